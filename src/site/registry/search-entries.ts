/** What the search finds of the documents of a type. Asked by the prerenderer only. */
import { dayOf } from "../../shared/magazine/time.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { PagedCollection } from "../../shared/magazine/addresses.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Source } from "../queries/page-data.ts";
import { nameOf, pictureIn, smallestOf } from "../queries/page-link.ts";
import type { SearchEntry } from "../search/entry.ts";
import type { DocumentContent, Listing, Summary } from "./definition.ts";
import { pageAt } from "./page-at.ts";

/** Answers how to list what the search finds of them. */
export function searchEntriesOf<Name extends PagedCollection, Around, Shown>(
  { section, list, seo, search }: DocumentContent<Name, Around, Shown> & Listing<Name>,
  source: Source<DocumentPage<Name, Around> & Shown>,
) {
  const entryOf = async (summary: Summary<Name>): Promise<SearchEntry> => {
    const { address, slug, published, lang = CONTENT_LANGUAGE } = summary;
    const page = await pageAt(source, address);
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
    const entries = [];
    for (const summary of (await list())()) entries.push(await entryOf(summary));
    return entries;
  };
}
