/** Finds the people whom changed documents affect. The data of all other people stays the same. */
import type { Change } from "../compiler/document/collection.ts";
import type { Document } from "../compiler/document/document.ts";
import { creditReader, type CreditReader } from "./credit-names.ts";
import { forEachCredit, isSubject, isWork } from "./each-credit.ts";
import { type Somebody } from "./gather.ts";
import { personFiles } from "./person-files.ts";
import { personSlug } from "./person-slug.ts";

export function affectedBy(changes: readonly Change[], documents: readonly Document[]): (person: Somebody) => boolean {
  const readCredit = creditReader(documents, personFiles(documents));
  if (changes.some(affectsAll) || changesRoles(changes, documents, readCredit)) return () => true;
  const keys = new Set(changes.flatMap((change) => keysOf(change, readCredit)));
  // People with the same slug are affected, too, because only one of them can have the slug.
  const slugs = new Set(Array.from(keys, personSlug));
  return ({ key, file, slug }) => file !== undefined || keys.has(key) || slugs.has(slug);
}

/**
 * Checks whether a change may affect all credits: a change of a person's file, of the groups of roles, or of
 * signatures. A signature is a reference that credits the person whom another document is about.
 */
function affectsAll({ before, after }: Change): boolean {
  return !isWork(after) || signatures(before) !== signatures(after);
}

const signatures = ({ metadata: { references } }: Document) =>
  JSON.stringify(references.filter(({ role }) => role !== undefined));

/** Checks whether a role appears or disappears, because this may change how other credits are read. */
function changesRoles(changes: readonly Change[], documents: readonly Document[], readCredit: CreditReader): boolean {
  const was = rolesIn(
    changes.map(({ before }) => before),
    readCredit,
  );
  const is = rolesIn(
    changes.map(({ after }) => after),
    readCredit,
  );
  const different = [...was, ...is].filter((role) => !was.has(role) || !is.has(role));
  if (different.length === 0) return false;
  const changed = new Set(changes.map(({ after }) => after));
  const others = documents.filter((document) => isWork(document) && !changed.has(document));
  const written = new Set(others.flatMap(({ metadata }) => metadata.credits.map(({ role }) => role)));
  return different.some((role) => !written.has(role));
}

function rolesIn(documents: readonly Document[], readCredit: CreditReader): Set<string> {
  const roles = new Set<string>();
  forEachCredit(documents, readCredit, ({ role, mention }) => roles.add(role).add(mention.role));
  return roles;
}

/** Returns the keys of names whose credits differ between the two versions of a document. */
function keysOf({ before, after }: Change, readCredit: CreditReader): string[] {
  const [was, is] = [creditsIn(before, readCredit), creditsIn(after, readCredit)];
  return [...was.keys(), ...is.keys()].filter((key) => was.get(key) !== is.get(key));
}

/** Summarizes the credits of each name in a document as a string. */
function creditsIn(document: Document, readCredit: CreditReader): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  forEachCredit([document], readCredit, (credit) => {
    const { role, link, claimed } = credit;
    const before = said.get(claimed.key) ?? document.metadata.published ?? "";
    said.set(claimed.key, before + JSON.stringify([role, link, claimed.spelling, isSubject(credit)]));
  });
  return said;
}
