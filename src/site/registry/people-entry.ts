/** Registry entry of people: the pages of people, and the list of all people. */
import { ROLE_PATTERN, DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { NamesBeside, PersonAround, NameGroup } from "../queries/people/names.ts";
import type { ListPageData } from "../queries/lists/list-page-data.ts";
import type { Person, PersonSummary } from "../queries/people/people.ts";
import type { ListedWork } from "../queries/people/works.ts";
import { personPage } from "../seo/structured-data/person.ts";
import { documentType } from "./document-type.tsx";
import { listPage } from "./list-page.tsx";
import { addressFor } from "../../shared/compiled/address.ts";

/** Maximum number of collaborators that the page of a person shows. */
const MAX_COLLABORATORS = 8;

export const people = documentType<Person, PersonSummary, PersonAround, ListPageData<ListedWork>>({
  collection: "people",
  list: listPage<NameGroup, NamesBeside>({
    name: "contributors",
    page: () => import("../pages/contributors-page.tsx").then((module) => module.ContributorsPage),
    categoryPattern: ROLE_PATTERN,
    content: __CONTENT__ && {
      of: () => import("../queries/people/names.ts").then((module) => module.listNames),
      categories: () => import("../queries/people/names.ts").then((module) => module.nameCategories),
      beside: () => import("../queries/people/names.ts").then((module) => module.besideNames),
      documentsOf: ({ names }) => names,
    },
  }),
  page: () => import("../pages/person-page.tsx").then((module) => module.PersonPage),
  inListPages: true,
  content: __CONTENT__ && {
    around: async () => {
      const [{ collaboratorsOf }, { rolesOf }] = await Promise.all([
        import("../queries/people/people.ts"),
        import("../queries/people/names.ts"),
      ]);
      return (document) => ({
        collaborators: collaboratorsOf(document, MAX_COLLABORATORS),
        roles: rolesOf(document),
        team: document.works.some(({ type }) => type === "team"),
        sharesPictureOf: sharedPictureOf(document),
      });
    },
    listPages: () => import("../queries/people/works.ts").then((module) => module.worksListPages),
    seo: {
      kicker: ({ roles }) => roles.join(" · "),
      sharesPictureOf: ({ around }) => around.sharesPictureOf,
      socialPicture: ({ listPage: { items } }) => items.find(({ picture }) => picture)?.picture,
      structuredData: ({ document, around: { team }, listPage: { items } }, { publication }) =>
        personPage(publication, { ...document, team }, items),
      feedItem: false,
    },
    searchPicture: () => import("../queries/people/works.ts").then((module) => module.pictureOfWorks),
    search: ({ document: { name, roles, spellings, biography } }) => ({
      texts: [roles.join(", "), biography],
      people: spellings.filter((spelling) => spelling !== name),
      roles,
    }),
  },
});

/** Number of works from which on the page of a person has its own social picture. */
const MIN_WORKS = 3;

const PAGE_PATTERNS: Partial<Record<string, string>> = DOCUMENT_ADDRESSES;

/**
 * Returns `undefined` if the page of a person has its own social picture, because the person has enough works or a
 * file in `content/people/`. Other people's pages have none, because few of them are shared and drawing a picture
 * takes longer than rendering a page. For these people, returns the address of the page whose social picture is used:
 * the page of the person's newest work that has a page, or else the home page. List pages are not used, because their
 * social picture shows another work.
 */
function sharedPictureOf({ works, hasFile }: Pick<Person, "works" | "hasFile">): string | undefined {
  if (hasFile || works.length >= MIN_WORKS) return undefined;
  const [newest = FIXED_ADDRESSES.home] = works.flatMap(({ type, slug }) =>
    PAGE_PATTERNS[type] ? addressFor(PAGE_PATTERNS[type], slug) : [],
  );
  return newest;
}
