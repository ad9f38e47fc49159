/** What is probably a mistake in the names, links and roles of credits: nobody but an editor can tell. */
import type { Document } from "../compiler/document/document.ts";
import type { Finding } from "../compiler/problems/finding.ts";
import { creditsOf } from "./gather.ts";
import { personFiles } from "./person-files.ts";
import { nearNameFindings } from "./spelling/near-name-findings.ts";
import { roleFindings } from "./spelling/role-findings.ts";
import { linkFindings } from "./spelling/link-findings.ts";
import { unclearNames } from "./unclear-names.ts";

export function warnOfPeople(documents: readonly Document[]): Finding[] {
  const credits = [...creditsOf(documents, personFiles(documents))];
  const near = nearNameFindings(credits);
  // «Arrieta, Tomás» beside «Tomás Arrieta» is told of once.
  const told = new Set(near.map(({ details }) => details?.value));
  return [
    ...near,
    ...unclearNames(credits, documents).filter(({ details }) => !told.has(details?.value)),
    ...linkFindings(credits),
    ...roleFindings(credits, documents),
  ];
}
