/** Checks that compare all documents. They depend on the names and metadata of documents and read no files. */
import { type ContentConfig, collectionOf } from "../document/collection.ts";
import type { Document, Metadata } from "../document/document.ts";
import type { Finding } from "../problems/problem.ts";
import { type Known, registerOf, type Register, pageKey, placeKey, referenceKey } from "./address-register.ts";
import { addressKey } from "../../../shared/compiled/address.ts";
import type { FieldPath, Source } from "../document/source.ts";
import { repeats } from "../document/find-repeats.ts";
import { unpublishedOf } from "../document/publication.ts";
import { suggest } from "../problems/suggest.ts";
import { type SiteLink, siteLinks } from "./site-links.ts";

/**
 * Returns the findings that show only when documents are compared, and the doubts in the metadata of each document.
 * `documents` must be in the order of their files; otherwise the result of an incremental build would depend on which
 * documents were parsed again.
 */
export function checkAcross(config: ContentConfig, documents: readonly Document[], known: Known): Finding[] {
  const register = registerOf(config, documents, known);
  return [
    ...checkReferences(config, documents, register),
    ...checkFormerAddresses(documents, register),
    ...checkUnique(config, documents),
    ...documents.flatMap(({ source, metadata: { doubts = [] } }) => doubts.map((doubt) => ({ ...doubt, source }))),
    ...Object.values(config.collections).flatMap(({ check }) => check?.(documents) ?? []),
  ];
}

/** Returns probable mistakes across documents. */
export const warnAcross = ({ collections }: ContentConfig, documents: readonly Document[]): Finding[] =>
  Object.values(collections).flatMap(({ warn }) => warn?.(documents) ?? []);

/**
 * Checks that no two pages have the same former address, and that no former address is in use. A page may list its own
 * address in another letter case, or as the first of several, because feeds identify a page by the first entry.
 */
function checkFormerAddresses(
  documents: readonly Document[],
  { addresses, isDerived }: Pick<Register, "addresses" | "isDerived">,
): Finding[] {
  const first = new Map<string, { source: Source; path: FieldPath }>();
  return documents.flatMap(({ source, metadata: { address, formerAddresses = [] } }) =>
    formerAddresses.flatMap((value, index): Finding[] => {
      const found = { source, path: ["formerAddresses", index], details: { value } };
      const key = addressKey(value.replace(/\.html$/, ""));
      const isFirst = index === 0 && formerAddresses.length > 1;
      if (key === addressKey(address) && (isFirst || value !== address)) return [];
      if (addresses.has(key) || isDerived(key)) return [{ ...found, code: "former-address-in-use" }];
      const other = first.get(key);
      first.set(key, other ?? found);
      const isRespelled = other?.source === source && formerAddresses.indexOf(value) === index;
      return other && !isRespelled ? [{ ...found, code: "repeated-former-address", other }] : [];
    }),
  );
}

/** Finds documents of a type that share the value of a unique field, which is probably a mistake. */
function checkUnique(config: ContentConfig, documents: readonly Document[]): Finding[] {
  const fields = documents.flatMap(({ source, metadata }) => {
    const { unique = [] } = collectionOf(config, source.collection);
    return unique.map((field) => ({ source, field, value: String(metadata.fields?.[field] ?? "") }));
  });
  const repeated = repeats(fields, ({ source, field, value }) => {
    const key = keyOf(value);
    return key && [source.collection, field, key].join(" ");
  });
  return repeated.map(([{ source, field, value }, first]) => {
    const path = [field];
    return { code: "repeated-field", source, path, other: { source: first.source, path }, details: { value } };
  });
}

/**
 * Returns the letters and digits of a value in lower case, for comparisons: `#80` and `# 80` have the same key, and the
 * key of `#` is `""`.
 */
const keyOf = (value: string) =>
  value
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");

type Reference = Metadata["references"][number];

/** Checks that the targets of references and site links exist and, for a published document, are published. */
function checkReferences(config: ContentConfig, documents: readonly Document[], register: Register): Finding[] {
  const linksOf = siteLinks(config, documents);
  return documents.flatMap((document) => [
    ...ownLinks(document),
    ...document.metadata.references.flatMap((reference) => wrongReference(document, reference, register)),
    ...linksOf(document).flatMap((link) => (link.own ? [] : wrongLink(document, link, register))),
  ]);
}

/**
 * Checks a document's own link, which may spell the address of the document's page in another letter case, but may not
 * lead elsewhere.
 */
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
  // The suggestion for an absolute link is absolute, too.
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

/** The code of the problem that a published document leads to an unpublished one. */
const UNPUBLISHED = "unpublished-target";

const isShown = ({ metadata }: Document, { now }: Register) => !unpublishedOf(metadata, now);

function isHidden(target: string, { unpublished, addresses, isDerived, published }: Register): boolean {
  const key = pageKey(target);
  if (unpublished.has(key) || unpublished.has(placeKey(target))) return true;
  return !addresses.has(key) && isDerived(key) && !published().has(key);
}
