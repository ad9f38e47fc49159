/** The addresses that a document had before, which lead readers to the one of today. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import type { Document } from "../../compiler/document/document.ts";
import { now, unpublishedOf } from "../../compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Source } from "../../compiler/document/source.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { changeFields } from "../patch/change-fields.ts";
import { readFields } from "../patch/read-fields.ts";
import { noteText, type TextChanges } from "../apply-changes.ts";
import { writtenFields } from "../schemas/file-schema.ts";

/** Holds the addresses that lead nowhere. */
export const GONE_FILE = "gone.yaml";

/** Whether readers may know the address of its page, and its type keeps those that it had. */
export function keepsAddresses({ source, metadata }: Document): boolean {
  const { properties = {} } = writtenFields(collectionOf(contentConfig, source.collection));
  return "formerAddresses" in properties && !unpublishedOf(metadata, now(contentConfig.timeZone));
}

/** The text of a renamed document, which is `text` by now. */
export function textOfMoved(document: Document, text: string, address: { from: string; to: string }): string {
  const { formerAddresses = [] } = document.metadata;
  const all = keepsAddresses(document) ? [...formerAddresses, address.from] : formerAddresses;
  return withFormer(document, text, withoutToday(all, address.to));
}

/** The text of a document, which is `text` by now, to which the readers of one that goes are led. */
export function textOfSuccessor(document: Document, text: string, { metadata: gone }: Document): string {
  const { formerAddresses = [], address } = document.metadata;
  const own = formerAddresses.length > 0 ? formerAddresses : [address];
  return withFormer(document, text, [...new Set([...own, ...(gone.formerAddresses ?? []), gone.address])]);
}

/** Each once. Feeds know a page by its first address, which stays where others follow it, though it is today's again. */
function withoutToday(all: readonly string[], today: string): string[] {
  const kept = [...new Set(all)].filter((address, index) => index === 0 || address !== today);
  return kept.length === 1 && kept[0] === today ? [] : kept;
}

/** The document of the addresses that lead nowhere, `text` by now, with those of one that goes. */
export function textOfGone(text: string, { metadata: gone }: Document): string {
  const written = readFields(text, ".yaml")?.fields.formerAddresses;
  const before = Array.isArray(written) ? written : [];
  const value = [...new Set([...before, ...(gone.formerAddresses ?? []), gone.address])];
  if (text === "") return ["formerAddresses:", ...value.map((each) => `  - ${each}`), ""].join("\n");
  return changeFields({ text, collection: "gone" }, [{ path: ["formerAddresses"], value }]) ?? text;
}

/**
 * Takes addresses out of every document but one, on top of what `texts` changes: an address belongs to the page that had
 * it last.
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
    if (after !== text) noteText(texts, file, { before: text, after });
  }
}

/** Unchanged where it says so, or cannot be made to. */
function withFormer({ source, metadata }: Document, text: string, value: string[]): string {
  if (value.join() === (metadata.formerAddresses ?? []).join()) return text;
  const change = { path: ["formerAddresses"], ...((value.length > 0 || source.file === GONE_FILE) && { value }) };
  const noted = changeFields({ text, collection: source.collection }, [change]) ?? text;
  return noted.replace(ALONE, "formerAddresses: [$1]");
}

/** The first address takes one line of the document. */
const ALONE = /^formerAddresses:\r?\n *- (\S+)(?=\r?\n(?! *- ))/m;
