/** Whoever is credited → a document of the type `people` each. */
import type { Change, DerivedAgain, DerivedDocument } from "../compiler/document/derivation.ts";
import type { Document } from "../compiler/document/document.ts";
import { concernedBy } from "./concerned.ts";
import { gatherPeople, type Somebody } from "./gather.ts";
import { markedSlug, spells } from "./person-slug.ts";
import { dataOf } from "./person-data.ts";
import { roleGroups } from "./role-groups.ts";

/** By slug. */
export function derivePeople(documents: readonly Document[]): DerivedDocument[] {
  return derive(documents, () => true) as DerivedDocument[];
}

export function derivePeopleAgain(documents: readonly Document[], changes: readonly Change[]): DerivedAgain[] {
  return derive(documents, concernedBy(changes, documents));
}

function derive(documents: readonly Document[], isConcerned: (person: Somebody) => boolean): DerivedAgain[] {
  const { people, roles } = gatherPeople(documents, isConcerned);
  const groupOf = roleGroups(documents);
  // A role that the table lacks is called as who asks first writes it.
  for (const role of [...roles].toSorted()) groupOf(role);
  const derived = [...slugsOf(people)].map(([person, slug]) => ({
    slug,
    data: isConcerned(person) ? () => dataOf(person, groupOf) : undefined,
    file: person.file?.document.source.file,
  }));
  return derived.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Files name their addresses; of names with one slug the one that it spells has it, or the first in the order of their keys. */
function slugsOf(people: readonly Somebody[]): Map<Somebody, string> {
  const slugs = new Map<Somebody, string>();
  const taken = new Set<string>();
  const take = (person: Somebody, slug: string) => {
    slugs.set(person, slug);
    taken.add(slug.toLowerCase());
  };
  for (const person of people) if (person.file) take(person, person.slug);
  for (const { person, slug } of people.flatMap(addressed).toSorted(bySpelling))
    take(person, taken.has(slug) ? markedSlug(person.key) : slug);
  return slugs;
}

/** Somebody without a file. */
function addressed(person: Somebody) {
  if (person.file) return [];
  const { slug, key } = person;
  return [{ person, slug, isSpelt: spells(slug, key) }];
}

type Addressed = ReturnType<typeof addressed>[number];

/** The name that the slug spells comes first, so that no other takes its address. */
function bySpelling(a: Addressed, b: Addressed): number {
  return Number(b.isSpelt) - Number(a.isSpelt) || (a.person.key < b.person.key ? -1 : 1);
}
