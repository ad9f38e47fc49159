/**
 * Further reading for a document: documents that share people, topics or words with it, and other works of the same
 * people. The links are chosen from all content, but the data of the page contain only the chosen links. If other
 * content changes and the choice stays the same, the page does not change.
 */
import { get } from "#content/store.js";
import type { Summary } from "../../../content/schema/document.ts";
import { DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { listOf } from "../lists/lists.ts";
import { nameOf, type Named, type PageLink } from "../pages/page-link.ts";
import { peopleIn, type Work, workKey, personAt } from "../people/people.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { type Dated, newerFirst, type Relations, relationsOf, type Subject, WORKS_COMPARED } from "./relations.ts";
import { memoizeForLists, pickHeaviest, type Weighted } from "../lists/order.ts";
import { toListedWork } from "../people/works.ts";
import type { WithTopics } from "../topics/topics.ts";
import { onceForEach } from "../../../shared/once.ts";

type DocumentRef = Pick<Work, "type" | "slug">;

/** Work that has people in common with a document. `people`: names of these people, most distinctive first. */
export interface SharedWork extends PageLink {
  people: readonly string[];
}

/** Maximum number of links in each of the two lists: related documents, and works of the same people. */
const MAX_LINKS = 3;
/** Maximum number of names shown under a work. */
const MAX_NAMES = 2;

/**
 * Returns functions that find further reading for a document. Their parameter `shownLinks` contains the links that the
 * page already shows; these are left out.
 */
export async function furtherReading() {
  const index = await currentIndex();
  return {
    related: (ref: DocumentRef, shownLinks: ShownLinks): PageLink[] => {
      const related = index.relations.relatedTo(workKey(ref), MAX_LINKS + shownLinks.length);
      return pickLinks(
        related.flatMap((id) => linkTo(id) ?? []),
        shownLinks,
      );
    },
    samePeople: (ref: DocumentRef, shownLinks: ShownLinks): SharedWork[] => {
      const [team, ownKey] = [distinctiveMakers(index, ref), workKey(ref)];
      const others = sharedWorks(team).filter(([{ id }]) => id !== ownKey);
      const makersOf = (work: Dated) => team.filter(({ works }) => works.includes(work));
      return pickLinks(
        pickHeaviest(others, MAX_LINKS + shownLinks.length, newerFirst).flatMap(([work]) =>
          withPeople(linkTo(work.id), makersOf(work)),
        ),
        shownLinks,
      );
    },
  };
}

type ShownLinks = readonly (PageLink | undefined)[];

/**
 * Returns the first `MAX_LINKS` links that are not in `shownLinks`. Callers sort the links by weight, largest first,
 * and pass enough links to replace those that are left out.
 */
function pickLinks<Link extends PageLink>(links: readonly Link[], shownLinks: ShownLinks): Link[] {
  const addresses = new Set(shownLinks.map((link) => link?.address));
  return links.filter(({ address }) => !addresses.has(address)).slice(0, MAX_LINKS);
}

const withPeople = (link: PageLink | undefined, people: readonly Maker[]): SharedWork[] =>
  link ? [{ ...link, people: people.slice(0, MAX_NAMES).map(({ name }) => name) }] : [];

function linkTo(id: string): PageLink | undefined {
  const [type = "", slug = ""] = id.split("/");
  const work = toListedWork({ type, slug, roles: [] });
  if (!work) return undefined;
  const { title, lang, address, picture } = work;
  return { name: title, lang, address, ...(picture && { picture }) };
}

interface Maker {
  name: string;
  /**
   * Weight of the person in a comparison. The fewer documents the person made, the larger the weight; 0 if the person
   * contributed to nearly every document.
   */
  weight: number;
  works: readonly Dated[];
}

/** Lists the people who made a document, most distinctive first, except those who made nearly every document. */
function distinctiveMakers({ makerOf }: Index, ref: DocumentRef): Maker[] {
  const team = peopleIn(workKey(ref)).map(({ name, slug }) => ({ name, ...makerOf(slug) }));
  return team.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
}

/** Lists the works of the people in `team`. The weight of a work is the sum of the weights of its makers in `team`. */
function sharedWorks(team: readonly Maker[]): Weighted<Dated>[] {
  const weights = new Map<Dated, number>();
  for (const { works, weight } of team) for (const work of works) weights.set(work, (weights.get(work) ?? 0) + weight);
  return [...weights];
}

interface Index {
  relations: Relations;
  makerOf: (person: string) => Omit<Maker, "name">;
}

interface ListedDocument extends Summary, Named, WithTopics {
  subtitle?: string;
}

/**
 * Document types with pages, except people. `text`: name of the field whose text is compared; `undefined` if documents
 * of the type are not compared.
 */
const comparedTypes = await Promise.all(
  Object.entries(DOCUMENT_TYPES)
    .filter(([type, { hasPages }]) => hasPages && type !== "people")
    .map(async ([type, { comparedBy: text }]) => ({ type, text, list: await listOf<ListedDocument>(type) })),
);
const lists = [...comparedTypes.map(({ list }) => list), await listOf("people")];

const currentIndex = memoizeForLists(lists, makeIndex);

async function makeIndex(): Promise<Index> {
  const subjects = await listSubjects();
  const dayEntries = comparedTypes.flatMap(({ type, list }) =>
    list().map(({ slug, published = "" }) => [workKey({ type, slug }), published] as const),
  );
  const days = new Map(dayEntries);
  const [relations, worksOf] = [relationsOf(subjects), comparedWorks(days)];
  const makerOf = question("maker", (person) => ({ weight: relations.weightOf(person), works: worksOf(person) }));
  return { relations, makerOf };
}

async function listSubjects(): Promise<Subject[]> {
  const subjectsByType = comparedTypes.map(({ type, text, list }) =>
    text === undefined ? [] : Promise.all(list().map((document) => toSubject(type, document, text))),
  );
  return (await Promise.all(subjectsByType)).flat();
}

async function toSubject(type: string, document: ListedDocument, field: string): Promise<Subject> {
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
 * Returns a function that takes the slug of a person and lists the works to compare. `days`: id of a work → day of
 * publication. Each work is a single object even if several people made it, because works are compared by identity.
 */
function comparedWorks(days: ReadonlyMap<string, string>) {
  const workOf = onceForEach((id: string): Dated => ({ id, published: days.get(id) ?? "" }));
  return onceForEach((person: string): readonly Dated[] =>
    (personAt(person)?.works ?? [])
      .slice(0, WORKS_COMPARED)
      .flatMap((work) => (work.type === "team" ? [] : [workOf(workKey(work))])),
  );
}
