/** What the search finds of the documents of a type. Asked by the prerenderer only. */
import { dayOf } from "../../shared/magazine/time.ts";
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
  { section, list, seo, search }: DocumentContent<Name, Around, Shown> & Listing<Name>,
  load: () => Promise<DocumentLists<Name, Around, Shown>>,
) {
  const entryOf = (summary: Summary<Name>, page: DocumentPage<Name, Around> & Shown): SearchEntry => {
    const { address, slug, published, lang = CONTENT_LANGUAGE } = summary;
    return {
      ...search(page),
      address,
      slug,
      kind: section,
      title: nameOf(summary),
      lang,
      day: dayOf(published),
      picture: smallestOf(pictureIn(summary) ?? seo.socialPicture?.(page)),
    };
  };
  return async () => {
    const [lists, summaries] = await Promise.all([load(), list()]);
    // Who searches a text does not ask where its credits and links lead.
    const plain = { ...lists, dress: (document: DocumentOf<Name>) => document };
    const entries = [];
    for (const summary of summaries()) {
      const found = await documentAt(collection, summary.slug.toLowerCase());
      if (found) entries.push(entryOf(summary, documentPage(plain, found.document, 1)));
    }
    return entries;
  };
}
