/**
 * Further reading for a document: documents that share people, topics or words with it, and other works of the same
 * people. The links are chosen from all content if content is available, and only the chosen links become data of the
 * page. If other content changes but the choice stays the same, the page does not change.
 */
import { get } from "#content/store.js";
import type { Summary } from "../../../content/schema/document.ts";
import { DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { listOf } from "../lists/lists.ts";
import { nameOf, type Named, type PageLink } from "../pages/page-link.ts";
import { peopleIn, type Work, workKey, personAt } from "../people/people.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { type Dated, newerFirst, type Relations, relationsOf, type Subject, WORKS_COMPARED } from "./relations.ts";
import { rememberedFor, strongest, type Weighed } from "../lists/order.ts";
import { listedWork } from "../people/works.ts";
import type { WithTopics } from "../topics/topics.ts";
import { onceForEach } from "../../../shared/once.ts";

type Place = Pick<Work, "type" | "slug">;

/** Work that shares people with the document. `people`: names of the shared people, most distinctive first. */
export interface SharedWork extends PageLink {
  people: readonly string[];
}

/** Maximum number of links in each of the two lists: related documents, and works of the same people. */
const MOST = 3;
/** Maximum number of names shown under a work. */
const NAMES = 2;

/**
 * Returns functions that find further reading of a document. `beside`: links that the page already has, which are left
 * out.
 */
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

/**
 * Returns the first `MOST` links that are not in `beside`. Callers pass the links heaviest first, and enough links to
 * replace the ones that are left out.
 */
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
  /**
   * Weight of the person in a comparison. The fewer documents the person made, the larger the weight; 0 for
   * contributors of nearly every document.
   */
  weight: number;
  works: readonly Dated[];
}

/** Lists the contributors of a document, most distinctive first. Contributors of nearly every document are left out. */
function tellingTeam({ makerOf }: Index, place: Place): Maker[] {
  const team = peopleIn(workKey(place)).map(({ name, slug }) => ({ name, ...makerOf(slug) }));
  return team.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
}

/** Lists the works of the people in a team, each work with the sum of the weights of its makers in that team. */
function sharedWorks(team: readonly Maker[]): Weighed<Dated>[] {
  const weights = new Map<Dated, number>();
  for (const { works, weight } of team) for (const work of works) weights.set(work, (weights.get(work) ?? 0) + weight);
  return [...weights];
}

interface Index {
  relations: Relations;
  makerOf: (person: string) => Omit<Maker, "name">;
}

interface Listed extends Summary, Named, WithTopics {
  subtitle?: string;
}

/**
 * Types whose documents have pages, except people. `text`: name of the field whose text is compared; `undefined` if the
 * type is not compared.
 */
const compared = await Promise.all(
  Object.entries(DOCUMENT_TYPES)
    .filter(([type, { hasPages }]) => hasPages && type !== "people")
    .map(async ([type, { comparedBy: text }]) => ({ type, text, list: await listOf<Listed>(type) })),
);
const lists = [...compared.map(({ list }) => list), await listOf("people")];

/** Returns the index of the current content. */
const currentIndex = rememberedFor(lists, makeIndex);

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
  const { slug, published = "", subtitle, topics = [] } = document;
  const people = peopleIn(workKey({ type, slug })).map((person) => person.slug);
  const title = subtitle === undefined ? nameOf(document) : `${nameOf(document)} ${subtitle}`;
  return {
    id: workKey({ type, slug }),
    type,
    published,
    people,
    topics: topics.map((topic) => topic.slug),
    text: { title, html: await textOf(type, slug, field) },
  };
}

/**
 * Returns the HTML of a field. Returns `""` in a browser, where only titles are compared, because the browser would
 * request each document separately.
 */
async function textOf(type: string, slug: string, field: string): Promise<string> {
  if (!import.meta.env.SSR) return "";
  const document = (await get(type, slug.toLowerCase()))?.document as Record<string, { html?: string }> | undefined;
  return document?.[field]?.html ?? "";
}

/**
 * Returns a function that lists the compared works of a person, by the slug of the person. `days`: id of a work → day
 * of publication. Each work is a single object even if several people made it, because works are compared by identity.
 */
function comparedWorks(days: ReadonlyMap<string, string>) {
  const workOf = onceForEach((id: string): Dated => ({ id, published: days.get(id) ?? "" }));
  return onceForEach((person: string): readonly Dated[] =>
    (personAt(person)?.works ?? [])
      .slice(0, WORKS_COMPARED)
      .flatMap((work) => (work.type === "team" ? [] : [workOf(workKey(work))])),
  );
}
