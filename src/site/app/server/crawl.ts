/** What crawlers get of the content, and what pages there are, found in one walk over all documents. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { goneAddresses } from "../../queries/gone.ts";
import type { CrawledDocument, Pages } from "../../registry/crawler.ts";
import { type KnownPages, pagesSince } from "./known-pages.ts";
import { crawlDocuments, listPages } from "./pages.ts";
import { siteFiles, siteLinks } from "./site-files.ts";

/** `fingerprint` is told what each page is made of: that of all pages would fill the memory. `last`: what this code knew. */
export async function crawlSite({ fingerprint, pause }: Omit<Pages, "find">, last?: KnownPages) {
  const { known, find } = pagesSince(last, fingerprint);
  const documents = await crawlDocuments({ fingerprint, find, pause });
  const pages = await listPages(documents, fingerprint);
  const there = new Set(pages.map(({ address }) => addressKey(address)));
  return {
    pages,
    known: known(),
    /** Path from the root of the site → text of the files beside the pages. */
    files: await siteFiles(documents, pages),
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
