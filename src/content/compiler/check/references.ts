/**
 * One pass over all documents once they are read: references and links of the site lead somewhere,
 * and not to something unpublished.
 */
import type { ContentConfig } from "../document/collection.ts";
import type { Document, Metadata } from "../document/document.ts";
import { unpublishedOf } from "../document/publication.ts";
import type { Finding } from "../problems/finding.ts";
import { suggest } from "../problems/suggest.ts";
import { addressKey } from "../../../shared/compiled/address.ts";
import { type SiteLink, siteLinks } from "./links.ts";
import { pageKey, placeKey, referenceKey, type Register } from "./register.ts";

type Reference = Metadata["references"][number];

export function checkReferences(config: ContentConfig, documents: readonly Document[], register: Register): Finding[] {
  const linksOf = siteLinks(config, documents);
  return documents.flatMap((document) => [
    ...ownLinks(document),
    ...document.metadata.references.flatMap((reference) => wrongReference(document, reference, register)),
    ...linksOf(document).flatMap((link) => (link.own ? [] : wrongLink(document, link, register))),
  ]);
}

/** It may spell the address of the page in another letter case, and nothing else. */
function ownLinks({ source, metadata: { address, links } }: Document): Finding[] {
  return links
    .filter(({ own, url }) => own && addressKey(url) !== addressKey(address))
    .map(({ url, path }) => ({ code: "link-elsewhere", source, path, details: { value: url, expected: address } }));
}

function wrongReference(document: Document, reference: Reference, register: Register): Finding[] {
  const { type, slug, path, unseen } = reference;
  const { source } = document;
  const known = register.slugs.get(type);
  if (!known) throw new Error(`${source.file} refers to ${type}, which is no collection`);
  if (!known.has(slug)) {
    const details = { value: slug, expected: type, suggestion: suggest(slug, [...known]) };
    return [{ code: "dangling-reference", source, path, details }];
  }
  const isDraft = !unseen && register.unpublished.has(referenceKey(type, slug));
  return isDraft && isShown(document, register) ? [{ code: UNPUBLISHED, source, path, details: { value: slug } }] : [];
}

function wrongLink(document: Document, { url, path, at, target }: SiteLink, register: Register): Finding[] {
  const { addresses, derived, isDerived, former, places } = register;
  const found = (code: Finding["code"], details: Finding["details"]): Finding[] => [
    { code, source: document.source, path, ...(at && { at }), details: { value: url, ...details } },
  ];
  // Whoever wrote it in full is shown it in full.
  const inFull = url.endsWith(target) ? url.slice(0, url.length - target.length) : "";
  const like = (known: readonly string[]) => {
    const meant = former.get(pageKey(target)) || suggest(target, known);
    return { suggestion: meant && inFull + meant };
  };
  if (!addresses.has(pageKey(target)) && !isDerived(pageKey(target)))
    return found("unknown-address", like([...addresses.values(), ...derived().values()]));
  if (isShown(document, register) && isHidden(target, register)) return found(UNPUBLISHED, {});
  const place = placeKey(target);
  return place === "" || places.has(place) ? [] : found("unknown-place", like([...places.values()]));
}

/** What readers can see may not lead to what they cannot. */
const UNPUBLISHED = "unpublished-target";

const isShown = ({ metadata }: Document, { now }: Register) => !unpublishedOf(metadata, now);

function isHidden(target: string, { unpublished, addresses, isDerived, published }: Register): boolean {
  const key = pageKey(target);
  if (unpublished.has(key) || unpublished.has(placeKey(target))) return true;
  return !addresses.has(key) && isDerived(key) && !published().has(key);
}
