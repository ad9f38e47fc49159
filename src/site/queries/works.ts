/** The works of somebody as their page lists them: each where it stands on the site, with its picture. */
import type { Picture } from "../../shared/compiled/document.ts";
import { hrefOf } from "../../shared/compiled/address.ts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { LIST_PAGE_SIZE, listPageAddress, listPagesOf, listPageWith } from "../../shared/magazine/list-pages.ts";
import { listArticles } from "./articles.ts";
import { listCards } from "./cards.ts";
import { listEditorials } from "./editorials.ts";
import { listIssues } from "./issues.ts";
import { remembered } from "./order.ts";
import { pictureOf } from "./page-link.ts";
import type { Person, Work } from "./people.ts";
import { listProfiles } from "./profiles.ts";
import { listTeam } from "./team.ts";

export interface ListedWork {
  type: Work["type"];
  slug: string;
  /** What somebody did there, as written. */
  roles: readonly string[];
  title: string;
  /** Language of the title, and of roles that its document writes. */
  lang: string;
  /** The page, or the place of a list, where it is. */
  address: string;
  /** Number of the issue. */
  number?: string;
  picture?: Picture;
}

type Found = Omit<ListedWork, "type" | "slug" | "roles">;

/** Answers how to find what is said of a document of a list, whose page names every document many times. */
function finder<Item extends { slug: string }>(list: () => readonly Item[], say: (item: Item, place: number) => Found) {
  const bySlug = remembered((items: readonly Item[]) => new Map(items.map((item, at) => [item.slug, say(item, at)])));
  return (slug: string) => bySlug(list()).get(slug);
}

/** The place of a list at which a document without a page stands. */
const placeIn = (list: string, place: number, slug: string) => `${listPageAddress(list, listPageWith(place))}#${slug}`;

const FINDERS: { [Type in Work["type"]]: (slug: string) => Found | undefined } = {
  issues: finder(listIssues, (issue) => ({
    title: issue.name,
    lang: issue.lang,
    address: hrefOf(issue),
    number: issue.number,
    ...shown(issue.image),
  })),
  editorials: finder(listEditorials, ({ slug, title, lang, images }, place) => ({
    title,
    lang,
    address: placeIn(FIXED_ADDRESSES.editorials, place, slug),
    ...shown(images[0]),
  })),
  profiles: finder(listProfiles, ({ slug, title, images }, place) => ({
    title,
    lang: CONTENT_LANGUAGE,
    address: placeIn(FIXED_ADDRESSES["club-pompa"], place, slug),
    ...shown(images[0]),
  })),
  cards: finder(listCards, (card) => ({
    title: card.title,
    lang: card.lang,
    address: hrefOf(card),
    ...shown(card.image),
  })),
  articles: finder(listArticles, (article) => ({
    title: article.headline,
    lang: article.lang,
    address: hrefOf(article),
    ...shown(article.image),
  })),
  team: finder(listTeam, ({ slug, name, photo }) => ({
    title: name,
    lang: CONTENT_LANGUAGE,
    address: `${FIXED_ADDRESSES.who}#${slug}`,
    ...shown(photo),
  })),
};

const shown = (picture: Picture | undefined) => (picture ? { picture: pictureOf(picture) } : {});

/** `undefined` where the lists do not have it. */
export function listedWork(work: Work): ListedWork | undefined {
  const found = FINDERS[work.type](work.slug);
  return found && { ...work, ...found };
}

/** The page of somebody shows 24 of their works, however many there are. */
export const worksListPages = {
  count: ({ works }: Person) => listPagesOf(works.length),
  show: (person: Person, number: number) => {
    const { address: list, works } = person;
    const ofListPage = works.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE);
    const items = ofListPage.flatMap((work) => listedWork(work) ?? []);
    return { document: { ...person, works: [] }, listPage: { list, number, total: works.length, items } };
  },
};
