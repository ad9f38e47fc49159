/** Checks that compare all documents. They depend on the names and metadata of documents and read no files. */
import { type ContentConfig, collectionOf } from "../document/collection.ts";
import type { Document, Metadata } from "../document/document.ts";
import type { Finding } from "../problems/problem.ts";
import { type RegisterInput, registerOf, type Register, pageKey, placeKey, referenceKey } from "./address-register.ts";
import { addressKey } from "../../../shared/compiled/address.ts";
import type { FieldPath, Source } from "../document/source.ts";
import { findRepeats } from "../document/find-repeats.ts";
import { unpublishedOf } from "../document/publication.ts";
import { suggest } from "../problems/suggest.ts";
import { type SiteLink, siteLinks } from "./site-links.ts";

/**
 * Returns the findings that show only when documents are compared, and the doubts that the metadata of each document
 * contains. `documents` must be in the order of their files; otherwise the result of an incremental build would depend
 * on which documents were parsed again.
 */
export function checkAcross(config: ContentConfig, documents: readonly Document[], input: RegisterInput): Finding[] {
  const register = registerOf(config, documents, input);
  return [
    ...checkReferences(config, documents, register),
    ...checkFormerAddresses(documents, register),
    ...checkUnique(config, documents),
    ...documents.flatMap(({ source, metadata: { doubts = [] } }) => doubts.map((doubt) => ({ ...doubt, source }))),
    ...Object.values(config.collections).flatMap(({ check }) => check?.(documents) ?? []),
  ];
}

/** Returns probable mistakes that show only when documents are compared. */
export const warnAcross = ({ collections }: ContentConfig, documents: readonly Document[]): Finding[] =>
  Object.values(collections).flatMap(({ warn }) => warn?.(documents) ?? []);

/**
 * Checks that no two pages have the same former address, and that no former address is in use. A page may list its own
 * address in another letter case. It may also list its own address first among several, because feeds identify a page
 * by the first one.
 */
function checkFormerAddresses(
  documents: readonly Document[],
  { addresses, isDerived }: Pick<Register, "addresses" | "isDerived">,
): Finding[] {
  const firstByKey = new Map<string, { source: Source; path: FieldPath }>();
  return documents.flatMap(({ source, metadata: { address, formerAddresses = [] } }) =>
    formerAddresses.flatMap((value, index): Finding[] => {
      const finding = { source, path: ["formerAddresses", index], details: { value } };
      const key = addressKey(value.replace(/\.html$/, ""));
      const isFirst = index === 0 && formerAddresses.length > 1;
      if (key === addressKey(address) && (isFirst || value !== address)) return [];
      if (addresses.has(key) || isDerived(key)) return [{ ...finding, code: "former-address-in-use" }];
      const other = firstByKey.get(key);
      firstByKey.set(key, other ?? finding);
      const isRespelled = other?.source === source && formerAddresses.indexOf(value) === index;
      return other && !isRespelled ? [{ ...finding, code: "repeated-former-address", other }] : [];
    }),
  );
}

/** Finds documents of a type that share the value of a unique field, which is probably a mistake. */
function checkUnique(config: ContentConfig, documents: readonly Document[]): Finding[] {
  const fields = documents.flatMap(({ source, metadata }) => {
    const { unique = [] } = collectionOf(config, source.collection);
    return unique.map((field) => ({ source, field, value: String(metadata.fields?.[field] ?? "") }));
  });
  const repeats = findRepeats(fields, ({ source, field, value }) => {
    const key = keyOf(value);
    return key && [source.collection, field, key].join(" ");
  });
  return repeats.map(([{ source, field, value }, first]) => {
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

/** Checks that the targets of references and site links exist. Published documents must have published targets. */
function checkReferences(config: ContentConfig, documents: readonly Document[], register: Register): Finding[] {
  const linksOf = siteLinks(config, documents);
  return documents.flatMap((document) => [
    ...checkOwnLinks(document),
    ...document.metadata.references.flatMap((reference) => checkReference(document, reference, register)),
    ...linksOf(document).flatMap((link) => (link.isOwnAddress ? [] : checkLink(document, link, register))),
  ]);
}

/** Checks the links that must lead to the document's own page. Letter case does not matter. */
function checkOwnLinks({ source, metadata: { address, links } }: Document): Finding[] {
  return links
    .filter(({ isOwnAddress, url }) => isOwnAddress && addressKey(url) !== addressKey(address))
    .map(({ url, path }) => ({ code: "link-elsewhere", source, path, details: { value: url, expected: address } }));
}

function checkReference(document: Document, reference: Reference, register: Register): Finding[] {
  const { type, slug, path, mayBeUnpublished } = reference;
  const { source } = document;
  const slugs = register.slugs.get(type);
  if (!slugs) throw new Error(`${source.file} refers to ${type}, which is no collection`);
  if (!slugs.has(slug)) {
    const details = { value: slug, expected: type, suggestion: suggest(slug, [...slugs]) };
    return [{ code: "dangling-reference", source, path, details }];
  }
  const isUnpublished = !mayBeUnpublished && register.unpublishedKeys.has(referenceKey(type, slug));
  return isUnpublished && isShown(document, register)
    ? [{ code: UNPUBLISHED, source, path, details: { value: slug } }]
    : [];
}

function checkLink(document: Document, { url, path, at, target }: SiteLink, register: Register): Finding[] {
  const { addresses, derivedAddresses, isDerived, currentAddresses, places } = register;
  const findingOf = (code: Finding["code"], details: Finding["details"]): Finding[] => [
    { code, source: document.source, path, ...(at && { at }), details: { value: url, ...details } },
  ];
  // The suggestion for an absolute link is absolute, too.
  const prefix = url.endsWith(target) ? url.slice(0, url.length - target.length) : "";
  const suggestionFrom = (candidates: readonly string[]) => {
    const corrected = currentAddresses.get(pageKey(target)) || suggest(target, candidates);
    return { suggestion: corrected && prefix + corrected };
  };
  if (!addresses.has(pageKey(target)) && !isDerived(pageKey(target)))
    return findingOf("unknown-address", suggestionFrom([...addresses.values(), ...derivedAddresses().values()]));
  if (isShown(document, register) && isHidden(target, register)) return findingOf(UNPUBLISHED, {});
  const place = placeKey(target);
  return place === "" || places.has(place) ? [] : findingOf("unknown-place", suggestionFrom([...places.values()]));
}

/** The code of the problem that a published document leads to an unpublished one. */
const UNPUBLISHED = "unpublished-target";

const isShown = ({ metadata }: Document, { now }: Register) => !unpublishedOf(metadata, now);

function isHidden(target: string, { unpublishedKeys, addresses, isDerived, publishedAddresses }: Register): boolean {
  const key = pageKey(target);
  if (unpublishedKeys.has(key) || unpublishedKeys.has(placeKey(target))) return true;
  return !addresses.has(key) && isDerived(key) && !publishedAddresses().has(key);
}
