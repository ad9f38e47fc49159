/** Answers which names a credit says. Most credits come often, and each is looked at once. */
import { nameKey } from "../../shared/compiled/name-key.ts";
import { onceForEach } from "../../shared/once-for-each.ts";
import { PICTURE_ROLES } from "../../shared/magazine/picture-credit.ts";
import type { Document } from "../compiler/document/document.ts";
import { once } from "../compiler/document/once.ts";
import { type Claimed, claims, type PersonFile } from "./person-files.ts";
import { listedRoles } from "./role-groups.ts";
import { type SaidName, saidNames, type SaidNames } from "./said-names.ts";

interface ReadCredit extends SaidNames {
  names: readonly (SaidName & { claimed: Claimed })[];
}

export type CreditReader = (credit: string) => ReadCredit;

export function creditReader(documents: readonly Document[], files: readonly PersonFile[]): CreditReader {
  const claimedBy = claims(files);
  const roles = once(() => rolesIn(documents));
  const isDeclared = (name: string) => files.length > 0 && claimedBy(name).files.length > 0;
  const isRole = (word: string) => roles().has(nameKey(word));
  return onceForEach((credit) => {
    const { names, isUnclear } = saidNames(credit, { isDeclared, isRole });
    return { names: names.map((said) => ({ ...said, claimed: claimedBy(said.name) })), isUnclear };
  });
}

/** Those of the table, and those that are written. */
function rolesIn(documents: readonly Document[]): ReadonlySet<string> {
  const listed = listedRoles(documents).map(({ text }) => text);
  const written = new Set(documents.flatMap(({ metadata }) => metadata.credits.map(({ role }) => role)));
  return new Set([...PICTURE_ROLES, ...listed, ...written].map(nameKey));
}
