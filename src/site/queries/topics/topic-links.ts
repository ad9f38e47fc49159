/**
 * Links from documents to the pages of their topics. The links are added when the data of a page are made, so that
 * compiled documents do not change when a topic gets another name.
 */
import { TOPIC_TYPE } from "../../../shared/magazine/addresses.ts";
import { changeItems, type ListPageData } from "../lists/list-page-data.ts";
import type { LocalText } from "../../../shared/magazine/local-text.ts";
import type { Source } from "../pages/page-data.ts";
import type { WithTopics } from "./topics.ts";

/** Loads the function that adds names, addresses and colours to the topics of a document. */
export const loadTopics = async (): Promise<<Document extends object>(document: Document) => Document> =>
  TOPIC_TYPE ? (await import("./topics.ts")).withTopics : (document) => document;

/** Adds names, addresses and colours to the topics of the documents on list pages. */
export const withTopicsInList = <Item extends object>(source: Source<ListPageData<Item>>) =>
  changeItems(source, loadTopics);

/** Loads the function that returns the names of the topics of a document. */
export async function loadTopicNames(): Promise<(document: object) => LocalText[]> {
  const withTopics = await loadTopics();
  return (document) => ((withTopics(document) as WithTopics).topics ?? []).flatMap(({ name }) => (name ? [name] : []));
}
