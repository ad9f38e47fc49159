/** Answers which names a credit says. Most credits come often, and each is looked at once. */
import { nameKey } from "../../shared/compiled/name-key.ts";
import { onceForEach } from "../../shared/once.ts";
import { PICTURE_ROLES } from "../../shared/magazine/picture-credit.ts";
import type { Document } from "../compiler/document/document.ts";
import { type Claimed, claims, type PersonFile } from "./person-files.ts";
import { listedRoles } from "./role-groups.ts";
import { type SaidName, saidNames, type SaidNames } from "./said-names.ts";

interface ReadCredit extends SaidNames {
  names: readonly (SaidName & { claimed: Claimed })[];
}

export type CreditReader = (credit: string) => ReadCredit;

export function creditReader(documents: readonly Document[], files: readonly PersonFile[]): CreditReader {
  const claimedBy = claims(files);
  const namesOf = namesBy(files, rolesIn(documents));
  return onceForEach((credit) => {
    const { names, isUnclear } = namesOf(credit);
    return { names: names.map((said) => ({ ...said, claimed: claimedBy(said.name) })), isUnclear };
  });
}

/** What credits were found to say with these names and roles: a build asks twice, of those who are made and of mistakes. */
let last: { known: string; namesOf: (credit: string) => SaidNames } | undefined;

function namesBy(files: readonly PersonFile[], roles: ReadonlySet<string>): (credit: string) => SaidNames {
  const declared = new Set(files.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs].map(nameKey)));
  const known = JSON.stringify([[...declared].toSorted(), [...roles].toSorted()]);
  if (last?.known === known) return last.namesOf;
  const isDeclared = (name: string) => declared.size > 0 && declared.has(nameKey(name));
  const isRole = (word: string) => roles.has(nameKey(word));
  const namesOf = onceForEach((credit: string) => saidNames(credit, { isDeclared, isRole }));
  last = { known, namesOf };
  return namesOf;
}

/** Those of the table, and those that are written. */
function rolesIn(documents: readonly Document[]): ReadonlySet<string> {
  const listed = listedRoles(documents).map(({ text }) => text);
  const written = new Set(documents.flatMap(({ metadata }) => metadata.credits.map(({ role }) => role)));
  return new Set([...PICTURE_ROLES, ...listed, ...written].map(nameKey));
}
