/** What is wrong in the names of people. */
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { Document } from "../compiler/document/document.ts";
import type { Finding } from "../compiler/problems/finding.ts";
import { PROBLEMS } from "../problems.ts";
import { creditReader } from "./credit-reader.ts";
import { forEachCredit } from "./credits.ts";
import { meantBy, type PersonFile, personFiles } from "./person-files.ts";

export function checkPeople(documents: readonly Document[]): Finding[] {
  const files = personFiles(documents);
  return [...takenNames(files), ...ambiguousCredits(documents, files)];
}

const pathOf = ({ document }: PersonFile) => document.source.file;

/** A name of somebody that another file is about. */
function takenNames(files: readonly PersonFile[]): Finding[] {
  const owners = new Map(files.map((file) => [nameKey(file.name), file]));
  return files.flatMap((file) =>
    file.alsoKnownAs.flatMap((name, index): Finding[] => {
      const owner = owners.get(nameKey(name));
      if (!owner || owner === file || nameKey(name) === nameKey(file.name)) return [];
      const details = { value: name, expected: pathOf(owner) };
      const code = { code: "taken-name", ...PROBLEMS["taken-name"] };
      return [{ code, source: file.document.source, path: ["alsoKnownAs", index], details }];
    }),
  );
}

function ambiguousCredits(documents: readonly Document[], files: readonly PersonFile[]): Finding[] {
  const names = files.flatMap(({ name, alsoKnownAs }) => [...new Set([name, ...alsoKnownAs].map(nameKey))]);
  // Few magazines have two of one name, and all of them have credits.
  if (new Set(names).size === names.length) return [];
  const findings: Finding[] = [];
  forEachCredit(documents, creditReader(documents, files), ({ document, mention, name, claimed }) => {
    if (claimed.files.length < 2 || meantBy(mention, document, claimed.files)) return;
    const details = { value: name, expected: claimed.files.map(pathOf).join(" y ") };
    const code = { code: "ambiguous-person", ...PROBLEMS["ambiguous-person"] };
    findings.push({ code, source: document.source, path: mention.path, details });
  });
  return findings;
}
