/** The links of a document, wherever it has them, and those that lead to pages of this site. */
import { pathsOn } from "../../../shared/compiled/address.ts";
import type { ContentConfig } from "../document/collection.ts";
import { linkFieldOf } from "../document/credited.ts";
import type { Document, Metadata } from "../document/document.ts";
import type { FieldPath } from "../document/source.ts";

type Link = Metadata["links"][number];

/** A link to a page of this site. */
export interface SiteLink extends Link {
  /** From the root of the site: `/News/Ana?x#foto`. */
  target: string;
}

/** In its texts, its credits and its fields. */
export function linksOf(
  { metadata: { links, credits, fields } }: Document,
  isWanted: (url: string) => boolean = Boolean,
): Link[] {
  const credited = credits
    .filter(({ link }) => isWanted(link))
    .map((credit) => ({ url: credit.link, path: linkFieldOf(credit) }));
  return [...links, ...credited, ...addressesIn(fields, [])];
}

/** Texts that are an address of the web and nothing else. */
function addressesIn(value: unknown, path: FieldPath): Link[] {
  if (typeof value === "string") return /^https?:\S+$/i.test(value) ? [{ url: value, path }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    addressesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Answers the links of a document to pages of this site, written from `/` or in full. */
export function siteLinks(config: ContentConfig, documents: readonly Document[]): (document: Document) => SiteLink[] {
  const pathOf = pathsOn(publicAddressOf(config, documents));
  return (document) =>
    linksOf(document, (url) => pathOf(url) !== undefined).flatMap((link) => {
      const target = pathOf(link.url);
      return target === undefined ? [] : [{ ...link, target }];
    });
}

/** Without a slash at the end; `undefined` where the document that says it is not among them. */
export function publicAddressOf({ publicAddress }: ContentConfig, documents: readonly Document[]): string | undefined {
  const document = publicAddress && documents.find(({ source }) => source.collection === publicAddress.collection);
  const url = publicAddress && document?.metadata.fields?.[publicAddress.field];
  return typeof url === "string" ? url : undefined;
}
