/** What a site tells the engine: its types of documents, and the rules around them. */
import type { z } from "zod";
import type { AddressPattern } from "../../../shared/compiled/address.ts";
import type { Catalogue } from "../problems/catalogue.ts";
import type { Finding } from "../problems/problem.ts";
import type { Document } from "./document.ts";

/**
 * A type of documents, which are the files of the folder that has its name. Of the fields of its schema
 * the engine knows `draft`, `published`, `formerAddresses` and, in Markdown files, `body`.
 */
export interface Collection<Schema extends z.ZodType = z.ZodType, Detail extends string = string> {
  extension: ".yaml" | ".md";
  schema: Schema;
  /** There is one document, beside the folder instead of in it; the folder may hold its pictures. */
  singleton?: true;
  /** Of a singleton: it may be missing. */
  optional?: true;
  /** The names of its documents, each of which is there, with the page that shows it; absent where editors name them. */
  fixed?: Readonly<Record<string, string>>;
  /** Addresses of the pages of its documents; absent where they have none. */
  address?: AddressPattern;
  /** The page that shows its documents beside others, and the place there of each: `/who#:slug`. */
  shownAt?: string;
  /** What a file name may look like, when more than letters, digits and hyphens is asked. */
  slug?: { pattern: RegExp; expected: string };
  /** Fields that only the page of a document needs; lists get the rest. */
  detail?: readonly Detail[];
  /** Optional fields that a document had better have, and why, in a sentence for editors: one that lacks is a warning. */
  advised?: Readonly<Record<string, string>>;
  /** Fields of which documents of other types are made, so that they are remembered of files that did not change. */
  remembers?: readonly string[];
  /** Fields that no two of its documents should share; they are remembered, too. */
  unique?: readonly string[];
  /** Its documents are made of what all documents say; its files add to them. */
  derivation?: Derivation;
}

export type FieldOf<Schema extends z.ZodType> = Extract<keyof z.output<Schema>, string>;

/** A collection whose `detail` names fields of its schema. */
export const defineCollection = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  collection: Collection<Schema, Detail>,
): Collection<Schema, Detail> => collection;

export interface Exported {
  module: string;
  name: string;
}

export interface ContentConfig {
  /** By name. */
  collections: Readonly<Record<string, Collection>>;
  /** Addresses of the pages that are there whatever the content says. */
  fixedAddresses: readonly string[];
  /** Places of pages that are there whatever the content says: `/who#team`. */
  fixedPlaces?: readonly string[];
  /** The public address of the site, which is a remembered field of the only document of its type. */
  publicAddress?: { collection: string; field: string };
  /** First segments of addresses that no document may take. */
  reservedSegments: readonly string[];
  /** Where the days of publication begin and end, by its name in the IANA database. */
  timeZone: string;
  /** What the refinements of the schemas find, which name it as `params: { problem: code }`. */
  problems: Catalogue;
  /** Texts for editors at the top of the content folder, which are no content. */
  guides: readonly string[];
  /** What exports a type, for generated declarations; of other types these say what every document has. */
  declared: Readonly<Record<string, Exported>>;
}

export function collectionOf({ collections }: ContentConfig, name: string): Collection {
  const collection = collections[name];
  if (!collection) throw new Error(`There is no collection ${name}`);
  return collection;
}

/** A document that is made of what others say. */
export interface DerivedDocument {
  slug: string;
  /** Makes what its page gets beside what its file says. */
  data: () => Readonly<Record<string, unknown>>;
  /** Path of its file from the content folder, where it has one. */
  file: string | undefined;
}

/** The same, of which nothing has to be made where its page gets what it got. */
export type DerivedAgain = Omit<DerivedDocument, "data"> & { data: DerivedDocument["data"] | undefined };

/** A document that was there before, and says something else now. */
export interface Change {
  before: Document;
  after: Document;
}

/**
 * How the documents of a type are made of what all documents say in their metadata. Pure, and the same whatever the
 * order in which they are given.
 */
export interface Derivation {
  derive: (documents: readonly Document[]) => DerivedDocument[];
  /** The same after some of the documents changed, and none came or went. */
  deriveAgain: (documents: readonly Document[], changes: readonly Change[]) => DerivedAgain[];
  /** What is wrong in what they are made of. The documents are in the order of their files. */
  check: (documents: readonly Document[]) => Finding[];
  /** What is probably a mistake there: it takes long to see, and nothing waits for it. */
  warn: (documents: readonly Document[]) => Finding[];
  /** Fields of the files of the type that pages get as they are written. */
  declared: readonly string[];
}
