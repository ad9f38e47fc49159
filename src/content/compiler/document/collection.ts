/**
 * The configuration of the compiler: the types of documents and the site's rules. The documents of a type may be
 * derived from other documents.
 */
import type { z } from "zod";
import type { AddressPattern } from "../../../shared/compiled/address.ts";
import type { Catalogue } from "../problems/catalogue.ts";
import type { Finding } from "../problems/problem.ts";
import type { Block } from "./block.ts";
import type { Document } from "./document.ts";

/**
 * A document type. Its documents are the files in the folder with the type's name. The compiler itself handles the
 * fields `draft`, `published`, `formerAddresses` and, in Markdown files, `body`.
 */
export interface Collection<Schema extends z.ZodType = z.ZodType, Detail extends string = string> {
  extension: ".yaml" | ".md";
  schema: Schema;
  /**
   * Whether the type has a single document. Its file is beside the type's folder, not in it; the folder may hold
   * pictures of the document.
   */
  singleton?: true;
  /** Whether the document of a singleton may be missing. */
  optional?: true;
  /**
   * The names of the type's documents, with the page that shows each. All of them must exist. Absent if editors choose
   * the names.
   */
  fixed?: Readonly<Record<string, string>>;
  /** The address pattern of the type's pages; absent if the type has no pages. */
  address?: AddressPattern;
  /** The page that shows the type's documents and, after `#`, the place of each document: `/who#:slug`. */
  shownAt?: string;
  /** A rule for file names that is stricter than "letters, digits and hyphens". */
  slug?: { pattern: RegExp; expected: string };
  /** Fields that only the page of a document needs; lists get all other fields. */
  detail?: readonly Detail[];
  /** Optional fields whose absence causes a warning, each with the reason as a sentence for editors. */
  advised?: Readonly<Record<string, string>>;
  /** Fields that derivations and checks need. Their values are cached for unchanged files. */
  cachedFields?: readonly string[];
  /** Fields whose values must differ between the type's documents. The values are cached, as for `cachedFields`. */
  unique?: readonly string[];
  /** Derives the type's documents from the metadata of all documents. The type's files only add fields to them. */
  derivation?: Derivation;
  /** Reports errors that show only when all documents are compared. The documents are in the order of their files. */
  check?: (documents: readonly Document[]) => Finding[];
  /** Reports probable mistakes that show only when documents are compared. Runs last, and may therefore be slow. */
  warn?: (documents: readonly Document[]) => Finding[];
}

export type FieldOf<Schema extends z.ZodType> = Extract<keyof z.output<Schema>, string>;

/** Defines a collection whose `detail` names fields of its schema. */
export const defineCollection = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  collection: Collection<Schema, Detail>,
): Collection<Schema, Detail> => collection;

export interface TypeExport {
  module: string;
  name: string;
}

export interface ContentConfig {
  collections: Readonly<Record<string, Collection>>;
  /** The blocks that a text may have. */
  blocks?: readonly Block[];
  /** The addresses of pages that exist independently of the content. */
  fixedAddresses: readonly string[];
  /** Places in pages, such as `/who#team`, that exist independently of the content. */
  fixedPlaces?: readonly string[];
  /** The type whose only document holds the site's public URL, and the cached field that contains the URL. */
  publicAddress?: { collection: string; field: string };
  /** Path segments that the site itself uses. A document must not have the address `/segment`. */
  reservedSegments: readonly string[];
  /** The IANA name of the time zone in which days of publication begin and end. */
  timeZone: string;
  /** The problems that refinements of schemas report, by code. A refinement names the code in `params: { problem }`. */
  problems: Catalogue;
  /** Files at the top of the content folder that are not compiled, such as texts for editors. */
  guides: readonly string[];
  /** The TypeScript export of each type, for generated declarations; types without one are declared generically. */
  declared: Readonly<Record<string, TypeExport>>;
}

export function collectionOf({ collections }: ContentConfig, name: string): Collection {
  const collection = collections[name];
  if (!collection) throw new Error(`There is no collection ${name}`);
  return collection;
}

/** A document that is derived from others. */
export interface DerivedDocument {
  slug: string;
  /** Computes the document's fields, except the fields from its file. */
  data: () => Readonly<Record<string, unknown>>;
  /** The path of the document's file, relative to the content folder; `undefined` if the document has no file. */
  file: string | undefined;
}

/** A document that is derived again after a change; `data` is `undefined` if the document is the same as before. */
export type DerivedAgain = Omit<DerivedDocument, "data"> & { data: DerivedDocument["data"] | undefined };

/** A changed document, before and after the change. */
export interface Change {
  before: Document;
  after: Document;
}

/**
 * The derivation of a type's documents from the metadata of all documents. The derivation is pure and does not depend
 * on the order of the documents.
 */
export interface Derivation {
  derive: (documents: readonly Document[]) => DerivedDocument[];
  /** Derives the documents again after some documents changed, but none were added or removed. */
  deriveAgain: (documents: readonly Document[], changes: readonly Change[]) => DerivedAgain[];
  /** Fields that pages receive from the type's files, in addition to the derived fields. */
  fileFields: readonly string[];
}
