/** Reads a document that is to be renamed or deleted, and the documents that may mention it. */
import { messages } from "../../messages/messages.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { Source, SourceName } from "../../compiler/document/source.ts";
import { findTagged, ofKind } from "../../compiler/document/tagged.ts";
import { suggest } from "../../compiler/problems/suggest.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { type Drafts, readSources } from "../../compiler/read/files/read-sources.ts";
import { addressFor } from "../../../shared/compiled/address.ts";
import { collectionNamed } from "../../../types/collections.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Refusal } from "../refusal.ts";

export interface DocumentName {
  type: string;
  /** The file name without its extension. */
  slug: string;
}

export interface WithReferrers {
  /** The path of the document's file, relative to the content folder. */
  file: string;
  names: SourceName[];
  sources: Source[];
  /** The document and the documents that may mention it. Only valid documents are included. */
  documents: Document[];
}

export const fileOf = ({ type, slug }: DocumentName) => `${type}/${slug}${collectionNamed(type).extension}`;

/**
 * Reads the document and its referrers. Refuses if the document does not exist, or if an invalid document may mention
 * it, because mentions in invalid documents cannot be found.
 */
export async function readWithReferrers(
  contentDir: string,
  name: DocumentName,
  drafts?: Drafts,
): Promise<WithReferrers | Refusal> {
  const { names, sources } = readSources(contentConfig, contentDir, { drafts });
  const file = fileOf(name);
  if (!names.some((each) => each.file === file)) {
    const slugs = names.filter(({ collection }) => collection === name.type).map(({ slug }) => slug);
    const suggestion = suggest(name.slug, slugs);
    return { refusal: messages.authoring.notThere(file, suggestion) };
  }
  const candidates = sources.filter((source) => source.file === file || mayContain(source.text, name.slug));
  const { documents: all } = await readDocuments(contentConfig, candidates);
  const documents = all.filter(isFullyParsed);
  const readFiles = new Set(documents.map(({ source }) => source.file));
  const texts = new Map(sources.map((source) => [source.file, source.text]));
  const others = names.filter((each) => each.file !== file && !readFiles.has(each.file));
  const invalid = others.find((each) => mayName(texts.get(each.file), name));
  if (invalid) return { refusal: messages.authoring.mayMention(invalid.file, name.slug) };
  return { file, names, sources, documents };
}

/** Checks that every Markdown text was parsed. A text that took too long to parse is missing from `texts`. */
const isFullyParsed = ({ content }: Document) =>
  ofKind(findTagged(content?.data), "markdown").every(({ value }) => content?.texts.has(value));

/**
 * Checks without parsing whether a text contains the name as a whole word, because parsing a thousand documents takes
 * seconds. A text with a backslash always matches, because an escape sequence may stand for any character.
 */
const mayContain = (text: string, slug: string) =>
  text.includes("\\") || new RegExp(String.raw`(?<!\w)${escapeForRegExp(slug)}(?!\w)`, "i").test(text);

const escapeForRegExp = (slug: string) => slug.replace(/\W/g, String.raw`\$&`);

/**
 * Checks whether a text may mention the document: as a value, in a picture's path or in an address. `text` is
 * `undefined` if the file could not be read; such a file may mention any document.
 */
function mayName(text: string | undefined, { type, slug: name }: DocumentName): boolean {
  const { address } = collectionNamed(type);
  const slug = escapeForRegExp(name);
  const patterns = [
    String.raw`(?:[:,[-]\s*["']?)${slug}(?:["']?\s*(?:[#,\]}]|$))`,
    String.raw`(?<![\w-])${slug}/`,
    ...(address ? [String.raw`${addressFor(address, slug)}(?![\w-])`] : []),
  ];
  return text === undefined || new RegExp(patterns.join("|"), "im").test(text);
}
