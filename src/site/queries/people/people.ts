/** Everyone who is credited, and the way from a name to their page. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { list as listCompiled } from "#content/people.js";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import type { Person as Credited, PersonSummary as CreditedSummary, Work } from "../../../shared/credits/person.ts";
import type { Identity } from "../../../content/schema/document.ts";
import { grouped, inListOrder, remembered, strongest } from "../lists/order.ts";
import { question } from "../dependencies/dependency-tracking.ts";

export type Person = Identity & Credited;
export type PersonSummary = Identity & CreditedSummary;
export type { Work };

const list = listCompiled as unknown as () => readonly PersonSummary[];

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

/** Somebody of a name. */
interface Named extends Pick<PersonSummary, "address" | "kind"> {
  /** They made more than one work. */
  hasMore: boolean;
  /** Keys of their works, and their links, where several have the name. */
  works: readonly string[];
  links: readonly string[];
}

const peopleNamed = question("people-named", (key): readonly Named[] => {
  const people = namedSo(list()).get(key) ?? [];
  const isClear = people.length < 2;
  return people.map(({ address, kind, count, works, links }) => ({
    address,
    kind,
    hasMore: count > 1,
    ...(isClear ? { works: [], links: [] } : { works: works.map(workKey), links }),
  }));
});

/** Whom a document names; of several of one name, who has a work in it. */
export function personOf({ type, slug, name, link }: Mention): Named | undefined {
  const named = peopleNamed(nameKey(name));
  if (named.length < 2) return named[0];
  const credited = named.filter(({ works }) => works.includes(workKey({ type, slug })));
  return credited.find(({ links }) => link && links.includes(link)) ?? credited[0];
}

/** The address of the page of whom a document names; `undefined` where there is none. */
export const personIn = (type: Work["type"], slug: string, name: string, link?: string): string | undefined =>
  personOf({ type, slug, name, ...(link && { link }) })?.address;

export const personAt = (slug: string) => bySlug(list()).get(slug);

const bySlug = remembered((people: readonly PersonSummary[]) => new Map(people.map((each) => [each.slug, each])));

export const workKey = ({ type, slug }: Pick<Work, "type" | "slug">) => `${type}/${slug}`;

const byWork = remembered((people: readonly PersonSummary[]) => grouped(people, ({ works }) => works.map(workKey)));

/** Somebody as others name them. */
type PersonName = Pick<PersonSummary, "slug" | "name" | "address">;

/** Whom a document credits, by its key. */
export const peopleIn = question("people-in", (key): readonly PersonName[] =>
  (byWork(list()).get(key) ?? []).map(({ slug, name, address }) => ({ slug, name, address })),
);

/** With whom somebody shares the most works. */
export interface Collaborator {
  name: string;
  address: string;
  /** Of works that both are credited in. */
  shared: number;
}

/** Most first; those with equally many by name. */
export function collaboratorsOf({ slug, works }: Pick<PersonSummary, "slug" | "works">, most: number): Collaborator[] {
  const shared = new Map<string, { person: PersonName; count: number }>();
  for (const person of works.flatMap((work) => peopleIn(workKey(work)))) {
    const known = shared.get(person.slug);
    if (known) known.count++;
    else if (person.slug !== slug) shared.set(person.slug, { person, count: 1 });
  }
  const weighed = Array.from(shared.values(), ({ person, count }) => [person, count] as const);
  return strongest(weighed, most, byName).map(([{ name, address }, count]) => ({ name, address, shared: count }));
}

const { compare } = new Intl.Collator(CONTENT_LANGUAGE);
const byName = (a: PersonName, b: PersonName) => compare(a.name, b.name) || compare(a.slug, b.slug);
