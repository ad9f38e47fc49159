/**
 * Updates the mentions in an old text: renamed documents get their current names, and mentions of deleted ones are
 * removed.
 */
import path from "node:path";
import { pathsOn } from "../../../shared/compiled/address.ts";
import { publicAddressOf } from "../../compiler/check/site-links.ts";
import { pageKey, placeKey, registerOf } from "../../compiler/check/address-register.ts";
import type { Document } from "../../compiler/document/document.ts";
import { now } from "../../compiler/document/publication.ts";
import type { Source, SourceName } from "../../compiler/document/source.ts";
import type { ReadContent } from "../../compiler/read-content.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { changeFields, type FieldChange } from "../patch/change-fields.ts";
import { changesIn, deletedMentions, movedLink, renamedMentions, withoutMentions } from "../renaming/mentions.ts";
import { readFields } from "../patch/read-fields.ts";

export type Today = Pick<ReadContent, "names" | "documents" | "sources"> & { contentDir: string };

/**
 * Returns the updated text. If the schema refuses the text, only the former addresses are updated. `renamed` maps old
 * paths to current ones.
 */
export async function updateMentions(
  today: Today,
  own: SourceName & Pick<Source, "text">,
  renamed: ReadonlyMap<string, string>,
): Promise<string> {
  const { site, isMissing, isLost, currentLink } = lookUp(today);
  const names = new Set(today.names.map(({ file }) => file));
  let text = withFormerAddresses(today, own, isLost);
  const read = async () => (await readDocuments(contentConfig, [{ ...own, text, hash: "" }])).documents[0];
  const change = async (changes: (document: Document) => readonly FieldChange[]) => {
    const document = await read();
    if (document) text = changeFields(document.source, changes(document)) ?? text;
  };
  for (const [from, to] of renamed) {
    const [before, after] = [path.posix.parse(from), path.posix.parse(to)];
    const isDocument = contentConfig.collections[before.dir]?.extension === before.ext && before.dir === after.dir;
    const isTaken = names.has(from) && to !== own.file;
    if (!isDocument || isTaken || from === to || !text.includes(before.name)) continue;
    const type = before.dir;
    await change((document) => changesIn(document, { type, from: before.name, to: after.name }, site));
  }
  await change((document) => renamedMentions(document, { link: currentLink }));
  const document = await read();
  const mentions = document && deletedMentions(document, isMissing, isLost);
  return (mentions && mentions.changes.length > 0 && (await withoutMentions(document, mentions))) || text;
}

/**
 * Updates the former addresses in a text. An existing document keeps its current former addresses; a deleted document
 * gets back those that no page has taken since.
 */
function withFormerAddresses(
  { sources }: Today,
  own: SourceName & Pick<Source, "text">,
  isLost: (url: string) => boolean,
) {
  const extension = path.posix.extname(own.file) as ".md" | ".yaml";
  const addressesIn = (text: string) => readFields(text, extension)?.fields.formerAddresses;
  const there = sources.find(({ file }) => file === own.file);
  const said = addressesIn(own.text);
  const value = there
    ? addressesIn(there.text)
    : Array.isArray(said)
      ? said.filter((each) => isLost(String(each)))
      : said;
  return changeFields(own, [{ path: ["formerAddresses"], ...(value !== undefined && { value }) }]) ?? own.text;
}

function lookUp({ names, documents }: Today) {
  const site = publicAddressOf(contentConfig, documents);
  const pathOf = pathsOn(site);
  const register = registerOf(contentConfig, documents, { names, now: now(contentConfig.timeZone) });
  const isPage = (key: string) => register.addresses.has(key) || register.isDerived(key);
  return {
    site,
    isMissing: ({ type, slug }: { type: string; slug: string }) => !register.slugs.get(type)?.has(slug),
    isLost: (url: string) => {
      const target = pathOf(url);
      if (target === undefined) return false;
      return !isPage(pageKey(target)) || (placeKey(target) !== "" && !register.places.has(placeKey(target)));
    },
    /** Returns the new URL of a link to a former address; `undefined` if the link leads to no former address. */
    currentLink: (url: string) => {
      const from = pathOf(url)?.replace(/[?#].*$/, "");
      const to = from && !isPage(pageKey(from)) ? register.former.get(pageKey(from)) : undefined;
      return from && to ? movedLink([{ from, to }], site)(url) : undefined;
    },
  };
}
