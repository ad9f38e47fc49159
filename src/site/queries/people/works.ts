/** Works of a person as listed on the page of that person, each with its address and picture. */
import type { Picture } from "../../../shared/compiled/document.ts";
import { addressFor, hrefOf } from "../../../shared/compiled/address.ts";
import { DOCUMENT_PLACES, FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { LIST_PAGE_SIZE, listPageAddress, listPageCount, listPageNumber } from "../../../shared/magazine/list-pages.ts";
import type { LocalText } from "../../../shared/magazine/local-text.ts";
import { type Work, WORK_TYPES } from "../../../shared/credits/person.ts";
import type { Summary } from "../../../content/schema/document.ts";
import { listPageOf } from "../lists/list-page-data.ts";
import { listOf } from "../lists/lists.ts";
import { memoizeByList } from "../lists/order.ts";
import { nameOf, type Named, pictureIn, pictureOf } from "../pages/page-link.ts";
import { textsOf } from "../pages/page-texts.ts";
import { type Person, workKey } from "./people.ts";
import { question } from "../dependencies/dependency-tracking.ts";

export interface ListedWork {
  type: string;
  slug: string;
  /** Roles of the person in the work, as written. */
  roles: readonly string[];
  title: string;
  /** Title in several languages, shown instead of `title`: the name of a topic, or the heading of the team. */
  titles?: LocalText;
  /** Language of the title and of the roles. */
  lang: string;
  /** Address of the work's page, or of the work's place in a list. */
  address: string;
  /** Number of the issue. */
  number?: string;
  picture?: Picture;
}

/** Facts about a document of any type, as lists show them. */
export type WorkFacts = Omit<ListedWork, "type" | "slug" | "roles">;

/**
 * Returns a function that finds a document of a type by slug. The index is cached, because the pages of people refer to
 * each document many times.
 */
async function createFinder(type: string) {
  const list = await listOf<Listed>(type);
  const bySlug = memoizeByList(
    (items: readonly Listed[]) => new Map(items.map((item, index) => [item.slug, factsOf(type, item, index)])),
  );
  return (slug: string) => bySlug(list()).get(slug);
}

const FINDERS = new Map(await Promise.all(WORK_TYPES.map(async (type) => [type, await createFinder(type)] as const)));

/** Entry of a document in the list of its type, with the fields that lists of works show. */
export interface Listed extends Summary, Named {
  number?: string;
}

/** Returns the facts about the document at `index` in the list of its type. */
export function factsOf(type: string, document: Listed, index: number): WorkFacts {
  const picture = pictureIn(document);
  return {
    title: nameOf(document),
    lang: document.lang ?? CONTENT_LANGUAGE,
    address: document.address === "" ? placeAddressOf(type, document.slug, index) : hrefOf(document),
    ...(document.number !== undefined && { number: document.number }),
    ...(picture && { picture: pictureOf(picture) }),
  };
}

/** Returns the address of a place in a list, for a document without a page. The team's list is on a single page. */
function placeAddressOf(type: string, slug: string, index: number): string {
  const { page = "home", place = "" } = DOCUMENT_PLACES[type] ?? {};
  const list = FIXED_ADDRESSES[page] ?? "";
  return `${type === "team" ? list : listPageAddress(list, listPageNumber(index))}#${addressFor(place, slug)}`;
}

const findWork = question("work", (key) => {
  const [type = "", slug = ""] = key.split("/");
  return FINDERS.get(type)?.(slug);
});

/** Adds facts to a work, from the list of its type. Returns `undefined` if the list does not contain the work. */
export function toListedWork(work: Work): ListedWork | undefined {
  const facts = findWork(workKey(work));
  if (work.type !== "team") return facts && { ...work, ...facts };
  const { title, team: titles = title } = textsOf("who");
  return facts && { ...work, ...facts, titles };
}

/** Division of a person's page into list pages of 24 works each. */
export const worksListPages = {
  count: ({ works }: Person) => listPageCount(works.length),
  show: (person: Person, number: number) => {
    const listPage = listPageOf(person.address, person.works, number);
    const items = listPage.items.flatMap((work) => toListedWork(work) ?? []);
    return { document: { ...person, works: [] }, listPage: { ...listPage, items } };
  },
};

/**
 * Returns the picture of the first work with a picture on the first list page of a person; `undefined` if there is
 * none.
 */
export function pictureOfWorks({ works }: Pick<Person, "works">): Picture | undefined {
  for (const work of works.slice(0, LIST_PAGE_SIZE)) {
    const picture = toListedWork(work)?.picture;
    if (picture) return picture;
  }
  return undefined;
}
