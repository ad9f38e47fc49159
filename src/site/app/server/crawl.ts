/** What crawlers get of the content, and what pages there are, found in one walk over all documents. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { goneAddresses } from "../../queries/gone.ts";
import type { CrawledDocument, Pages } from "../../registry/crawler.ts";
import { type Fingerprint, type PageCache, pagesSince } from "./page-cache.ts";
import { crawlDocuments, listPages } from "./site-pages.ts";
import { siteFiles, siteLinks } from "./site-files.ts";

interface CrawlOptions extends Omit<Pages, "find"> {
  fingerprint: Fingerprint;
}

/** `fingerprint`: says in a few letters what a text is. `last`: what this code knew. */
export async function crawlSite({ fingerprint, ...asked }: CrawlOptions, last?: PageCache) {
  const { known, find } = pagesSince(last, fingerprint, asked.shown);
  const documents = await crawlDocuments({ ...asked, find });
  const pages = await listPages(documents, asked.shown);
  const there = new Set(pages.map(({ address }) => addressKey(address)));
  return {
    pages,
    known: known(),
    /** Path from the root of the site → text of the files beside the pages. */
    files: siteFiles(documents, pages),
    /** Tags of every page that lead to them. */
    links: siteLinks(documents),
    moved: movedPages(documents, there),
    /** Former addresses that are one of today in other letters. */
    respelled: documents.flatMap((each) => each.formerAddresses).filter((former) => there.has(addressKey(former))),
    /** Addresses that had a page and lead nowhere. */
    gone: goneAddresses().filter((address) => !there.has(addressKey(address))),
  };
}

/** Former address → the one of today. A page that is there comes before one that was. */
function movedPages(documents: readonly CrawledDocument[], there: ReadonlySet<string>): Map<string, string> {
  return new Map(
    documents.flatMap(({ address, formerAddresses }) =>
      formerAddresses.filter((former) => !there.has(addressKey(former))).map((former) => [former, address]),
    ),
  );
}
