/** Former addresses of documents. A former address redirects readers to the current page. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import type { Document } from "../../compiler/document/document.ts";
import { now, unpublishedOf } from "../../compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Source } from "../../compiler/document/source.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { changeFields } from "../patch/change-fields.ts";
import { readFields } from "../patch/read-fields.ts";
import { recordText, type TextChanges } from "../apply-changes.ts";
import { yamlFieldsSchema } from "../schemas/file-schema.ts";

/** The document that lists the addresses to which the server responds with 410 Gone. */
export const GONE_FILE = "gone.yaml";

/** Checks whether the document's page is public, and whether its type has a field for former addresses. */
export function keepsAddresses({ source, metadata }: Document): boolean {
  const { properties = {} } = yamlFieldsSchema(collectionOf(contentConfig, source.collection));
  return "formerAddresses" in properties && !unpublishedOf(metadata, now(contentConfig.timeZone));
}

/**
 * Adds the old address of a renamed document to its former addresses. `text` is the current text of the document.
 * Returns the new text.
 */
export function textOfMoved(document: Document, text: string, address: { from: string; to: string }): string {
  const { formerAddresses = [] } = document.metadata;
  const addresses = keepsAddresses(document) ? [...formerAddresses, address.from] : formerAddresses;
  return withFormerAddresses(document, text, withoutCurrent(addresses, address.to));
}

/** Adds the addresses of a deleted page to `document`, its successor. Returns the new text of the successor. */
export function textOfSuccessor(document: Document, text: string, { metadata: gone }: Document): string {
  const { formerAddresses = [], address } = document.metadata;
  const current = formerAddresses.length > 0 ? formerAddresses : [address];
  return withFormerAddresses(document, text, [...new Set([...current, ...(gone.formerAddresses ?? []), gone.address])]);
}

/**
 * Removes repeated addresses and the current address. If the current address is the first of several, it stays, because
 * feeds identify the page by the first one.
 */
function withoutCurrent(addresses: readonly string[], current: string): string[] {
  const former = [...new Set(addresses)].filter((address, index) => index === 0 || address !== current);
  return former.length === 1 && former[0] === current ? [] : former;
}

/** Adds the addresses of a deleted page to `text`, the current text of `GONE_FILE`. Returns the new text. */
export function textOfGone(text: string, { metadata: gone }: Document): string {
  const existing = readFields(text, ".yaml")?.fields.formerAddresses;
  const before = Array.isArray(existing) ? existing : [];
  const value = [...new Set([...before, ...(gone.formerAddresses ?? []), gone.address])];
  if (text === "") return ["formerAddresses:", ...value.map((each) => `  - ${each}`), ""].join("\n");
  return changeFields({ text, collection: "gone" }, [{ path: ["formerAddresses"], value }]) ?? text;
}

/**
 * Removes `addresses` from the former addresses of every document except `owner`, and adds the changes to `texts`. An
 * address belongs to the page that had it last.
 */
export async function claimAddresses(
  texts: TextChanges,
  sources: readonly Source[],
  { addresses, owner }: { addresses: readonly string[]; owner: string },
): Promise<void> {
  const keys = new Set(addresses.map(addressKey));
  const mayContainAddress = (text: string) => [...keys].some((key) => text.toLowerCase().includes(key));
  const others = sources.filter(({ file }) => file !== owner);
  const current = others.map((source) => ({ ...source, text: texts.get(source.file)?.after ?? source.text }));
  const { documents } = await readDocuments(
    contentConfig,
    current.filter(({ text }) => mayContainAddress(text)),
  );
  for (const document of documents) {
    const { file, text } = document.source;
    const remaining = (document.metadata.formerAddresses ?? []).filter((each) => !keys.has(addressKey(each)));
    const after = withFormerAddresses(document, text, remaining);
    if (after !== text) recordText(texts, file, { before: text, after });
  }
}

/**
 * Replaces the former addresses in the text. Returns the text unchanged if the document already has these addresses, or
 * if the text cannot be changed.
 */
function withFormerAddresses({ source, metadata }: Document, text: string, value: string[]): string {
  if (value.join() === (metadata.formerAddresses ?? []).join()) return text;
  const change = { path: ["formerAddresses"], ...((value.length > 0 || source.file === GONE_FILE) && { value }) };
  const patched = changeFields({ text, collection: source.collection }, [change]) ?? text;
  return patched.replace(SINGLE_ITEM, "formerAddresses: [$1]");
}

/** Matches a list with a single former address, which is rewritten on one line. */
const SINGLE_ITEM = /^formerAddresses:\r?\n *- (\S+)(?=\r?\n(?! *- ))/m;
