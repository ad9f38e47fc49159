/** Everything that the site makes of the content beside the HTML of its pages, found in one walk over all documents. */
import type { Fingerprint } from "../../registry/crawler.ts";
import { crawlDocuments, listPages } from "./pages.ts";
import { listSearchEntries } from "./search-entries.ts";
import { siteFiles, siteLinks } from "./site-files.ts";

/** `fingerprint` is told what each page is made of: that of all pages would fill the memory. */
export async function crawlSite(fingerprint: Fingerprint) {
  const documents = await crawlDocuments(fingerprint);
  const pages = await listPages(documents, fingerprint);
  return {
    pages,
    searchEntries: await listSearchEntries(documents),
    /** Path from the root of the site → text of the files beside the pages. */
    files: await siteFiles(documents, pages),
    /** Tags of every page that lead to them. */
    links: siteLinks(documents),
  };
}
