import type { Root } from "mdast";
import type { Details } from "../problems/catalogue.ts";
import type { FieldPath, Source, TextPlace } from "./source.ts";

/** A document that its schema accepted: read in this build, or remembered from the last. */
export interface Document {
  source: Source;
  metadata: Metadata;
  /** Fingerprint of the metadata, once somebody asked for it. */
  said?: string;
  /** Absent where the file did not change, so that nobody had to parse it. */
  content?: DocumentContent;
}

interface DocumentContent {
  /** With its tagged values still unresolved. */
  data: Record<string, unknown>;
  /** Syntax trees by the tagged value of their Markdown text. */
  texts: ReadonlyMap<object, Root>;
}

/** The field in which a document names something and, in a Markdown text, the place there. */
interface Mention {
  path: FieldPath;
  at?: TextPlace;
}

export interface PictureMention extends Mention {
  /** Path of the file, relative to the document. */
  src: string;
  orientation?: "portrait" | "landscape";
}

interface ReferenceMention extends Mention {
  type: string;
  slug: string;
  /** Readers are not shown what it names, so that it need not be published. */
  unseen?: boolean;
  /** It credits whom that document is about, with this role. */
  role?: string;
}

/** A name that a document credits. */
export interface CreditMention {
  /** The field that holds the name, which may stand in a longer text: «Foto de Ana Sosa». */
  path: FieldPath;
  name: string;
  /** As written, or that of the entry before in its list; empty where neither has one. */
  role: string;
  /** The field that holds the role, beside that of the name; absent where the type of document says it. */
  roleField?: string;
  /** Empty where there is none. */
  link: string;
}

/** What is probably a mistake in a field, and a matter of its document alone. */
export interface Doubt {
  code: "advised-field" | "cut-text" | "coded-text" | "unmeant-markdown";
  path: FieldPath;
  at?: TextPlace;
  details: Details;
}

/** What a document says of itself and of others: what is checked across documents, and remembered of them. */
export interface Metadata {
  /** Canonical address of its page; empty where the type has none. */
  address: string;
  /** Those that its page had before; absent where it had none. */
  formerAddresses?: string[];
  draft: boolean;
  /** Calendar day, `2026-11-20`; absent where the type has none. */
  published?: string;
  /** Those of its fields of which documents of other types are made. */
  fields?: Record<string, unknown>;
  /** Absent where there are none. */
  doubts?: Doubt[];
  pictures: PictureMention[];
  credits: CreditMention[];
  /** Files that are published as they are. */
  files: (Mention & { src: string })[];
  references: ReferenceMention[];
  /** To pages of the site, and of texts to other sites too; `own` may only spell the address of the document in its own way. */
  links: (Mention & { url: string; own?: boolean })[];
}
