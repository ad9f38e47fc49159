import type { Root } from "mdast";
import type { Details } from "../problems/catalogue.ts";
import type { FieldPath, Source, TextPlace } from "./source.ts";

/** A valid document, which was parsed in this build or cached by the last build. */
export interface Document {
  source: Source;
  metadata: Metadata;
  /** A hash of the document's metadata, computed on demand. */
  metadataHash?: string;
  /** The parsed content; absent if the file has not changed and was therefore not parsed. */
  content?: DocumentContent;
}

interface DocumentContent {
  /** The data of the file, with unresolved tagged values. */
  data: Record<string, unknown>;
  /** The syntax trees of Markdown texts, by the tagged value of each text. */
  texts: ReadonlyMap<object, Root>;
}

/** The place of a mention: the field and, in a Markdown text, the position in the text. */
interface Mention {
  path: FieldPath;
  at?: TextPlace;
}

export interface PictureMention extends Mention {
  /** The path of the picture, relative to the document. */
  src: string;
  orientation?: "portrait" | "landscape";
}

interface ReferenceMention extends Mention {
  type: string;
  slug: string;
  /** Whether the target may be unpublished. Readers do not see the reference until the target is published. */
  mayBeUnpublished?: boolean;
  /** Whether the reference is written with the folder of its target: `issues/MoraVidal`. */
  withFolder?: boolean;
  /** The role in which the document credits the person whom the target is about. */
  role?: string;
}

/** A name that a document credits. */
export interface CreditMention {
  /** The field that holds the name, perhaps within a longer text: «Foto de Ana Sosa». */
  path: FieldPath;
  /** The place in the field if the field is a Markdown text; absent for other fields. */
  at?: TextPlace;
  name: string;
  /** The role as written, or inherited from the previous entry of the list; `""` if there is no role. */
  role: string;
  /** The field that holds the role, beside the field of the name; absent if the type implies the role. */
  roleField?: string;
  /** The link of the credit; `""` if there is none. */
  link: string;
}

/** A probable mistake in a field, found without comparing documents. */
export interface Doubt {
  code: "advised-field" | "cut-text" | "coded-text" | "unmeant-markdown";
  path: FieldPath;
  at?: TextPlace;
  details: Details;
}

/** The cached summary of a document: its addresses and its mentions, for checks across documents. */
export interface Metadata {
  /** The canonical address of the document's page; `""` if its type has no pages. */
  address: string;
  /** The former addresses of the document's page; absent if there are none. */
  formerAddresses?: string[];
  draft: boolean;
  /** The day or minute of publication, such as `2026-11-20 18:00`; absent if the document has no date. */
  published?: string;
  /** The values of the fields that the document type names in `cachedFields` and `unique`. */
  fields?: Record<string, unknown>;
  doubts?: Doubt[];
  pictures: PictureMention[];
  credits: CreditMention[];
  /** The files that the document mentions and that are published unchanged. */
  files: (Mention & { src: string })[];
  references: ReferenceMention[];
  /**
   * Links to pages of the site and, in texts, to other sites. `isOwnAddress` marks a link that must lead to the
   * document's own page.
   */
  links: (Mention & { url: string; isOwnAddress?: boolean })[];
}
