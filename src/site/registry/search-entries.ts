/** What the search finds of the documents of a type. Asked by the prerenderer only. */
import { dayOf } from "../../shared/magazine/time.ts";
import type { Picture } from "../../shared/compiled/document.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { PagedCollection } from "../../shared/magazine/pages.ts";
import type { DocumentOf } from "../../content/schema/collections.ts";
import { documentAt, type DocumentLists, type DocumentPage, documentPage } from "../queries/document-page.ts";
import { nameOf, pictureIn, smallestOf } from "../queries/page-link.ts";
import type { SearchEntry } from "../search/entry.ts";
import type { DocumentContent, Listing, Summary } from "./definition.ts";

/** Answers how to list what the search finds of them. `load`: what is around them. */
export function searchEntriesOf<Name extends PagedCollection, Around, Shown>(
  collection: Name,
  { section, list, searchPicture, search }: DocumentContent<Name, Around, Shown> & Listing<Name>,
  load: () => Promise<DocumentLists<Name, Around, Shown>>,
) {
  const entryOf = (summary: Summary<Name>, page: DocumentPage<Name, Around>, picture?: Picture): SearchEntry => {
    const { address, slug, published, lang = CONTENT_LANGUAGE } = summary;
    return {
      ...search(page),
      address,
      slug,
      kind: section,
      title: nameOf(summary),
      lang,
      day: dayOf(published),
      picture: smallestOf(picture),
    };
  };
  return async () => {
    const [lists, summaries, pictureOf] = await Promise.all([load(), list(), searchPicture?.()]);
    // Who searches a text does not ask where its credits and links lead, nor for the works of each list page.
    const plain = { ...lists, dress: (document: DocumentOf<Name>) => document, listPages: undefined };
    const entries = [];
    for (const summary of summaries()) {
      const found = await documentAt(collection, summary.slug.toLowerCase());
      if (!found) continue;
      const { document } = found;
      entries.push(entryOf(summary, documentPage(plain, document, 1), pictureIn(summary) ?? pictureOf?.(document)));
    }
    return entries;
  };
}
