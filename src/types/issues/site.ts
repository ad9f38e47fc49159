/** Definition of issues for the site: pages, related documents, SEO, feed items and search. */
import type { Issue, IssueSummary } from "./schema.ts";
import type { IssueAround } from "./issue-page.tsx";
import { withRoles } from "../../site/search/credits.ts";
import { issue, profilePage } from "../../site/seo/structured-data/documents.ts";
import { galleryOf } from "../../site/seo/structured-data/site-graph.ts";
import { documentType } from "../../site/registry/document-type.tsx";
import { listPage } from "../../site/registry/list-page.tsx";

export default documentType<Issue, IssueSummary, IssueAround>({
  collection: "issues",
  list: listPage<IssueSummary>({
    name: "issues",
    page: () => import("./issues-page.tsx").then((module) => module.IssuesPage),
    content: __CONTENT__ && { of: "issues" },
  }),
  page: () => import("./issue-page.tsx").then((module) => module.IssuePage),
  content: __CONTENT__ && {
    around: async ({ neighboursOf }) => {
      const [{ personOf }, { contentsOf }, { related, samePeople }] = await Promise.all([
        import("../../site/queries/people/people.ts"),
        import("../../site/queries/gathering/contents.ts"),
        import("../../site/queries/further-reading/further-reading.ts").then((module) => module.furtherReading()),
      ]);
      return (document) => {
        const ref = { type: "issues", slug: document.slug } as const;
        const neighbours = neighboursOf(document.slug);
        const shownLinks = [neighbours.newer, neighbours.older];
        const relatedLinks = related(ref, shownLinks);
        const protagonist = personOf({ type: "issues", ...document, link: "" });
        return {
          ...neighbours,
          protagonist: protagonist?.hasMore ? protagonist.address : undefined,
          related: relatedLinks,
          samePeople: samePeople(ref, [...shownLinks, ...relatedLinks]),
          contents: contentsOf(document.slug),
        };
      };
    },
    seo: {
      kicker: ({ number }) => number,
      structuredData: ({ document, around: { contents } }, { publication }) => [
        issue(publication, { ...document, credits: creditsOf(document), contents }),
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

function creditsOf({ credits: { col1, col2, col3 } }: Pick<Issue, "credits">) {
  return [...col1, ...col2, ...(col3 ? [col3] : [])];
}
