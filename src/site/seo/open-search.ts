import { LOCALE } from "../../shared/magazine/language.ts";
import { escapeMarkup } from "./markup.ts";

interface SearchedSite {
  name: string;
  description: string;
  /** Public URL of the site, without a slash at the end. */
  url: string;
  /** Address of the search page. */
  search: string;
}

/** Path of the OpenSearch description from the root of the site. */
export const OPEN_SEARCH = "opensearch.xml";

/**
 * Returns the OpenSearch description, with which a browser searches the site from its address bar:
 * https://github.com/dewitt/opensearch
 */
export function openSearch({ name, description, url, search }: SearchedSite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(name.slice(0, 16))}</ShortName>
<Description>${escapeMarkup(description.slice(0, 1024))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${LOCALE}</Language>
<Image width="192" height="192" type="image/png">${escapeMarkup(url)}/icon-192.png</Image>
<Url type="text/html" template="${escapeMarkup(`${url}${search}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}

/**
 * Returns the tag for the head of every page that links the OpenSearch description. `base`: base path with a slash at
 * both ends.
 */
export const openSearchLink = (name: string, base: string) =>
  `<link rel="search" type="application/opensearchdescription+xml" title="${escapeMarkup(name)}" href="${base}${OPEN_SEARCH}">`;
