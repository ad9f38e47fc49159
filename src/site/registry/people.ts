/** People and what the site makes of them. */
import { ROLE_PATTERN } from "../../shared/magazine/addresses.ts";
import type { NamesBeside, PersonAround } from "../queries/names.ts";
import type { NameGroup } from "../queries/names-by-letter.ts";
import type { ListPageData } from "../queries/list-pages.ts";
import type { Person, PersonSummary } from "../queries/people.ts";
import type { ListedWork } from "../queries/works.ts";
import { personPage } from "../seo/structured-data/person.ts";
import { documentType } from "./document-type.tsx";
import { listPage } from "./list-page.tsx";

/** People on the page of whom they work with. */
const COLLABORATORS = 8;

export const people = documentType<Person, PersonSummary, PersonAround, ListPageData<ListedWork>>({
  collection: "people",
  list: listPage<NameGroup, NamesBeside>({
    name: "contributors",
    page: () => import("../pages/contributors-page.tsx").then((module) => module.ContributorsPage),
    categoryPattern: ROLE_PATTERN,
    content: __CONTENT__ && {
      of: () => import("../queries/names.ts").then((module) => module.listNames),
      categories: () => import("../queries/names.ts").then((module) => module.nameCategories),
      beside: () => import("../queries/names.ts").then((module) => module.besideNames),
      documentsOf: ({ names }) => names,
    },
  }),
  page: () => import("../pages/person-page.tsx").then((module) => module.PersonPage),
  inListPages: true,
  content: __CONTENT__ && {
    around: async () => {
      const [{ collaboratorsOf }, { rolesOf }, { sharedPictureOf }] = await Promise.all([
        import("../queries/people.ts"),
        import("../queries/names.ts"),
        import("../queries/social-picture.ts"),
      ]);
      return (document) => ({
        collaborators: collaboratorsOf(document, COLLABORATORS),
        roles: rolesOf(document),
        team: document.works.some(({ type }) => type === "team"),
        sharesPictureOf: sharedPictureOf(document),
      });
    },
    listPages: () => import("../queries/works.ts").then((module) => module.worksListPages),
    seo: {
      kicker: ({ roles }) => roles.join(" · "),
      sharesPictureOf: ({ around }) => around.sharesPictureOf,
      socialPicture: ({ listPage: { items } }) => items.find(({ picture }) => picture)?.picture,
      structuredData: ({ document, around: { team }, listPage: { items } }, { publication }) =>
        personPage(publication, { ...document, team }, items),
      feedItem: false,
    },
    searchPicture: () => import("../queries/works.ts").then((module) => module.pictureOfWorks),
    search: ({ document: { name, roles, spellings, biography } }) => ({
      texts: [roles.join(", "), biography],
      people: spellings.filter((spelling) => spelling !== name),
      roles,
    }),
  },
});
