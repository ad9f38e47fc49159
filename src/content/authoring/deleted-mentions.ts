/** What other documents say of one that is deleted, and their texts without it. */
import { pathsOn } from "../../shared/compiled/address.ts";
import { linksOf } from "../compiler/check/links.ts";
import type { Document } from "../compiler/document/document.ts";
import { findTagged, ofKind } from "../compiler/document/tagged.ts";
import { fieldName } from "../compiler/explain/locate.ts";
import { readDocuments } from "../compiler/read/read-documents.ts";
import { contentConfig } from "../schema/content-config.ts";
import { changeFields, type FieldChange } from "./field-edits.ts";
import { addressesOf, leadsTo } from "./inbound-links.ts";
import type { DocumentName } from "./read-around.ts";
import { unlink } from "./markdown-targets.ts";

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
  changes: FieldChange[];
}

type Leads = (url: string) => boolean;

type Refers = (reference: Pick<Document["metadata"]["references"][number], "type" | "slug">) => boolean;

export const refersTo =
  (name: DocumentName): Refers =>
  ({ type, slug }) =>
    type === name.type && slug === name.slug;

/** `refers`, `leads`: whether a reference, an address is to what is not there any more. */
export function mentionsIn(document: Document, refers: Refers, leads: Leads): Mentions {
  const { file } = document.source;
  const { metadata, content } = document;
  const references = metadata.references.filter(refers);
  const links = linksOf(document).filter(({ url, at, own }) => !at && !own && leads(url));
  const named = [
    ...references.map(({ path: field, slug }) => ({ field, words: slug })),
    ...links.map(({ path: field, url }) => ({ field, words: url })),
  ];
  const texts = ofKind(findTagged(content?.data), "markdown").map(({ value: { source: markdown }, path: field }) => ({
    field,
    ...unlink(markdown, leads),
  }));
  return {
    told: [
      ...named.map(({ field, words }) => ({ file, field: fieldName(field), words, kind: "field" as const })),
      ...texts.flatMap(({ field, words }) =>
        words.map((each) => ({ file, field: fieldName(field), words: each, kind: "link" as const })),
      ),
    ],
    changes: [
      ...texts.flatMap(({ field, unlinked }) => (unlinked === undefined ? [] : [{ path: field, value: unlinked }])),
      // The last first: an item that goes moves those behind it.
      ...named.toReversed().map(({ field }) => ({ path: field })),
    ],
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
export async function withoutMentions({ source }: Document, { changes }: Mentions): Promise<string | undefined> {
  const text = changeFields(source, changes);
  if (text === undefined) return undefined;
  const { documents } = await readDocuments(contentConfig, [{ ...source, text }]);
  return documents.length > 0 ? text : undefined;
}
