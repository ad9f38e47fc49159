/** Sitemap and robots.txt: addresses and pictures of the site for crawlers. https://www.sitemaps.org/protocol.html */
import { isoOf } from "../../shared/magazine/time.ts";
import { absolute, escapeMarkup } from "./markup.ts";

export interface SitemapPage {
  /** Canonical address of the page. */
  address: string;
  /** Day of publication, or day and minute; absent if the page has none. */
  published?: string | undefined;
  /** Day or minute of the last revision; absent for a page without revisions. */
  modified?: string | undefined;
  /** Whether the sitemap leaves the page out. */
  unlisted?: boolean;
  pictures: readonly { src: string }[];
}

/** Maximum number of addresses in one file of the sitemap: https://www.sitemaps.org/protocol.html#index */
const MAX_ADDRESSES = 50_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Returns the files of the sitemap: name → text. With more than `limit` pages, `sitemap.xml` is an index of other
 * files. `siteUrl` has no slash at the end.
 */
export function sitemapFiles(
  siteUrl: string,
  allPages: readonly SitemapPage[],
  limit = MAX_ADDRESSES,
): Map<string, string> {
  const pages = allPages.filter(({ unlisted }) => !unlisted);
  if (pages.length <= limit) return new Map([["sitemap.xml", sitemap(siteUrl, pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index): [string, string] => [
    `sitemap-${index + 1}.xml`,
    sitemap(siteUrl, pages.slice(index * limit, (index + 1) * limit)),
  ]);
  const locations = parts.map(([file]) => `<sitemap><loc>${siteUrl}/${file}</loc></sitemap>`);
  const lines = [DECLARATION, `<sitemapindex xmlns="${SCHEMA}">`, ...locations, "</sitemapindex>", ""];
  return new Map([["sitemap.xml", lines.join("\n")], ...parts]);
}

function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  return [
    DECLARATION,
    `<urlset xmlns="${SCHEMA}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...pages.map((page) => entry(siteUrl, page)),
    "</urlset>",
    "",
  ].join("\n");
}

function entry(siteUrl: string, { address, published, modified = published, pictures }: SitemapPage): string {
  const day = modified ? `<lastmod>${isoOf(modified)}</lastmod>` : "";
  const images = pictures.map(
    ({ src }) => `<image:image><image:loc>${escapeMarkup(absolute(src, siteUrl))}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeMarkup(siteUrl + address)}</loc>${day}${images.join("")}</url>`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
