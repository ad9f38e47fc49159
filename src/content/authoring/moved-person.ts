/** Where the page of a person is after others are credited in their place. */
import { addressFor } from "../../shared/compiled/address.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { publicAddressOf } from "../compiler/check/links.ts";
import type { DerivedDocument } from "../compiler/document/derivation.ts";
import type { Document } from "../compiler/document/document.ts";
import { readDocuments } from "../compiler/read/read-documents.ts";
import { contentConfig } from "../schema/content-config.ts";
import { derivePeople } from "../people/derive.ts";
import { movedLink } from "./inbound-links.ts";
import type { TextChanges } from "./text-changes.ts";

/** `texts`: of the documents that change. Answers the new address for the old one; `undefined` where none goes. */
export async function movedPerson(
  documents: readonly Document[],
  texts: TextChanges,
  { from, to }: { from: string; to: string },
): Promise<((address: string) => string | undefined) | undefined> {
  const before = derivePeople(documents).find((person) => !person.file && isCalled(person, from));
  if (!before) return undefined;
  const changed = documents.flatMap(({ source }) => {
    const text = texts.get(source.file)?.after;
    return text === undefined ? [] : [{ ...source, text }];
  });
  const read = await readDocuments(contentConfig, changed);
  const after = derivePeople([...documents.filter(({ source }) => !texts.has(source.file)), ...read.documents]);
  const now = after.find((person) => isCalled(person, to));
  if (!now || now.slug === before.slug || after.some(({ slug }) => slug === before.slug)) return undefined;
  const [old, next] = [before, now].map(({ slug }) => addressFor(DOCUMENT_ADDRESSES.people, slug)) as [string, string];
  return movedLink([{ from: old, to: next }], publicAddressOf(contentConfig, documents));
}

const isCalled = ({ data }: DerivedDocument, name: string) =>
  (data().spellings as string[]).some((spelling) => nameKey(spelling) === nameKey(name));
