/** What the stages of the compiler hand to each other. */
import type { CollectionName } from "../../schema/collections.ts";
import type { Details, ProblemCode } from "../problems/problems.ts";
import type { Found } from "./tagged.ts";

/** A content file as it was read. */
export interface Source {
  collection: CollectionName;
  /** Name of the file without its ending. */
  slug: string;
  /** Path from the content folder, with `/`. */
  file: string;
  text: string;
  /** Fingerprint of the bytes of the file. */
  hash: string;
}

/** A content file split into its YAML and, for Markdown, its body. */
export interface ParsedSource extends Source {
  data: unknown;
  /** The YAML text and the line of the file, 1 first, on which it begins. */
  yaml: { text: string; firstLine: number };
  /** The Markdown body and the line on which it begins; absent in `.yaml` files. */
  body?: { text: string; firstLine: number };
}

/** A document that its schema accepted, with its tagged values still unresolved. */
export interface Document {
  source: ParsedSource;
  collection: CollectionName;
  slug: string;
  /** Canonical address of its page; empty where the type has none. */
  address: string;
  data: Record<string, unknown>;
  /** Its tagged values. */
  tagged: readonly Found[];
}

/** Keys and positions from the root of a document to a value, as zod writes them. */
export type FieldPath = readonly PropertyKey[];

/** A mistake whose line and column are still to be found: most files have none, and finding is slow. */
export interface Finding {
  code: ProblemCode;
  source: Source;
  /** The field that is meant; absent when the whole file is. */
  path?: FieldPath;
  /** The name of the field is wrong, not its value. */
  key?: boolean;
  /** Place in the text of the field, 1 first, when the field is a Markdown text. */
  at?: { line: number; column: number };
  details?: Details;
}
