/** People and what the site makes of them. */
import type { PersonAround } from "../../queries/names.ts";
import type { ListPageData } from "../../queries/list-pages.ts";
import type { ListedWork } from "../../queries/works.ts";
import { personPage } from "../../seo/structured-data/person.ts";
import { documentType } from "../document-type.tsx";

/** People on the page of whom they work with. */
const COLLABORATORS = 8;

export const people = documentType<"people", PersonAround, ListPageData<ListedWork>>({
  collection: "people",
  page: () => import("../../pages/person-page.tsx").then((module) => module.PersonPage),
  inListPages: true,
  content: __CONTENT__ && {
    section: "contributors",
    list: () => import("../../queries/people.ts").then((module) => module.listPeople),
    link: ({ name, portrait }) => ({ name, picture: portrait }),
    around: async () => {
      const [{ collaboratorsOf }, { rolesOf }] = await Promise.all([
        import("../../queries/people.ts"),
        import("../../queries/names.ts"),
      ]);
      return (document) => ({
        collaborators: collaboratorsOf(document, COLLABORATORS),
        roles: rolesOf(document),
        team: document.works.some(({ type }) => type === "team"),
      });
    },
    listPages: () => import("../../queries/works.ts").then((module) => module.worksListPages),
    seo: {
      kicker: ({ roles }) => roles.join(" · "),
      socialPicture: ({ listPage }) => listPage.items.find(({ picture }) => picture)?.picture,
      structuredData: ({ document, around: { team }, listPage }, { publication }) =>
        personPage(publication, { ...document, team }, listPage.items),
      feedItem: false,
    },
    search: ({ document: { name, roles, spellings, biography } }) => ({
      texts: [roles.join(", "), biography],
      people: spellings.filter((spelling) => spelling !== name),
      roles,
    }),
  },
});
