/** Derives a document of the type `people` for every credited person. */
import type { Change, DerivedAgain, DerivedDocument } from "../compiler/document/collection.ts";
import type { Document } from "../compiler/document/document.ts";
import { affectedBy } from "./affected.ts";
import { gatherPeople, type GatheredPerson } from "./gather.ts";
import { hashedSlug, spells } from "./person-slug.ts";
import { roleGroups, type RoleGroup } from "./role-groups.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { linkKey } from "../../shared/compiled/link-key.ts";
import { type Person, type PersonKind, type Work, WORK_TYPES } from "../../shared/credits/person.ts";
import { workTypeOf } from "./each-credit.ts";
import { spellingOf } from "./person-files.ts";

/** Returns the documents of all people, sorted by slug. */
export function derivePeople(documents: readonly Document[]): DerivedDocument[] {
  return derive(documents, () => true) as DerivedDocument[];
}

export function derivePeopleAgain(documents: readonly Document[], changes: readonly Change[]): DerivedAgain[] {
  return derive(documents, affectedBy(changes, documents));
}

function derive(documents: readonly Document[], isAffected: (person: GatheredPerson) => boolean): DerivedAgain[] {
  const { people, roles } = gatherPeople(documents, isAffected);
  const groupOf = roleGroups(documents);
  // Roles are grouped in alphabetical order, so that the first spelling of an unlisted role is always its name.
  for (const role of [...roles].toSorted()) groupOf(role);
  const derived = [...slugsOf(people)].map(([person, slug]) => ({
    slug,
    data: isAffected(person) ? () => dataOf(person, groupOf) : undefined,
    file: person.file?.document.source.file,
  }));
  return derived.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/**
 * Assigns slugs. A person with a file has the slug of the file. If several other names share a slug, the name that is
 * spelt exactly like the slug gets it, otherwise the first name by key. The rest get a slug with a hash.
 */
function slugsOf(people: readonly GatheredPerson[]): Map<GatheredPerson, string> {
  const slugs = new Map<GatheredPerson, string>();
  const takenSlugs = new Set<string>();
  const assign = (person: GatheredPerson, slug: string) => {
    slugs.set(person, slug);
    takenSlugs.add(slug.toLowerCase());
  };
  for (const person of people) if (person.file) assign(person, person.slug);
  for (const { person, slug } of people.flatMap(slugCandidates).toSorted(exactFirst))
    assign(person, takenSlugs.has(slug) ? hashedSlug(person.key) : slug);
  return slugs;
}

/** Returns the slug candidate of a person without a file; an empty list for a person with a file. */
function slugCandidates(person: GatheredPerson) {
  if (person.file) return [];
  const { slug, key } = person;
  return [{ person, slug, isExact: spells(slug, key) }];
}

type SlugCandidate = ReturnType<typeof slugCandidates>[number];

/** Compares candidates: names spelt exactly like their slug come first, so that no other name gets the slug. */
function exactFirst(a: SlugCandidate, b: SlugCandidate): number {
  return Number(b.isExact) - Number(a.isExact) || (a.person.key < b.person.key ? -1 : 1);
}

type PersonData = Omit<Person, "slug" | "address" | "portrait" | "biography">;
type GroupOf = (role: string) => RoleGroup;

/** Computes the data of a person, except the portrait and the biography, which only the person's file has. */
function dataOf({ file, works, spellings, links }: GatheredPerson, groupOf: GroupOf): PersonData {
  const sortedSpellings = byFrequency(spellings);
  const sortedWorks = [...works.keys()].toSorted(byDay);
  const groups = countGroups(works, groupOf);
  const counts = new Map([...groups].map(([{ name }, times]) => [name, times]));
  const roles = byFrequency(counts);
  return {
    name: file ? spellingOf(file.name) : displayName(spellings),
    kind: kindOf(groups.keys()),
    roles,
    roleCounts: roles.map((role) => counts.get(role) ?? 0),
    spellings: [...new Set([...sortedSpellings, ...(file ? [file.name, ...file.alsoKnownAs].map(spellingOf) : [])])],
    links: distinctLinks([...(file?.link ? [file.link] : []), ...byFrequency(links)]),
    count: works.size,
    published: sortedWorks[0]?.metadata.published ?? "",
    ...(file && { hasFile: true as const }),
    works: sortedWorks.map((work): Work => ({
      type: workTypeOf(work),
      slug: work.source.slug,
      roles: works.get(work) ?? [],
    })),
  };
}

/** Counts the works of a person for each role group. */
function countGroups(works: GatheredPerson["works"], groupOf: GroupOf): Map<RoleGroup, number> {
  const counts = new Map<RoleGroup, number>();
  for (const roles of works.values())
    roles.map(groupOf).forEach((group, index, groups) => {
      if (groups.indexOf(group) === index) counts.set(group, (counts.get(group) ?? 0) + 1);
    });
  return counts;
}

/** Returns the kind of a person, combined from the kinds of the person's roles. */
function kindOf(groups: Iterable<RoleGroup>): PersonKind {
  const kinds = new Set(Array.from(groups, ({ kind }) => kind));
  if (kinds.has("person")) return "person";
  return kinds.has("organization") ? "organization" : "any";
}

const { compare } = new Intl.Collator(CONTENT_LANGUAGE, { numeric: true });

/** Compares works: dated works from newest to oldest, then the others by type and name. */
function byDay(a: Document, b: Document): number {
  const [one = "", other = ""] = [a.metadata.published, b.metadata.published];
  if (one !== other) return one < other ? 1 : -1;
  const rank = (document: Document) => WORK_TYPES.indexOf(workTypeOf(document));
  return rank(a) - rank(b) || compare(a.source.slug, b.source.slug);
}

/**
 * Returns the most frequent spelling. If several are equally frequent, returns the one with the most accents, because
 * accents are often left out.
 */
function displayName(spellings: ReadonlyMap<string, number>): string {
  const accents = (name: string) => name.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  const [first = ""] = [...spellings.keys()].toSorted(
    (a, b) => (spellings.get(b) ?? 0) - (spellings.get(a) ?? 0) || accents(b) - accents(a) || (a < b ? -1 : 1),
  );
  return first;
}

function byFrequency(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1)).map(([name]) => name);
}

/** Keeps only the first of several links to the same target. */
function distinctLinks(links: readonly string[]): string[] {
  const keys = links.map(linkKey);
  return links.filter((link, index) => keys.indexOf(linkKey(link)) === index);
}
