/** The addresses and pictures of the site for crawlers: https://www.sitemaps.org/protocol.html */
import { absolute } from "./absolute.ts";
import { escapeMarkup } from "./escape.ts";

export interface SitemapPage {
  /** Canonical address. */
  address: string;
  /** Calendar day on which it was published, where it has one. */
  published?: string;
  pictures: readonly { src: string }[];
}

/** `siteUrl` has no slash at the end. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map((page) => entry(siteUrl, page)),
    "</urlset>",
    "",
  ].join("\n");
}

function entry(siteUrl: string, { address, published, pictures }: SitemapPage): string {
  const day = published ? `<lastmod>${published}</lastmod>` : "";
  const images = pictures.map(
    ({ src }) => `<image:image><image:loc>${escapeMarkup(absolute(src, siteUrl))}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeMarkup(siteUrl + address)}</loc>${day}${images.join("")}</url>`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
