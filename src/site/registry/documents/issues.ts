/** Issues and what the site makes of them. */
import type { DocumentOf, SummaryOf } from "../../../content/schema/collections.ts";
import type { IssueAround } from "../../pages/issue-page.tsx";
import { withRoles } from "../../search/credits.ts";
import { issue, profilePage } from "../../seo/structured-data/documents.ts";
import { galleryOf } from "../../seo/structured-data/pictures.ts";
import { documentType } from "../document-type.tsx";
import { listPage } from "../list-page.tsx";

export const entry = documentType<"issues", IssueAround>({
  collection: "issues",
  list: listPage<SummaryOf<"issues">>({
    name: "issues",
    page: () => import("../../pages/issues-page.tsx").then((module) => module.IssuesPage),
    content: __CONTENT__ && { of: "issues" },
  }),
  page: () => import("../../pages/issue-page.tsx").then((module) => module.IssuePage),
  content: __CONTENT__ && {
    around: async ({ neighboursOf }) => {
      const [{ personOf }, { related, samePeople }] = await Promise.all([
        import("../../queries/people.ts"),
        import("../../queries/further-reading.ts").then((module) => module.furtherReading()),
      ]);
      return (document) => {
        const place = { type: "issues", slug: document.slug } as const;
        const neighbours = neighboursOf(document.slug);
        const beside = [neighbours.newer, neighbours.older];
        const others = related(place, beside);
        const protagonist = personOf({ type: "issues", ...document, link: "" });
        return {
          ...neighbours,
          protagonist: protagonist?.hasMore ? protagonist.address : undefined,
          related: others,
          samePeople: samePeople(place, [...beside, ...others]),
        };
      };
    },
    seo: {
      kicker: ({ number }) => number,
      structuredData: ({ document }, { publication }) => [
        issue(publication, { ...document, credits: creditsOf(document) }),
        profilePage(publication, document),
        ...galleryOf(publication, document.name, document.gallery),
      ],
      pictures: ({ gallery }) => gallery,
      feedItem: ({ document: { number, name } }, { publication, t }) => ({
        title: `${number} ${name}`,
        description: t("issue.description", { number, artist: name, name: publication.name }),
      }),
    },
    search: ({ document: { number, presentation, credits } }) => ({
      texts: [number, presentation],
      credits: withRoles([...creditsOf({ credits }), ...credits.thanks, ...credits.specialThanks]),
    }),
  },
});

function creditsOf({ credits: { col1, col2, col3 } }: Pick<DocumentOf<"issues">, "credits">) {
  return [...col1, ...col2, ...(col3 ? [col3] : [])];
}
