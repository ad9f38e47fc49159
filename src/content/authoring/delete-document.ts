/**
 * Deletes a document: its file, the folder of its pictures, and every mention of it in other documents.
 * Everything is worked out before anything is written, so that the editor can be asked.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathsOn } from "../../shared/compiled/address.ts";
import { linksOf } from "../compiler/check/links.ts";
import { collectionOf } from "../compiler/document/collection.ts";
import type { Document } from "../compiler/document/document.ts";
import type { FieldPath, ParsedSource, Source } from "../compiler/document/source.ts";
import { findTagged, ofKind } from "../compiler/document/tagged.ts";
import { fieldName } from "../compiler/explain/locate.ts";
import { parseSources } from "../compiler/read/parse.ts";
import { readDocuments } from "../compiler/read/read-documents.ts";
import { readSources } from "../compiler/read/read-sources.ts";
import { validate } from "../compiler/read/validate.ts";
import { contentConfig } from "../schema/content-config.ts";
import { applyEdits, type Edit, editMarkdown } from "./edits.ts";
import { changeFields } from "./field-edits.ts";
import { keepsAddresses, textOfSuccessor } from "./former-addresses.ts";
import { addressesOf, leadsTo, publicAddressIn } from "./inbound-links.ts";
import { type Around, type DocumentName, fileOf, readAround } from "./read-around.ts";
import type { Refusal } from "./removed.ts";
import type { TextChanges } from "./text-changes.ts";
import { unlink } from "./unlink.ts";

/** What another document says of the deleted one. */
interface DeletedMention {
  file: string;
  /** As an editor reads it: `credits.col1[2].link`. */
  field: string;
  /** Those of a link, which stay; the value of a field, which goes. */
  words: string;
  kind: "field" | "link";
}

export interface Deletion {
  /** Files and folders that go, as paths from the content folder. */
  paths: string[];
  /** Of documents that mention it. */
  texts: TextChanges;
  mentions: DeletedMention[];
  /** Documents that show one of its pictures, for which the folder of its pictures stays. */
  keptFor: string[];
  /** The address of its page and the one to which readers are led from there, where they are. */
  leadsOn?: { from: string; to: string };
}

interface Request extends DocumentName {
  contentDir: string;
  /** Whose page readers get in its place. */
  successor?: DocumentName;
}

/** `refusal`: a sentence for the editor. Writes nothing. */
export async function deleteDocument({ contentDir, successor, ...name }: Request): Promise<Deletion | Refusal> {
  const around = await readAround(contentDir, name);
  if ("refusal" in around) return around;
  const others = around.documents.filter(({ source }) => source.file !== around.file);
  const folder = `${name.type}/${name.slug}`;
  const keptFor = others.filter((document) => usesFileOf(document, folder)).map(({ source }) => source.file);
  const hasFolder = existsSync(path.join(contentDir, folder));
  const deletion: Deletion = {
    paths: hasFolder && keptFor.length === 0 ? [around.file, folder] : [around.file],
    texts: new Map(),
    mentions: [],
    keptFor: hasFolder ? keptFor : [],
  };
  const leads = (await standsWithout(contentDir, name))
    ? () => false
    : leadsToDocument(name, await publicAddressIn(around.sources));
  const needed: DeletedMention[] = [];
  for (const document of others) {
    const mentions = mentionsIn(document, name, leads);
    if (mentions.fields.length + mentions.texts.length === 0) continue;
    const after = await withoutMentions(document, mentions);
    (after === undefined ? needed : deletion.mentions).push(...mentions.told);
    if (after !== undefined) deletion.texts.set(document.source.file, { before: document.source.text, after });
  }
  if (successor) await leadOn(deletion, around, fileOf(successor));
  const where = needed.map(({ file, field }) => `${file} (${field})`).join(", ");
  return where ? { refusal: `No se puede borrar «${name.slug}», porque hace falta en ${where}.` } : deletion;
}

/** Nothing where readers cannot know one of the pages. */
async function leadOn(deletion: Deletion, { file, sources }: Around, next: string): Promise<void> {
  const both = sources.filter((source) => source.file === file || source.file === next);
  const { documents } = await readDocuments(contentConfig, both);
  const [gone, to] = [file, next].map((each) => documents.find(({ source }) => source.file === each));
  if (!gone || !to || !keepsAddresses(gone) || !keepsAddresses(to)) return;
  const { before, after } = deletion.texts.get(next) ?? { before: to.source.text, after: to.source.text };
  deletion.texts.set(next, { before, after: textOfSuccessor(to, after, gone) });
  deletion.leadsOn = { from: gone.metadata.address, to: to.metadata.address };
}

