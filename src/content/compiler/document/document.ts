import type { Root } from "mdast";
import type { Details } from "../problems/catalogue.ts";
import type { FieldPath, Source, TextPlace } from "./source.ts";

/** A valid document: parsed in this build, or cached from the last. */
export interface Document {
  source: Source;
  metadata: Metadata;
  /** A hash of the metadata, computed on demand. */
  metadataHash?: string;
  /** Absent if the file did not change, so that it was not parsed. */
  content?: DocumentContent;
}

interface DocumentContent {
  /** The data, whose tagged values are unresolved. */
  data: Record<string, unknown>;
  /** Syntax trees, by the tagged value of their Markdown text. */
  texts: ReadonlyMap<object, Root>;
}

/** The field in which a document mentions something and, in a Markdown text, the place there. */
interface Mention {
  path: FieldPath;
  at?: TextPlace;
}

export interface PictureMention extends Mention {
  /** The path of the file, relative to the document. */
  src: string;
  orientation?: "portrait" | "landscape";
}

interface ReferenceMention extends Mention {
  type: string;
  slug: string;
  /** Whether readers do not see the target, which may then be unpublished. */
  unseen?: boolean;
  /** The role in which it credits the person whom the target is about. */
  role?: string;
}

/** A name that a document credits. */
export interface CreditMention {
  /** The field that holds the name, perhaps within a longer text: «Foto de Ana Sosa». */
  path: FieldPath;
  name: string;
  /** The role as written, or inherited from the entry before in its list; empty if there is none. */
  role: string;
  /** The field that holds the role, beside that of the name; absent if the type implies it. */
  roleField?: string;
  /** The link; empty if there is none. */
  link: string;
}

/** A probable mistake in a field, found in its document alone. */
export interface Doubt {
  code: "advised-field" | "cut-text" | "coded-text" | "unmeant-markdown";
  path: FieldPath;
  at?: TextPlace;
  details: Details;
}

/** The cached summary of a document: its addresses, and what it mentions. Checks across documents use it. */
export interface Metadata {
  /** The canonical address of its page; empty if the type has none. */
  address: string;
  /** Former addresses of its page; absent if it had none. */
  formerAddresses?: string[];
  draft: boolean;
  /** The calendar day or minute, `2026-11-20 18:00`; absent if the type has none. */
  published?: string;
  /** The fields that other types or checks need. */
  fields?: Record<string, unknown>;
  doubts?: Doubt[];
  pictures: PictureMention[];
  credits: CreditMention[];
  /** Files that are published unchanged. */
  files: (Mention & { src: string })[];
  references: ReferenceMention[];
  /**
   * Links to pages of the site and, in texts, to other sites. An `own` link is the document's own address in another
   * spelling.
   */
  links: (Mention & { url: string; own?: boolean })[];
}
