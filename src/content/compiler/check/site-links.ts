/** Lists the links of a document (in texts, credits and fields), and selects the links to pages of this site. */
import { createPathResolver } from "../../../shared/compiled/address.ts";
import type { ContentConfig } from "../document/collection.ts";
import { linkFieldOf } from "../document/tagged.ts";
import type { Document, Metadata } from "../document/document.ts";
import { textsIn } from "../document/source.ts";

type Link = Metadata["links"][number];

/** A link to a page of this site. */
export interface SiteLink extends Link {
  /** The path of the target from the root of the site: `/News/Ana?x#foto`. */
  target: string;
}

/** Returns the links in a document's texts, credits and fields. `isIncluded` decides about the links of credits. */
export function linksOf(
  { metadata: { links, credits, fields } }: Document,
  isIncluded: (url: string) => boolean = Boolean,
): Link[] {
  const creditLinks = credits
    .filter(({ link }) => isIncluded(link))
    .map((credit) => ({ url: credit.link, path: linkFieldOf(credit) }));
  const addresses = textsIn(fields).filter(({ text }) => /^https?:\S+$/i.test(text));
  return [...links, ...creditLinks, ...addresses.map(({ text: url, path }) => ({ url, path }))];
}

/** Returns a function that lists a document's links to this site: absolute links, and links that begin with `/`. */
export function siteLinks(config: ContentConfig, documents: readonly Document[]): (document: Document) => SiteLink[] {
  const pathOf = createPathResolver(publicAddressOf(config, documents));
  return (document) =>
    linksOf(document, (url) => pathOf(url) !== undefined).flatMap((link) => {
      const target = pathOf(link.url);
      return target === undefined ? [] : [{ ...link, target }];
    });
}

/** Returns the site's public URL; `undefined` if the document that holds the URL is not in `documents`. */
export function publicAddressOf({ publicAddress }: ContentConfig, documents: readonly Document[]): string | undefined {
  const document = publicAddress && documents.find(({ source }) => source.collection === publicAddress.collection);
  const url = publicAddress && document?.metadata.fields?.[publicAddress.field];
  return typeof url === "string" ? url : undefined;
}
