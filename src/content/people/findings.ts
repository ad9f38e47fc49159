/** Checks the names of people, and reports errors and probable mistakes. */
import { messages } from "../messages/messages.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { Document } from "../compiler/document/document.ts";
import type { Finding } from "../compiler/problems/problem.ts";
import { rule } from "../rules.ts";
import { creditReader } from "./credit-names.ts";
import { forEachCredit, type Credit, type Collector } from "./each-credit.ts";
import { matchingFile, type PersonFile, personFiles } from "./person-files.ts";
import { nameCollector } from "./spelling/near-name-findings.ts";
import { roleCollector } from "./spelling/role-findings.ts";
import { linkCollector } from "./spelling/link-findings.ts";
import { roleGroups } from "./role-groups.ts";

export function checkPeople(documents: readonly Document[]): Finding[] {
  const files = personFiles(documents);
  return [...findTakenNames(files), ...findAmbiguousCredits(documents, files)];
}

const pathOf = ({ document }: PersonFile) => document.source.file;

/** Finds aliases that are the main name in another person's file. */
function findTakenNames(files: readonly PersonFile[]): Finding[] {
  const owners = new Map(files.map((file) => [nameKey(file.name), file]));
  return files.flatMap((file) =>
    file.alsoKnownAs.flatMap((name, index): Finding[] => {
      const owner = owners.get(nameKey(name));
      if (!owner || owner === file || nameKey(name) === nameKey(file.name)) return [];
      const details = { value: name, expected: pathOf(owner) };
      return [{ code: rule("taken-name"), source: file.document.source, path: ["alsoKnownAs", index], details }];
    }),
  );
}

function findAmbiguousCredits(documents: readonly Document[], files: readonly PersonFile[]): Finding[] {
  const names = files.flatMap(({ name, alsoKnownAs }) => [...new Set([name, ...alsoKnownAs].map(nameKey))]);
  // If no two files have a name in common, no credit is ambiguous, and the credits are not read.
  if (new Set(names).size === names.length) return [];
  const findings: Finding[] = [];
  forEachCredit(documents, creditReader(documents, files), ({ document, mention, name, match }) => {
    if (match.files.length < 2 || matchingFile(mention, document, match.files)) return;
    const details = { value: name, expected: match.files.map(pathOf).join(messages.authoring.and) };
    findings.push({
      code: rule("ambiguous-person"),
      source: document.source,
      path: mention.path,
      ...(mention.at && { at: mention.at }),
      details,
    });
  });
  return findings;
}

/** Reports probable mistakes in the names, links and roles of credits. Only people can judge these mistakes. */
export function warnOfPeople(documents: readonly Document[]): Finding[] {
  const [names, unclear] = [nameCollector(), unclearNameCollector(documents)];
  const [links, roles] = [linkCollector(), roleCollector(documents)];
  forEachCredit(documents, creditReader(documents, personFiles(documents)), (credit) => {
    names.add(credit);
    unclear.add(credit);
    links.add(credit);
    roles.add(credit);
  });
  const near = names.findings();
  // A credit such as «Arrieta, Tomás» may be both unclear and similar to a name. Only the similarity is reported.
  const reported = new Set(near.map(({ details }) => details?.value));
  return [
    ...near,
    ...unclear.findings().filter(({ details }) => !reported.has(details?.value)),
    ...links.findings(),
    ...roles.findings(),
  ];
}

/**
 * Finds credits that may be one name or several, unless their role belongs to organizations. Each credit is reported
 * once.
 */
function unclearNameCollector(documents: readonly Document[]): Collector {
  const groupOf = roleGroups(documents);
  const findingByName = new Map<string, Finding>();
  const add = ({ document, mention, role, isUnclear }: Credit) => {
    const { name: value, path, at } = mention;
    if (!isUnclear || findingByName.has(value) || groupOf(role).kind === "organization") return;
    const code = rule("unclear-names");
    findingByName.set(value, { code, source: document.source, path, ...(at && { at }), details: { value } });
  };
  return { add, findings: () => [...findingByName.values()] };
}
