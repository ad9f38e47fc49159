/**
 * A type of documents with its archetype, the initial fields of a new document, and how it is imported. A field that
 * only the author knows is `null`, and the content check asks for it.
 */
import type { z } from "zod";
import type { Collection, FieldOf } from "../compiler/document/collection.ts";
import type { Fields } from "../../shared/values.ts";

interface Start {
  slug: string;
  name: string;
  today: string;
  /** The data of the type's existing documents, valid or not. */
  existing: readonly Record<string, unknown>[];
}

export interface Archetype {
  /** The words for the type on the command line; the first is offered. */
  words: readonly [string, ...string[]];
  /** Makes the file name of a document from its name; empty if that has no letters. */
  slug: (name: string, taken: readonly string[]) => string;
  fields: (start: Start) => Fields;
}

/** An item of another system, in terms of any type. */
export interface ImportedItem {
  title: string;
  subtitle: string;
  /** The date in our format. */
  published: string;
  image: Fields;
  /** The language, former addresses, and the draft mark. */
  others: Fields;
  tags: readonly string[];
  /** The authors; `team` is the file of a member of the team. */
  authors: readonly ImportedAuthor[];
}

interface ImportedAuthor {
  name: string;
  team?: string;
}

interface Imported {
  fields: Fields;
  /** Tags that the document cannot hold. */
  tags: readonly string[];
  /** Authors whom the fields cannot hold; they are named below the text. */
  authors: readonly ImportedAuthor[];
}

/** A collection with what the site and its tools need of it. */
export interface TypeOfDocuments<
  Schema extends z.ZodType = z.ZodType,
  Detail extends string = string,
> extends Collection<Schema, Detail> {
  /** The initial fields of a new document; absent if editors create none. */
  start?: Archetype;
  /** Whether the `title` of a document is the name of the person whom it credits. */
  titledAfterPerson?: true;
  /** The schema of its section in the configuration. `publicDir` is the path of `public/`, whose files it may name. */
  section?: (publicDir: string) => z.ZodType;
  /** Converts an item of another system; absent if that is impossible. */
  imported?: (item: ImportedItem) => Imported;
}

/** Defines a type of which editors create documents. */
export const authored = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  type: TypeOfDocuments<Schema, Detail> & { start: Archetype },
): typeof type => type;

export const newPicture = (slug: string, name: string) => ({ src: `${slug}/${name}.webp`, alt: null });
export const newPortrait = (slug: string, name: string) => ({ ...newPicture(slug, name), orientation: "portrait" });
export const newCredit = (rol: string) => ({ rol, name: null, link: "" });
