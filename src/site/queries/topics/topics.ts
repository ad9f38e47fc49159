/** Topics of documents, and the documents of each topic. */
import type { Summary } from "../../../content/schema/document.ts";
import { TOPIC_TYPE } from "../../../shared/magazine/addresses.ts";
import type { LocalText } from "../../../shared/magazine/local-text.ts";
import { type Work, WORK_TYPES } from "../../../shared/credits/person.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { listOf } from "../lists/lists.ts";
import { groupByKeys, memoizeByList, memoizeForLists, newestFirst } from "../lists/order.ts";

/** Topic of a document, as a link to its page. */
export interface TopicLink {
  slug: string;
  name: LocalText;
  address: string;
  /** Colour of the name, `#rrggbb`. */
  color?: string | undefined;
}

interface Topic extends Summary, TopicLink {
  order: number;
}

/**
 * Document with topics. The names and addresses are added when the data of a page are made. `topics` is absent in a
 * magazine without topics.
 */
export interface WithTopics {
  topics?: readonly (Pick<TopicLink, "slug"> & Partial<TopicLink>)[] | undefined;
}

const list = TOPIC_TYPE ? await listOf<Topic>(TOPIC_TYPE) : () => [];
const sortTopics = memoizeByList((topics: readonly Topic[]) => topics.toSorted((a, b) => a.order - b.order));

/** Lists the topics by their field `order`. */
export const listTopics = <Item extends TopicLink>() => sortTopics(list()) as unknown as readonly Item[];

const findTopic = question("topic", (key): TopicLink | undefined => {
  const topic = list().find(({ slug }) => slug === key);
  return topic && { slug: key, name: topic.name, address: topic.address, color: topic.color };
});

/** Adds names, addresses and colours to the topics of a document. */
export function withTopics<Document extends object>(document: Document & WithTopics): Document {
  const { topics } = document;
  return topics ? { ...document, topics: topics.flatMap(({ slug }) => findTopic(slug) ?? []) } : document;
}

const topicTypes = TOPIC_TYPE
  ? await Promise.all(WORK_TYPES.map(async (type) => ({ type, list: await listOf<Summary & WithTopics>(type) })))
  : [];

/** Groups all documents by their topics, newest first. */
const worksByTopic = memoizeForLists(
  topicTypes.map((each) => each.list),
  () => {
    const works = topicTypes.flatMap((each) =>
      each.list().map(({ slug, published = "", topics = [] }) => ({ type: each.type, slug, published, topics })),
    );
    return groupByKeys(works.toSorted(newestFirst), ({ topics }) => topics.map(({ slug }) => slug));
  },
);

/** Lists the documents of a topic, newest first; documents without a day are last. */
export const worksAbout = question("works-about", (topic): readonly Pick<Work, "type" | "slug">[] =>
  (worksByTopic().get(topic) ?? []).map(({ type, slug }) => ({ type, slug })),
);

/** Returns the number of documents of a topic. */
export const countAbout = question("count-about", (topic) => worksByTopic().get(topic)?.length ?? 0);
