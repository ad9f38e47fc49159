/** List of all topics, and the lists of documents on the pages of topics. */
import { listPageCount } from "../../../shared/magazine/list-pages.ts";
import { listPageOf } from "../lists/list-page-data.ts";
import { toListedWork } from "../people/works.ts";
import { countAbout, listTopics, type TopicLink, worksAbout } from "./topics.ts";

/** Topic in the list of all topics. `count`: number of documents about the topic. */
export type WithCount<Topic extends TopicLink> = Topic & { count: number };

/** Lists the topics by their field `order`. Topics without documents are included, because they have pages as well. */
export const listTopicsWithCounts = <Topic extends TopicLink>(): readonly WithCount<Topic>[] =>
  listTopics<Topic>().map((topic) => ({ ...topic, count: countAbout(topic.slug) }));

/** Division of a topic's page into list pages of 24 documents each. */
export const topicListPages = {
  count: ({ slug }: TopicLink) => listPageCount(worksAbout(slug).length),
  show: <Topic extends TopicLink>(document: Topic, number: number) => {
    const listPage = listPageOf(document.address, worksAbout(document.slug), number);
    const items = listPage.items.flatMap((work) => toListedWork({ ...work, roles: [] }) ?? []);
    return { document, listPage: { ...listPage, items } };
  },
};
