/** Definition of editorials for the site: list page, SEO and search. */
import { smallestOf } from "../../site/queries/pages/page-link.ts";
import { listedType } from "../../site/registry/document-type.tsx";
import { listPage } from "../../site/registry/list-page.tsx";
import { withRoles } from "../../site/search/credits.ts";
import { gallery } from "../../site/seo/structured-data/site-graph.ts";
import type { EditorialSummary } from "./schema.ts";

export default listedType(
  "editorials",
  listPage<EditorialSummary>({
    name: "editorials",
    page: () => import("./editorials-page.tsx").then((module) => module.EditorialsPage),
    content: __CONTENT__ && {
      of: "editorials",
      seo: ({ publication }, editorials) => ({
        structuredData: editorials.map(({ title, images }) => gallery(publication, title, images)),
        pictures: editorials.flatMap(({ images }) => images),
      }),
      search: ({ title, lang, images, authors = [], credits }) => ({
        title,
        lang,
        picture: smallestOf(images[0]),
        focus: images[0]?.focus,
        texts: [],
        people: authors.map(({ name }) => name),
        credits: withRoles([...credits.left, ...credits.right]),
      }),
    },
  }),
);
