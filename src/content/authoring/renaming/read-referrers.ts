/** A document that is to be changed or removed, and the documents around it that may name it. */
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
import type { Refusal } from "../deleting/trash.ts";

export interface DocumentName {
  type: string;
  /** The name of its file without the ending. */
  slug: string;
}

export interface WithReferrers {
  /** Path of its file from the content folder. */
  file: string;
  names: SourceName[];
  sources: Source[];
  /** It and those that may name it, as far as they are without mistakes of their own. */
  documents: Document[];
}

export const fileOf = ({ type, slug }: DocumentName) => `${type}/${slug}${collectionNamed(type).extension}`;

/** Refuses what is not there, and where a document with mistakes may name it: what is meant there nobody can see. */
export async function readWithReferrers(
  contentDir: string,
  name: DocumentName,
  drafts?: Drafts,
): Promise<WithReferrers | Refusal> {
  const { names, sources } = readSources(contentConfig, contentDir, { drafts });
  const file = fileOf(name);
  if (!names.some((each) => each.file === file)) {
    const own = names.filter(({ collection }) => collection === name.type).map(({ slug }) => slug);
    const meant = suggest(name.slug, own);
    return { refusal: messages.authoring.notThere(file, meant) };
  }
  const near = sources.filter((source) => source.file === file || mayContain(source.text, name.slug));
  const { documents: all } = await readDocuments(contentConfig, near);
  const documents = all.filter(isReadWhole);
  const read = new Set(documents.map(({ source }) => source.file));
  const texts = new Map(sources.map((source) => [source.file, source.text]));
  const others = names.filter((each) => each.file !== file && !read.has(each.file));
  const unclear = others.find((each) => mayName(texts.get(each.file), name));
  if (unclear) return { refusal: messages.authoring.mayMention(unclear.file, name.slug) };
  return { file, names, sources, documents };
}

/** Not where one of its texts takes too long to be read. */
const isReadWhole = ({ content }: Document) =>
  ofKind(findTagged(content?.data), "markdown").every(({ value }) => content?.texts.has(value));

/** As a whole word: to read all of a thousand documents takes seconds. An escape may hide any letter. */
const mayContain = (text: string, slug: string) =>
  text.includes("\\") || new RegExp(String.raw`(?<!\w)${escaped(slug)}(?!\w)`, "i").test(text);

/** In a regular expression it stands for itself. */
const escaped = (slug: string) => slug.replace(/\W/g, String.raw`\$&`);

/** As a value, in the path of a picture or in an address. What cannot be read at all may name anything. */
function mayName(text: string | undefined, { type, slug: name }: DocumentName): boolean {
  const { address } = collectionNamed(type);
  const slug = escaped(name);
  const places = [
    String.raw`(?:[:,[-]\s*["']?)${slug}(?:["']?\s*(?:[#,\]}]|$))`,
    String.raw`(?<![\w-])${slug}/`,
    ...(address ? [String.raw`${addressFor(address, slug)}(?![\w-])`] : []),
  ];
  return text === undefined || new RegExp(places.join("|"), "im").test(text);
}
