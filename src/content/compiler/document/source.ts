/** A content file as it was read. */
export interface Source {
  /** Name of its collection. */
  collection: string;
  /** Name of the file without its ending. */
  slug: string;
  /** Path from the content folder, with `/`. */
  file: string;
  text: string;
  /** Fingerprint of the bytes of the file. */
  hash: string;
}

/** What a file is called: known also of one that cannot be read. */
export type SourceName = Pick<Source, "collection" | "slug" | "file">;

/** A content file split into its YAML and, for Markdown, its body. */
export interface ParsedSource extends Source {
  data: unknown;
  /** The YAML text and the line of the file, 1 first, on which it begins. */
  yaml: { text: string; firstLine: number };
  /** The Markdown body and the line on which it begins; absent in `.yaml` files. */
  body?: { text: string; firstLine: number };
}

/** Keys and positions from the root of a document to a value, as zod writes them. */
export type FieldPath = readonly PropertyKey[];

/** A place in a text; line and column count from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The line and the column of an offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
