/** Search entries of the documents of a type. Only the prerenderer requests these entries. */
import type { Picture } from "../../shared/compiled/document.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { LocalText } from "../../shared/magazine/local-text.ts";
import { documentAt, type DocumentLists, type DocumentPage, documentPage } from "../queries/pages/document-page.ts";
import { loadTopicNames } from "../queries/topics/topic-links.ts";
import { nameOf, pictureIn, smallestOf } from "../queries/pages/page-link.ts";
import type { SearchEntry } from "../search/search-entry.ts";
import type { DocumentContent, Listing, Paged } from "./definition.ts";

/**
 * Returns a function that lists the search entries of a type. `load` loads the functions that complete the data of a
 * page.
 */
export function searchEntriesOf<Document extends Paged, Item extends Paged, Around, Shown>(
  collection: string,
  { section, list, searchPicture, search }: DocumentContent<Document, Item, Around, Shown> & Listing<Item>,
  load: () => Promise<DocumentLists<Document, Around, Shown>>,
) {
  const entryOf = (
    summary: Item,
    page: DocumentPage<Document, Around>,
    topics: readonly LocalText[],
    picture?: Picture,
  ): SearchEntry => {
    const { address, slug, lang = CONTENT_LANGUAGE } = summary;
    return {
      ...search(page),
      address,
      slug,
      kind: section,
      title: nameOf(summary),
      topics,
      lang,
      picture: smallestOf(picture),
      focus: picture?.focus,
    };
  };
  return async () => {
    const [lists, summaries, pictureOf, topicNames] = await Promise.all([
      load(),
      list(),
      searchPicture?.(),
      loadTopicNames(),
    ]);
    // Links in credits and texts, and the lists of works on pages, are left out, because no entry needs them.
    const plainLists = { ...lists, enrich: (document: Document) => document, listPages: undefined };
    const entries = [];
    for (const summary of summaries()) {
      const stored = await documentAt<Document>(collection, summary.slug.toLowerCase());
      if (!stored) continue;
      const { document } = stored;
      const picture = pictureIn(summary) ?? pictureOf?.(document);
      entries.push(entryOf(summary, documentPage(plainLists, document, 1), topicNames(summary), picture));
    }
    return entries;
  };
}
