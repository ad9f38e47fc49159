/** All pages of the site, and the files for crawlers, found in one walk over all documents. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { goneAddresses } from "../../queries/gone.ts";
import type { CrawledDocument, Pages } from "../../registry/crawler.ts";
import { type Fingerprint, type PageCache, pagesSince } from "./page-cache.ts";
import { crawlDocuments, findUnknownPage, listPages } from "./site-pages.ts";
import { siteFiles, siteLinks } from "./site-files.ts";

interface CrawlOptions extends Omit<Pages, "find"> {
  fingerprint: Fingerprint;
}

/** Crawls the site. `fingerprint`: short hash of a text. `last`: cache from the last build with the same code. */
export async function crawlSite({ fingerprint, ...asked }: CrawlOptions, last?: PageCache) {
  const { known, find } = pagesSince(last, fingerprint, asked.shown);
  const documents = await crawlDocuments({ ...asked, find });
  const pages = await listPages(documents, asked.shown);
  const there = new Set(pages.map(({ address }) => addressKey(address)));
  return {
    pages,
    unknown: await findUnknownPage(asked.shown),
    known: known(),
    /** Files other than pages: path from the root of the site → text. */
    files: siteFiles(documents, pages),
    /** Tags for the head of every page that link the manifest, the feeds and the OpenSearch description. */
    links: siteLinks(documents),
    moved: movedPages(documents, there),
    /** Former addresses that differ from a current address only in letter case. */
    respelled: documents.flatMap((each) => each.formerAddresses).filter((former) => there.has(addressKey(former))),
    /** Addresses of removed pages, which do not redirect to another page. */
    gone: goneAddresses().filter((address) => !there.has(addressKey(address))),
  };
}

/** Returns the redirects: former address → current address. The address of an existing page is never redirected. */
function movedPages(documents: readonly CrawledDocument[], there: ReadonlySet<string>): Map<string, string> {
  return new Map(
    documents.flatMap(({ address, formerAddresses }) =>
      formerAddresses.filter((former) => !there.has(addressKey(former))).map((former) => [former, address]),
    ),
  );
}
