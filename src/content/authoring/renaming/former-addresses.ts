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
import { writtenFields } from "../schemas/file-schema.ts";

/** The document that lists the addresses to which the server responds with 410 Gone. */
export const GONE_FILE = "gone.yaml";

/** Checks whether the document's page is public and the document's type has a field for former addresses. */
export function keepsAddresses({ source, metadata }: Document): boolean {
  const { properties = {} } = writtenFields(collectionOf(contentConfig, source.collection));
  return "formerAddresses" in properties && !unpublishedOf(metadata, now(contentConfig.timeZone));
}

/**
 * Returns the text of a renamed document after adding its old address to its former addresses. `text` is the current
 * text.
 */
export function textOfMoved(document: Document, text: string, address: { from: string; to: string }): string {
  const { formerAddresses = [] } = document.metadata;
  const all = keepsAddresses(document) ? [...formerAddresses, address.from] : formerAddresses;
  return withFormer(document, text, withoutToday(all, address.to));
}

/** Returns the text of the document to which a deleted page redirects. `text` is the current text. */
export function textOfSuccessor(document: Document, text: string, { metadata: gone }: Document): string {
  const { formerAddresses = [], address } = document.metadata;
  const own = formerAddresses.length > 0 ? formerAddresses : [address];
  return withFormer(document, text, [...new Set([...own, ...(gone.formerAddresses ?? []), gone.address])]);
}

/**
 * Removes repeated addresses and the current one. The first of several is kept, because feeds identify a page by it.
 */
function withoutToday(all: readonly string[], today: string): string[] {
  const kept = [...new Set(all)].filter((address, index) => index === 0 || address !== today);
  return kept.length === 1 && kept[0] === today ? [] : kept;
}

/** Returns the text of `GONE_FILE` after adding the addresses of a deleted page. `text` is its current text. */
export function textOfGone(text: string, { metadata: gone }: Document): string {
  const written = readFields(text, ".yaml")?.fields.formerAddresses;
  const before = Array.isArray(written) ? written : [];
  const value = [...new Set([...before, ...(gone.formerAddresses ?? []), gone.address])];
  if (text === "") return ["formerAddresses:", ...value.map((each) => `  - ${each}`), ""].join("\n");
  return changeFields({ text, collection: "gone" }, [{ path: ["formerAddresses"], value }]) ?? text;
}

/**
 * Removes the addresses from the former addresses of every document except `owner`, and adds the changes to `texts`. An
 * address belongs to the page that had it last.
 */
export async function takeAddresses(
  texts: TextChanges,
  sources: readonly Source[],
  { addresses, owner }: { addresses: readonly string[]; owner: string },
): Promise<void> {
  const keys = new Set(addresses.map(addressKey));
  const isNear = (text: string) => [...keys].some((key) => text.toLowerCase().includes(key));
  const others = sources.filter(({ file }) => file !== owner);
  const read = others.map((source) => ({ ...source, text: texts.get(source.file)?.after ?? source.text }));
  const { documents } = await readDocuments(
    contentConfig,
    read.filter(({ text }) => isNear(text)),
  );
  for (const document of documents) {
    const { file, text } = document.source;
    const left = (document.metadata.formerAddresses ?? []).filter((each) => !keys.has(addressKey(each)));
    const after = withFormer(document, text, left);
    if (after !== text) recordText(texts, file, { before: text, after });
  }
}

/**
 * Returns the text with the given former addresses; unchanged if the document already has them, or if the text cannot
 * be changed.
 */
function withFormer({ source, metadata }: Document, text: string, value: string[]): string {
  if (value.join() === (metadata.formerAddresses ?? []).join()) return text;
  const change = { path: ["formerAddresses"], ...((value.length > 0 || source.file === GONE_FILE) && { value }) };
  const noted = changeFields({ text, collection: source.collection }, [change]) ?? text;
  return noted.replace(ALONE, "formerAddresses: [$1]");
}

/** Matches a list with a single former address, which is rewritten on one line. */
const ALONE = /^formerAddresses:\r?\n *- (\S+)(?=\r?\n(?! *- ))/m;
