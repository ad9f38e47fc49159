export interface Source {
  /** The name of the document's collection. */
  collection: string;
  /** The file name without its extension. */
  slug: string;
  /** The path relative to the content folder, with `/` as the separator. */
  file: string;
  text: string;
  /** A hash of the file's bytes. */
  hash: string;
}

/** The name of a file, which is known even if the file cannot be read. */
export type SourceName = Pick<Source, "collection" | "slug" | "file">;

/** A content file, split into its YAML and, for Markdown, its body. */
export interface ParsedSource extends Source {
  data: unknown;
  /** The YAML text and its first line in the file, counted from 1. */
  yaml: { text: string; firstLine: number };
  /** The Markdown body and its first line in the file; absent in `.yaml` files. */
  body?: { text: string; firstLine: number };
}

/** Keys and indexes from the root of a document to a value, as in zod. */
export type FieldPath = readonly PropertyKey[];

/** Lists the texts in a value, each with its path. */
export function textsIn(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A place in a text. Line and column are counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Returns the line and column of an offset in a text. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
