/** What is probably a mistake in the names, links and roles of credits: nobody but an editor can tell. */
import type { Document } from "../compiler/document/document.ts";
import type { Finding } from "../compiler/problems/finding.ts";
import { creditReader } from "./credit-reader.ts";
import { forEachCredit, type Credit, type Collector } from "./credits.ts";
import { personFiles } from "./person-files.ts";
import { usedNames } from "./spelling/near-name-findings.ts";
import { usedRoles } from "./spelling/role-findings.ts";
import { usedLinks } from "./spelling/link-findings.ts";
import { PROBLEMS } from "../problems.ts";
import { roleGroups } from "./role-groups.ts";

export function warnOfPeople(documents: readonly Document[]): Finding[] {
  const [names, unclear] = [usedNames(), unclearNames(documents)];
  const [links, roles] = [usedLinks(), usedRoles(documents)];
  forEachCredit(documents, creditReader(documents, personFiles(documents)), (credit) => {
    names.add(credit);
    unclear.add(credit);
    links.add(credit);
    roles.add(credit);
  });
  const near = names.findings();
  // «Arrieta, Tomás» beside «Tomás Arrieta» is told of once.
  const told = new Set(near.map(({ details }) => details?.value));
  return [
    ...near,
    ...unclear.findings().filter(({ details }) => !told.has(details?.value)),
    ...links.findings(),
    ...roles.findings(),
  ];
}

/** Credits that may be one name or several: each is asked about once, unless its role says that it is no person's. */
function unclearNames(documents: readonly Document[]): Collector {
  const groupOf = roleGroups(documents);
  const found = new Map<string, Finding>();
  const add = ({ document, mention, role, isUnclear }: Credit) => {
    const { name: value, path } = mention;
    if (!isUnclear || found.has(value) || groupOf(role).kind === "organization") return;
    const code = { code: "unclear-names", ...PROBLEMS["unclear-names"] };
    found.set(value, { code, source: document.source, path, details: { value } });
  };
  return { add, findings: () => [...found.values()] };
}
