/**
 * Further reading of a document: others that share people or words, and other works of the same people. It is chosen
 * from all content where that is at hand, and only the choice becomes data of the page: a change elsewhere that leaves
 * the choice as it is does not change the page.
 */
import { get } from "#content/store.js";
import type { Summary } from "../../../content/schema/document.ts";
import { DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { listOf } from "../lists/lists.ts";
import { nameOf, type Named, type PageLink } from "../pages/page-link.ts";
import { peopleIn, type Work, workKey, personAt } from "../people/people.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { type Dated, newerFirst, type Relations, relationsOf, type Subject, WORKS_COMPARED } from "./relations.ts";
import { strongest, type Weighed } from "../lists/order.ts";
import { listedWork } from "../people/works.ts";
import { onceForEach } from "../../../shared/once.ts";

type Place = Pick<Work, "type" | "slug">;

/** Work by people of the document; `people`: names of those who made it, the most distinctive first. */
export interface SharedWork extends PageLink {
  people: readonly string[];
}

/** Number of links of each kind. */
const MOST = 3;
/** Number of names under a work. */
const NAMES = 2;

/** Finds further reading of a document. `beside`: links that the page has anyway, which are not offered again. */
export async function furtherReading() {
  const index = await currentIndex();
  return {
    related: (place: Place, beside: Beside): PageLink[] => {
      const related = index.relations.relatedTo(workKey(place), MOST + beside.length);
      return offered(
        related.flatMap((id) => linkTo(id) ?? []),
        beside,
      );
    },
    samePeople: (place: Place, beside: Beside): SharedWork[] => {
      const [team, own] = [tellingTeam(index, place), workKey(place)];
      const others = sharedWorks(team).filter(([{ id }]) => id !== own);
      const makersOf = (work: Dated) => team.filter(({ works }) => works.includes(work));
      return offered(
        strongest(others, MOST + beside.length, newerFirst).flatMap(([work]) =>
          withPeople(linkTo(work.id), makersOf(work)),
        ),
        beside,
      );
    },
  };
}

type Beside = readonly (PageLink | undefined)[];

/** First links that are not in `beside`. Callers pass enough links, heaviest first, for those that are left out. */
function offered<Link extends PageLink>(links: readonly Link[], beside: Beside): Link[] {
  const addresses = new Set(beside.map((link) => link?.address));
  return links.filter(({ address }) => !addresses.has(address)).slice(0, MOST);
}

const withPeople = (link: PageLink | undefined, people: readonly Maker[]): SharedWork[] =>
  link ? [{ ...link, people: people.slice(0, NAMES).map(({ name }) => name) }] : [];

function linkTo(id: string): PageLink | undefined {
  const [type = "", slug = ""] = id.split("/");
  const found = listedWork({ type, slug, roles: [] });
  if (!found) return undefined;
  const { title, lang, address, picture } = found;
  return { name: title, lang, address, ...(picture && { picture }) };
}

interface Maker {
  name: string;
  /** Weight of the person in a comparison: the fewer documents they made, the more; 0 for makers of nearly all. */
  weight: number;
  works: readonly Dated[];
}

/** Contributors of a document, most distinctive first; those of nearly every document are left out. */
function tellingTeam({ makerOf }: Index, place: Place): Maker[] {
  const team = peopleIn(workKey(place)).map(({ name, slug }) => ({ name, ...makerOf(slug) }));
  return team.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
}

/** Works of these people, each with the sum of the weights of its makers. */
function sharedWorks(team: readonly Maker[]): Weighed<Dated>[] {
  const weights = new Map<Dated, number>();
  for (const { works, weight } of team) for (const work of works) weights.set(work, (weights.get(work) ?? 0) + weight);
  return [...weights];
}

interface Index {
  relations: Relations;
  makerOf: (person: string) => Omit<Maker, "name">;
}

interface Listed extends Summary, Named {
  subtitle?: string;
}

/** Types whose documents have pages, except people. `text`: field that is compared; undefined if none is. */
const compared = await Promise.all(
  Object.entries(DOCUMENT_TYPES)
    .filter(([type, { hasPages }]) => hasPages && type !== "people")
    .map(async ([type, { comparedBy: text }]) => ({ type, text, list: await listOf<Listed>(type) })),
);
const lists = [...compared.map(({ list }) => list), await listOf("people")];

let known: { found: readonly unknown[]; index: Promise<Index> } | undefined;

/** Index of the current content, cached until a list is replaced, as the development server does. */
function currentIndex(): Promise<Index> {
  const found = lists.map((list) => list());
  if (!known || found.some((list, place) => list !== known?.found[place])) known = { found, index: makeIndex() };
  return known.index;
}

async function makeIndex(): Promise<Index> {
  const found = await subjects();
  const dated = compared.flatMap(({ type, list }) =>
    list().map(({ slug, published = "" }) => [workKey({ type, slug }), published] as const),
  );
  const days = new Map(dated);
  const [relations, worksOf] = [relationsOf(found), comparedWorks(days)];
  const makerOf = question("maker", (person) => ({ weight: relations.weightOf(person), works: worksOf(person) }));
  return { relations, makerOf };
}

async function subjects(): Promise<Subject[]> {
  const found = compared.map(({ type, text, list }) =>
    text === undefined ? [] : Promise.all(list().map((document) => subject(type, document, text))),
  );
  return (await Promise.all(found)).flat();
}

async function subject(type: string, document: Listed, field: string): Promise<Subject> {
  const { slug, published = "", subtitle } = document;
  const people = peopleIn(workKey({ type, slug })).map((person) => person.slug);
  const title = subtitle === undefined ? nameOf(document) : `${nameOf(document)} ${subtitle}`;
  return {
    id: workKey({ type, slug }),
    type,
    published,
    people,
    text: { title, html: await textOf(type, slug, field) },
  };
}

/** HTML of a field. Empty in a browser, where only titles are compared: it would request each document by itself. */
async function textOf(type: string, slug: string, field: string): Promise<string> {
  if (!import.meta.env.SSR) return "";
  const document = (await get(type, slug.toLowerCase()))?.document as Record<string, { html?: string }> | undefined;
  return document?.[field]?.html ?? "";
}

/**
 * Returns a function from the slug of a person to their works that are compared. `days`: id → day, of the works that
 * have one. Each work is one object, however many people made it, since works are compared by identity.
 */
function comparedWorks(days: ReadonlyMap<string, string>) {
  const workOf = onceForEach((id: string): Dated => ({ id, published: days.get(id) ?? "" }));
  return onceForEach((person: string): readonly Dated[] =>
    (personAt(person)?.works ?? [])
      .slice(0, WORKS_COMPARED)
      .flatMap((work) => (work.type === "team" ? [] : [workOf(workKey(work))])),
  );
}