function usesFileOf({ source, metadata }: Document, folder: string): boolean {
  const from = path.posix.dirname(source.file);
  return [...metadata.pictures, ...metadata.files].some(({ src }) =>
    path.posix.join(from, src).startsWith(`${folder}/`),
  );
}

interface Mentions {
  told: DeletedMention[];
  fields: FieldPath[];
  texts: { path: FieldPath; markdown: string; edits: Edit[] }[];
}

type Leads = (url: string) => boolean;

/** Whether the page is there without the file, because it is made of what others say. */
async function standsWithout(contentDir: string, name: DocumentName): Promise<boolean> {
  const { derivation } = collectionOf(contentConfig, name.type);
  if (!derivation) return false;
  const { sources } = readSources(contentConfig, contentDir);
  const { documents } = await readDocuments(
    contentConfig,
    sources.filter(({ file }) => file !== fileOf(name)),
  );
  return derivation.derive(documents).some(({ slug }) => slug === name.slug);
}

/** `leads`: whether an address is that of the deleted document. */
function mentionsIn(document: Document, name: DocumentName, leads: Leads): Mentions {
  const { file } = document.source;
  const { metadata, content } = document;
  const references = metadata.references.filter(({ type, slug }) => type === name.type && slug === name.slug);
  const links = linksOf(document).filter(({ url, at, own }) => !at && !own && leads(url));
  const named = [
    ...references.map(({ path: field, slug }) => ({ field, words: slug })),
    ...links.map(({ path: field, url }) => ({ field, words: url })),
  ];
  const texts = ofKind(findTagged(content?.data), "markdown").map(({ value: { source: markdown }, path: field }) => ({
    path: field,
    markdown,
    ...unlink(markdown, leads),
  }));
  return {
    told: [
      ...named.map(({ field, words }) => ({ file, field: fieldName(field), words, kind: "field" as const })),
      ...texts.flatMap(({ path: field, words }) =>
        words.map((each) => ({ file, field: fieldName(field), words: each, kind: "link" as const })),
      ),
    ],
    fields: named.map(({ field }) => field),
    texts: texts.filter(({ edits }) => edits.length > 0),
  };
}

function leadsToDocument(name: DocumentName, site: string | undefined): Leads {
  const [addresses, pathOf] = [addressesOf(name), pathsOn(site)];
  return (url) => {
    const target = pathOf(url);
    return target !== undefined && addresses.some((address) => leadsTo(target, address));
  };
}

/** The text of a document that mentions it no more; `undefined` where its type asks for what would be missing. */
async function withoutMentions({ source }: Document, { texts, fields }: Mentions): Promise<string | undefined> {
  const parsed = await parse(source, source.text);
  if (!parsed) return undefined;
  const edits = texts.flatMap((field) => editMarkdown(parsed, field, field.edits));
  const lines = edits.map((edit) => wholeLine(source.text, edit));
  // The last first: an item that goes moves those behind it.
  const gone = fields.toReversed().map((field) => ({ path: field }));
  const text = changeFields({ ...source, text: applyEdits(source.text, lines) }, gone);
  const after = text === undefined ? undefined : await parse(source, text);
  return after && "data" in validate(after, collectionOf(contentConfig, source.collection).schema) ? text : undefined;
}

async function parse(source: Source, text: string): Promise<ParsedSource | undefined> {
  const [parsed] = await parseSources([{ ...source, text }]);
  return parsed && "source" in parsed ? parsed.source : undefined;
}

/** What leaves nothing on its line takes the line with it. */
function wholeLine(text: string, edit: Edit): Edit {
  const from = text.lastIndexOf("\n", edit.from - 1) + 1;
  const end = text.indexOf("\n", edit.to);
  const to = end === -1 ? text.length : end + 1;
  const rest = text.slice(from, edit.from) + edit.text + text.slice(edit.to, to);
  return rest.trim() === "" ? { from, to, text: "" } : edit;
}
