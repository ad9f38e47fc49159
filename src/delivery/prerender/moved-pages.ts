/** Adds pages that redirect readers from former addresses, for hosts without redirects. */
import { pageFile } from "../../shared/compiled/address.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { FIXED_WORDS } from "../../shared/magazine/fixed-words.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { escapeMarkup } from "../../site/seo/markup.ts";

interface Options {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Public URL of the site, without a slash at the end. */
  siteUrl: string;
}

/** Adds a page for each former address in `moved`, unless the site already has a file at that address. */
export function addMovedPages(site: FolderPlan, moved: ReadonlyMap<string, string>, options: Options): void {
  for (const [former, address] of moved) {
    const file = former.endsWith(".html") ? former.slice(1) : pageFile(former);
    if (!site.has(file)) site.write(file, movedPage(address, options));
  }
}

/**
 * Returns the HTML of the page at a former address. Search engines treat an immediate refresh as a redirect:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
function movedPage(address: string, { base, siteUrl }: Options): string {
  const href = escapeMarkup(base + address.slice(1));
  return `<!doctype html>
<html lang="${CONTENT_LANGUAGE}">
<meta charset="utf-8">
<title>${FIXED_WORDS.moved}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeMarkup(siteUrl + address)}">
<meta http-equiv="refresh" content="0; url=${href}">
<p>${FIXED_WORDS.movedTo(`<a href="${href}">${escapeMarkup(address)}</a>`)}</p>
</html>
`;
}
