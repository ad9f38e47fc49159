/** What other documents say of one that is deleted, and their texts without it. */
import { pathsOn } from "../../shared/compiled/address.ts";
import { linksOf } from "../compiler/check/links.ts";
import { collectionOf } from "../compiler/document/collection.ts";
import type { Document } from "../compiler/document/document.ts";
import type { FieldPath, ParsedSource, Source } from "../compiler/document/source.ts";
import { findTagged, ofKind } from "../compiler/document/tagged.ts";
import { fieldName } from "../compiler/explain/locate.ts";
import { parseSources } from "../compiler/read/parse.ts";
import { validate } from "../compiler/read/validate.ts";
import { contentConfig } from "../schema/content-config.ts";
import { applyEdits, type Edit, editMarkdown } from "./edits.ts";
import { changeFields } from "./field-edits.ts";
import { addressesOf, leadsTo } from "./inbound-links.ts";
import type { DocumentName } from "./read-around.ts";
import { unlink } from "./unlink.ts";

/** What another document says of the deleted one. */
export interface DeletedMention {
  file: string;
  /** As an editor reads it: `credits.col1[2].link`. */
  field: string;
  /** Those of a link, which stay; the value of a field, which goes. */
  words: string;
  kind: "field" | "link";
}

interface Mentions {
  told: DeletedMention[];
  fields: FieldPath[];
  texts: { path: FieldPath; markdown: string; edits: Edit[] }[];
}

type Leads = (url: string) => boolean;

/** `leads`: whether an address is that of the deleted document. */
export function mentionsIn(document: Document, name: DocumentName, leads: Leads): Mentions {
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

export function leadsToDocument(name: DocumentName, site: string | undefined): Leads {
  const [addresses, pathOf] = [addressesOf(name), pathsOn(site)];
  return (url) => {
    const target = pathOf(url);
    return target !== undefined && addresses.some((address) => leadsTo(target, address));
  };
}

/** The text of a document that mentions it no more; `undefined` where its type asks for what would be missing. */
export async function withoutMentions({ source }: Document, { texts, fields }: Mentions): Promise<string | undefined> {
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
