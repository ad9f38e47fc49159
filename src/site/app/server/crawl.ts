/** Crawls the site: lists all pages and makes the files for crawlers in one walk over all documents. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { goneAddresses } from "../../queries/gone.ts";
import type { CrawledDocument, CrawlContext } from "../../registry/crawler.ts";
import { type Fingerprint, type PageCache, createPageCache } from "./page-cache.ts";
import { crawlDocuments, findUnknownPage, listPages } from "./site-pages.ts";
import { siteFiles, siteLinks } from "./site-files.ts";

interface CrawlOptions extends Omit<CrawlContext, "find"> {
  fingerprint: Fingerprint;
}

/** Crawls the site. `fingerprint` hashes a text. `previous`: cache from the last build with the same code. */
export async function crawlSite({ fingerprint, ...options }: CrawlOptions, previous?: PageCache) {
  const { toPageCache, find } = createPageCache(previous, fingerprint, options.dataStore);
  const documents = await crawlDocuments({ ...options, find });
  const pages = await listPages(documents, options.dataStore);
  const pageKeys = new Set(pages.map(({ address }) => addressKey(address)));
  return {
    pages,
    unknownPage: await findUnknownPage(options.dataStore),
    nextCache: toPageCache(),
    /** Files other than pages: path from the root of the site → text. */
    files: siteFiles(documents, pages),
    /** Head tags of every page: links to the manifest, the feeds and the OpenSearch description. */
    links: siteLinks(documents),
    moved: movedPages(documents, pageKeys),
    /** Former addresses that differ from a current address only in letter case. */
    respelled: documents.flatMap((each) => each.formerAddresses).filter((former) => pageKeys.has(addressKey(former))),
    /** Addresses of removed pages without a redirect. */
    gone: goneAddresses().filter((address) => !pageKeys.has(addressKey(address))),
  };
}

/** Returns the redirects: former address → current address. The address of an existing page is never redirected. */
function movedPages(documents: readonly CrawledDocument[], pageKeys: ReadonlySet<string>): Map<string, string> {
  return new Map(
    documents.flatMap(({ address, formerAddresses }) =>
      formerAddresses.filter((former) => !pageKeys.has(addressKey(former))).map((former) => [former, address]),
    ),
  );
}
