/** Finds the people whom changed documents affect. The data of all other people stays the same. */
import type { Change } from "../compiler/document/collection.ts";
import type { Document } from "../compiler/document/document.ts";
import { creditReader, type CreditReader } from "./credit-names.ts";
import { forEachCredit, isSubject, isWork } from "./each-credit.ts";
import { type GatheredPerson } from "./gather.ts";
import { personFiles } from "./person-files.ts";
import { personSlug } from "./person-slug.ts";

export function affectedBy(
  changes: readonly Change[],
  documents: readonly Document[],
): (person: GatheredPerson) => boolean {
  const readCredit = creditReader(documents, personFiles(documents));
  if (changes.some(affectsAll) || changesRoles(changes, documents, readCredit)) return () => true;
  const keys = new Set(changes.flatMap((change) => changedKeys(change, readCredit)));
  // People with the same slug are affected, too, because only one of them can have the slug.
  const slugs = new Set(Array.from(keys, personSlug));
  return ({ key, file, slug }) => file !== undefined || keys.has(key) || slugs.has(slug);
}

/**
 * Checks whether a change may affect all credits. This is so if the document is not a work but, for example, a person's
 * file, or if its signatures changed. A signature is a reference that credits the subject of another document, such as
 * a team member, on the day of the work.
 */
function affectsAll({ before, after }: Change): boolean {
  return !isWork(after) || signatures(before) !== signatures(after);
}

function signatures({ metadata: { references, published } }: Document): string {
  const signed = references.filter(({ role }) => role !== undefined);
  return signed.length > 0 ? JSON.stringify([published, signed]) : "";
}

/** Checks whether a role appears or disappears, because this may change how other credits are read. */
function changesRoles(changes: readonly Change[], documents: readonly Document[], readCredit: CreditReader): boolean {
  const rolesBefore = rolesIn(
    changes.map(({ before }) => before),
    readCredit,
  );
  const rolesAfter = rolesIn(
    changes.map(({ after }) => after),
    readCredit,
  );
  const differentRoles = [...rolesBefore, ...rolesAfter].filter(
    (role) => !rolesBefore.has(role) || !rolesAfter.has(role),
  );
  if (differentRoles.length === 0) return false;
  const changed = new Set(changes.map(({ after }) => after));
  const others = documents.filter((document) => isWork(document) && !changed.has(document));
  const otherRoles = new Set(others.flatMap(({ metadata }) => metadata.credits.map(({ role }) => role)));
  return differentRoles.some((role) => !otherRoles.has(role));
}

function rolesIn(documents: readonly Document[], readCredit: CreditReader): Set<string> {
  const roles = new Set<string>();
  forEachCredit(documents, readCredit, ({ role, mention }) => roles.add(role).add(mention.role));
  return roles;
}

/** Returns the keys of names whose credits differ between the two versions of a document. */
function changedKeys({ before, after }: Change, readCredit: CreditReader): string[] {
  const [creditsBefore, creditsAfter] = [summarizeCredits(before, readCredit), summarizeCredits(after, readCredit)];
  return [...creditsBefore.keys(), ...creditsAfter.keys()].filter(
    (key) => creditsBefore.get(key) !== creditsAfter.get(key),
  );
}

/** Summarizes each name's credits in a document as a string. */
function summarizeCredits(document: Document, readCredit: CreditReader): ReadonlyMap<string, string> {
  const summaries = new Map<string, string>();
  forEachCredit([document], readCredit, (credit) => {
    const { role, link, match } = credit;
    const summary = summaries.get(match.key) ?? document.metadata.published ?? "";
    summaries.set(match.key, summary + JSON.stringify([role, link, match.spelling, isSubject(credit)]));
  });
  return summaries;
}
