/** Definition of topics for the site: pages, SEO and search. */
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { ListPageData } from "../../site/queries/lists/list-page-data.ts";
import type { ListedWork } from "../../site/queries/people/works.ts";
import type { WithCount } from "../../site/queries/topics/topic-lists.ts";
import { documentType } from "../../site/registry/document-type.tsx";
import { listPage } from "../../site/registry/list-page.tsx";
import { topicPage } from "../../site/seo/structured-data/documents.ts";
import type { Topic, TopicSummary } from "./schema.ts";
import type { TopicAround } from "./topic-page.tsx";

export default documentType<Topic, TopicSummary, TopicAround, ListPageData<ListedWork>>({
  collection: "topics",
  list: listPage<WithCount<TopicSummary>>({
    name: "topics",
    page: () => import("./topics-page.tsx").then((module) => module.TopicsPage),
    content: __CONTENT__ && {
      of: () =>
        import("../../site/queries/topics/topic-lists.ts").then((module) => module.listTopicsWithCounts<TopicSummary>),
    },
  }),
  page: () => import("./topic-page.tsx").then((module) => module.TopicPage),
  inListPages: true,
  content: __CONTENT__ && {
    around: async () => {
      const { worksAbout } = await import("../../site/queries/topics/topics.ts");
      return ({ slug }) => ({ hasFeed: worksAbout(slug).some(({ type }) => type in DOCUMENT_ADDRESSES) });
    },
    listPages: () => import("../../site/queries/topics/topic-lists.ts").then((module) => module.topicListPages),
    seo: {
      structuredData: ({ document, listPage: { items } }, { publication }) => [topicPage(publication, document, items)],
      socialPicture: ({ listPage: { items } }) => items.find(({ picture }) => picture)?.picture,
      feedItem: false,
    },
    search: ({ document: { name, sentence = {} } }) => ({
      texts: [...Object.values(sentence), Object.values(name).join(", ")],
    }),
  },
});
