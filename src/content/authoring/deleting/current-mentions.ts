/**
 * Updates the mentions in an earlier version of a document. Renamed documents get their current names, and mentions of
 * deleted documents are removed.
 */
import path from "node:path";
import { createPathResolver } from "../../../shared/compiled/address.ts";
import { publicAddressOf } from "../../compiler/check/site-links.ts";
import { pageKey, placeKey, registerOf } from "../../compiler/check/address-register.ts";
import type { Document } from "../../compiler/document/document.ts";
import { now } from "../../compiler/document/publication.ts";
import type { Source, SourceName } from "../../compiler/document/source.ts";
import type { ReadContent } from "../../compiler/read-content.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { changeFields, type FieldChange } from "../patch/change-fields.ts";
import { changesIn, findDeletedMentions, linkMover, renameMentions, withoutMentions } from "../renaming/mentions.ts";
import { type Extension, readFields } from "../patch/read-fields.ts";

export type CurrentContent = Pick<ReadContent, "names" | "documents" | "sources"> & { contentDir: string };

/**
 * Returns the updated text of the earlier version. If the schema refuses the text, only its former addresses are
 * updated. `renamed` maps old paths of files to current ones.
 */
export async function updateMentions(
  content: CurrentContent,
  source: SourceName & Pick<Source, "text">,
  renamed: ReadonlyMap<string, string>,
): Promise<string> {
  const { site, isMissing, isBroken, renameLink } = createLookups(content);
  const names = new Set(content.names.map(({ file }) => file));
  let text = withFormerAddresses(content, source, isBroken);
  const read = async () => (await readDocuments(contentConfig, [{ ...source, text, hash: "" }])).documents[0];
  const change = async (changes: (document: Document) => readonly FieldChange[]) => {
    const document = await read();
    if (document) text = changeFields(document.source, changes(document)) ?? text;
  };
  for (const [from, to] of renamed) {
    const [before, after] = [path.posix.parse(from), path.posix.parse(to)];
    const isDocument = contentConfig.collections[before.dir]?.extension === before.ext && before.dir === after.dir;
    const isTaken = names.has(from) && to !== source.file;
    if (!isDocument || isTaken || from === to || !text.includes(before.name)) continue;
    const type = before.dir;
    await change((document) => changesIn(document, { type, from: before.name, to: after.name }, site));
  }
  await change((document) => renameMentions(document, { link: renameLink }));
  const document = await read();
  const mentions = document && findDeletedMentions(document, isMissing, isBroken);
  return (mentions && mentions.changes.length > 0 && (await withoutMentions(document, mentions))) || text;
}

/**
 * Updates the document's former addresses in the earlier version. If the document still exists, its current list is
 * used. If it was deleted, it gets back the former addresses that no page has taken since.
 */
function withFormerAddresses(
  { sources }: CurrentContent,
  source: SourceName & Pick<Source, "text">,
  isBroken: (url: string) => boolean,
) {
  const extension = path.posix.extname(source.file) as Extension;
  const addressesIn = (text: string) => readFields(text, extension)?.fields.formerAddresses;
  const existing = sources.find(({ file }) => file === source.file);
  const oldAddresses = addressesIn(source.text);
  const value = existing
    ? addressesIn(existing.text)
    : Array.isArray(oldAddresses)
      ? oldAddresses.filter((each) => isBroken(String(each)))
      : oldAddresses;
  return changeFields(source, [{ path: ["formerAddresses"], ...(value !== undefined && { value }) }]) ?? source.text;
}

function createLookups({ names, documents }: CurrentContent) {
  const site = publicAddressOf(contentConfig, documents);
  const pathOf = createPathResolver(site);
  const register = registerOf(contentConfig, documents, { names, now: now(contentConfig.timeZone) });
  const isPage = (key: string) => register.addresses.has(key) || register.isDerived(key);
  return {
    site,
    isMissing: ({ type, slug }: { type: string; slug: string }) => !register.slugs.get(type)?.has(slug),
    isBroken: (url: string) => {
      const target = pathOf(url);
      if (target === undefined) return false;
      return !isPage(pageKey(target)) || (placeKey(target) !== "" && !register.places.has(placeKey(target)));
    },
    /** Returns the new URL of a link to a former address; `undefined` for any other link. */
    renameLink: (url: string) => {
      const from = pathOf(url)?.replace(/[?#].*$/, "");
      const to = from && !isPage(pageKey(from)) ? register.currentAddresses.get(pageKey(from)) : undefined;
      return from && to ? linkMover([{ from, to }], site)(url) : undefined;
    },
  };
}
