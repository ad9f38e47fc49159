/**
 * The configuration of the compiler: the types of documents and the site's rules. A type may be derived from other
 * documents.
 */
import type { z } from "zod";
import type { AddressPattern } from "../../../shared/compiled/address.ts";
import type { Catalogue } from "../problems/catalogue.ts";
import type { Finding } from "../problems/problem.ts";
import type { Document } from "./document.ts";

/**
 * A type of documents: the files of the folder with its name. The compiler knows the fields `draft`, `published`,
 * `formerAddresses` and, in Markdown files, `body`.
 */
export interface Collection<Schema extends z.ZodType = z.ZodType, Detail extends string = string> {
  extension: ".yaml" | ".md";
  schema: Schema;
  /** There is a single document, beside the folder instead of in it; the folder may hold its pictures. */
  singleton?: true;
  /** The document of a singleton may be missing. */
  optional?: true;
  /**
   * The names of its documents, all of which must exist, with the page that shows each; absent if editors choose the
   * names.
   */
  fixed?: Readonly<Record<string, string>>;
  /** The addresses of its pages; absent if it has none. */
  address?: AddressPattern;
  /** The page that lists its documents, and the place of each: `/who#:slug`. */
  shownAt?: string;
  /** A stricter rule for file names than letters, digits and hyphens. */
  slug?: { pattern: RegExp; expected: string };
  /** Fields that only the page of a document needs; lists get the others. */
  detail?: readonly Detail[];
  /** Optional fields whose absence is a warning, each with the reason, a sentence for editors. */
  advised?: Readonly<Record<string, string>>;
  /** Fields from which other types derive documents, so that they are cached for unchanged files. */
  remembers?: readonly string[];
  /** Fields that no two of its documents should share; they are cached, too. */
  unique?: readonly string[];
  /** Derives documents from the metadata of all documents; the type's files add to them. */
  derivation?: Derivation;
}

export type FieldOf<Schema extends z.ZodType> = Extract<keyof z.output<Schema>, string>;

/** Defines a collection whose `detail` names fields of its schema. */
export const defineCollection = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  collection: Collection<Schema, Detail>,
): Collection<Schema, Detail> => collection;

export interface Exported {
  module: string;
  name: string;
}

export interface ContentConfig {
  collections: Readonly<Record<string, Collection>>;
  /** The addresses of pages that exist whatever the content is. */
  fixedAddresses: readonly string[];
  /** Places in pages that exist whatever the content is: `/who#team`. */
  fixedPlaces?: readonly string[];
  /** The site's public address: a cached field of the only document of its type. */
  publicAddress?: { collection: string; field: string };
  /** First segments of addresses that no document may take. */
  reservedSegments: readonly string[];
  /** The IANA name of the time zone in which days of publication begin and end. */
  timeZone: string;
  /** The problems that schema refinements report, as `params: { problem: code }`. */
  problems: Catalogue;
  /** Texts for editors at the top of the content folder, which are not content. */
  guides: readonly string[];
  /** The export of each type, for generated declarations; other types are declared generically. */
  declared: Readonly<Record<string, Exported>>;
}

export function collectionOf({ collections }: ContentConfig, name: string): Collection {
  const collection = collections[name];
  if (!collection) throw new Error(`There is no collection ${name}`);
  return collection;
}

/** A document that is derived from others. */
export interface DerivedDocument {
  slug: string;
  /** Computes its fields, except those from its file. */
  data: () => Readonly<Record<string, unknown>>;
  /** The path of its file from the content folder, if it has one. */
  file: string | undefined;
}

/** The same; `data` is undefined when unchanged. */
export type DerivedAgain = Omit<DerivedDocument, "data"> & { data: DerivedDocument["data"] | undefined };

/** A changed document, before and after. */
export interface Change {
  before: Document;
  after: Document;
}

/** How a type's documents are derived from the metadata of all documents. Pure, and independent of their order. */
export interface Derivation {
  derive: (documents: readonly Document[]) => DerivedDocument[];
  /** Derives again after some documents changed, and none were added or removed. */
  deriveAgain: (documents: readonly Document[], changes: readonly Change[]) => DerivedAgain[];
  /** Reports errors in the source metadata. The documents are in the order of their files. */
  check: (documents: readonly Document[]) => Finding[];
  /** Reports probable mistakes, which takes long, so nothing waits for it. */
  warn: (documents: readonly Document[]) => Finding[];
  /** Fields of the type's files that pages get unchanged. */
  declared: readonly string[];
}
