/** Everyone who is credited, and the way from a name to their page. */
import { list } from "#content/people.js";
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { Work } from "../../shared/magazine/person.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/collections.ts";
import { grouped } from "./grouped.ts";
import { inListOrder, remembered } from "./order.ts";
import { strongest } from "./strongest.ts";

export type Person = DocumentOf<"people">;
export type PersonSummary = SummaryOf<"people">;
export type { Work };

/** By their newest works. */
export function listPeople(): readonly PersonSummary[] {
  return inListOrder(list());
}

/** A name as a document credits it. */
export interface Mention {
  type: Work["type"];
  slug: string;
  name: string;
  /** Outside link, by which two of one name in the same document are told apart. */
  link?: string;
}

const namedSo = remembered((people: readonly PersonSummary[]) => grouped(people, namesOf));

const namesOf = ({ name, spellings }: PersonSummary) => [...new Set([name, ...spellings].map(nameKey))];

/** Whom a document names; of several of one name, who has a work in it. */
export function personOf({ type, slug, name, link }: Mention): PersonSummary | undefined {
  const named = namedSo(list()).get(nameKey(name)) ?? [];
  if (named.length < 2) return named[0];
  const credited = named.filter(({ works }) => works.some((work) => work.type === type && work.slug === slug));
  return credited.find(({ links }) => link && links.includes(link)) ?? credited[0];
}

/** The address of the page of whom a document names; `undefined` where there is none. */
export const personIn = (type: Work["type"], slug: string, name: string, link?: string): string | undefined =>
  personOf({ type, slug, name, ...(link && { link }) })?.address;

export const personAt = (slug: string) => bySlug(list()).get(slug);

const bySlug = remembered((people: readonly PersonSummary[]) => new Map(people.map((each) => [each.slug, each])));

export const workKey = ({ type, slug }: Pick<Work, "type" | "slug">) => `${type}/${slug}`;

const byWork = remembered((people: readonly PersonSummary[]) => grouped(people, ({ works }) => works.map(workKey)));

/** Whom a document credits. */
export const peopleIn = (work: Pick<Work, "type" | "slug">): readonly PersonSummary[] =>
  byWork(list()).get(workKey(work)) ?? [];

/** With whom somebody shares the most works. */
export interface Collaborator {
  name: string;
  address: string;
  /** Of works that both are credited in. */
  shared: number;
}

/** Most first; those with equally many by name. */
export function collaboratorsOf({ slug }: { slug: string }, most: number): readonly Collaborator[] {
  const [known, key] = [collaborators(list()), `${most} ${slug}`];
  const found = known.get(key) ?? findCollaborators(slug, most);
  known.set(key, found);
  return found;
}

/** A long list of works has many pages, and each shows them. */
const collaborators = remembered((_people: readonly PersonSummary[]) => new Map<string, Collaborator[]>());

function findCollaborators(slug: string, most: number): Collaborator[] {
  const shared = new Map<PersonSummary, number>();
  for (const work of personAt(slug)?.works ?? [])
    for (const other of byWork(list()).get(workKey(work)) ?? [])
      if (other.slug !== slug) shared.set(other, (shared.get(other) ?? 0) + 1);
  return strongest([...shared], most, byName).map(([{ name, address }, count]) => ({ name, address, shared: count }));
}

const { compare } = new Intl.Collator("es");
const byName = (a: PersonSummary, b: PersonSummary) => compare(a.name, b.name) || compare(a.slug, b.slug);
