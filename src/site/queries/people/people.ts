/** All credited people, and the person that a credited name refers to. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { list as listCompiled } from "#content/people.js";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import type { Person as Credited, PersonSummary as CreditedSummary, Work } from "../../../shared/credits/person.ts";
import type { Identity } from "../../../content/schema/document.ts";
import { groupByKeys, inListOrder, memoizeByList, pickHeaviest } from "../lists/order.ts";
import { question } from "../dependencies/dependency-tracking.ts";

export type Person = Identity & Credited;
export type PersonSummary = Identity & CreditedSummary;
export type { Work };

const list = listCompiled as unknown as () => readonly PersonSummary[];

/** Lists all credited people, those with the newest works first. */
export function listPeople(): readonly PersonSummary[] {
  return inListOrder(list());
}

/** Name that a document credits. `type` and `slug` identify the document. */
export interface Mention {
  type: Work["type"];
  slug: string;
  name: string;
  /** External link of the credit. The link distinguishes two people of the same name in one document. */
  link?: string;
}

const peopleByName = memoizeByList((people: readonly PersonSummary[]) => groupByKeys(people, namesOf));

const namesOf = ({ name, spellings }: PersonSummary) => [...new Set([name, ...spellings].map(nameKey))];

/** Person to whom a credited name refers. */
interface NamedPerson extends Pick<PersonSummary, "address" | "kind"> {
  /** Whether the person made more than one work. */
  hasMore: boolean;
  /** Keys of the person's works. They distinguish people of the same name. Empty if only one person has the name. */
  works: readonly string[];
  /** External links of the person; an empty list if only one person has the name. */
  links: readonly string[];
}

const peopleNamed = question("people-named", (key): readonly NamedPerson[] => {
  const people = peopleByName(list()).get(key) ?? [];
  const isUnique = people.length < 2;
  return people.map(({ address, kind, count, works, links }) => ({
    address,
    kind,
    hasMore: count > 1,
    ...(isUnique ? { works: [], links: [] } : { works: works.map(workKey), links }),
  }));
});

/**
 * Finds the person whom a document names. If several people have the name, finds one whom the document credits,
 * preferably one with the link `link`. Returns `undefined` if there is no such person.
 */
export function personOf({ type, slug, name, link }: Mention): NamedPerson | undefined {
  const candidates = peopleNamed(nameKey(name));
  if (candidates.length < 2) return candidates[0];
  const credited = candidates.filter(({ works }) => works.includes(workKey({ type, slug })));
  return credited.find(({ links }) => link && links.includes(link)) ?? credited[0];
}

/** Returns the address of the page of the person whom a document names; `undefined` if there is no such person. */
export const personIn = (type: Work["type"], slug: string, name: string, link?: string): string | undefined =>
  personOf({ type, slug, name, ...(link && { link }) })?.address;

export const personAt = (slug: string) => bySlug(list()).get(slug);

const bySlug = memoizeByList((people: readonly PersonSummary[]) => new Map(people.map((each) => [each.slug, each])));

export const workKey = ({ type, slug }: Pick<Work, "type" | "slug">) => `${type}/${slug}`;

const byWork = memoizeByList((people: readonly PersonSummary[]) =>
  groupByKeys(people, ({ works }) => works.map(workKey)),
);

/** Fields of a person that other pages show. */
type PersonName = Pick<PersonSummary, "slug" | "name" | "address">;

/** Lists the people whom a document credits; the key is the `workKey` of the document. */
export const peopleIn = question("people-in", (key): readonly PersonName[] =>
  (byWork(list()).get(key) ?? []).map(({ slug, name, address }) => ({ slug, name, address })),
);

/** Person who is credited in the same works as another person. */
export interface Collaborator {
  name: string;
  address: string;
  /** Number of works in which both people are credited. */
  shared: number;
}

/**
 * Lists at most `limit` collaborators of a person: those with the most shared works first. Collaborators with the same
 * number of shared works are sorted by name.
 */
export function collaboratorsOf({ slug, works }: Pick<PersonSummary, "slug" | "works">, limit: number): Collaborator[] {
  const shared = new Map<string, { person: PersonName; count: number }>();
  for (const person of works.flatMap((work) => peopleIn(workKey(work)))) {
    const entry = shared.get(person.slug);
    if (entry) entry.count++;
    else if (person.slug !== slug) shared.set(person.slug, { person, count: 1 });
  }
  const weighted = Array.from(shared.values(), ({ person, count }) => [person, count] as const);
  return pickHeaviest(weighted, limit, byName).map(([{ name, address }, count]) => ({ name, address, shared: count }));
}

const { compare } = new Intl.Collator(CONTENT_LANGUAGE);
const byName = (a: PersonName, b: PersonName) => compare(a.name, b.name) || compare(a.slug, b.slug);
