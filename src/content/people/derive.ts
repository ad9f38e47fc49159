/** Whoever is credited → a document of the type `people` each. */
import type { DerivedDocument } from "../compiler/document/derivation.ts";
import type { Document } from "../compiler/document/document.ts";
import { gatherPeople, type Somebody } from "./gather.ts";
import { markedSlug, personSlug, spells } from "./person-slug.ts";
import { dataOf } from "./person-data.ts";
import { rememberedData } from "./remembered-data.ts";
import { roleGroups } from "./role-groups.ts";

/** The first build of a process is mostly its only one, and what it remembers costs 3 % of it. */
let isFirst = true;

/** By slug. */
export function derivePeople(documents: readonly Document[]): DerivedDocument[] {
  const people = [...gatherPeople(documents)];
  const groupOf = roleGroups(documents);
  const make = isFirst ? dataOf : rememberedData;
  isFirst = false;
  const derived = [...slugsOf(people)].map(([person, slug]) => ({
    slug,
    data: make(person, groupOf),
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
  for (const person of people) if (person.file) take(person, person.file.document.source.slug);
  for (const { person, slug } of people.flatMap(addressed).toSorted(bySpelling))
    take(person, taken.has(slug) ? markedSlug(person.key) : slug);
  return slugs;
}

/** Somebody without a file. */
function addressed(person: Somebody) {
  if (person.file) return [];
  const slug = personSlug(person.key);
  return [{ person, slug, isSpelt: spells(slug, person.key) }];
}

type Addressed = ReturnType<typeof addressed>[number];

/** The name that the slug spells comes first, so that no other takes its address. */
function bySpelling(a: Addressed, b: Addressed): number {
  return Number(b.isSpelt) - Number(a.isSpelt) || (a.person.key < b.person.key ? -1 : 1);
}
