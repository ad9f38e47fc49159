/**
 * A document type with its archetype (the initial fields of a new document) and its import from other systems. In an
 * archetype, a field is `null` if only the author knows its value, so that the content check reports the field.
 */
import type { z } from "zod";
import type { Collection, FieldOf } from "../compiler/document/collection.ts";
import type { Fields } from "../../shared/values.ts";

interface NewDocument {
  slug: string;
  name: string;
  today: string;
  /** The data of the type's existing documents, valid or not. */
  existing: readonly Record<string, unknown>[];
}

export interface Archetype {
  /** The words for the type on the command line. Help texts offer the first one. */
  words: readonly [string, ...string[]];
  /** Makes the file name of a document from its name; returns `""` if the name has no letters. */
  slug: (name: string, taken: readonly string[]) => string;
  fields: (document: NewDocument) => Fields;
}

/** An item to import from another publishing system, in a form that does not depend on the document type. */
export interface ImportedItem {
  title: string;
  subtitle: string;
  /** The publication date in the magazine's format. */
  published: string;
  image: Fields;
  /** The fields for the language, the former addresses and the draft state. */
  others: Fields;
  tags: readonly string[];
  /** The authors of the item; `team` is the file name of an author who is a member of the team. */
  authors: readonly ImportedAuthor[];
}

interface ImportedAuthor {
  name: string;
  team?: string;
}

interface Imported {
  fields: Fields;
  /** The tags of the item that fit no field of the document. */
  tags: readonly string[];
}

/** A collection with the additional properties that the site and its tools need. */
export interface TypeOfDocuments<
  Schema extends z.ZodType = z.ZodType,
  Detail extends string = string,
> extends Collection<Schema, Detail> {
  /** The initial fields of a new document; absent if editors create no documents of the type. */
  start?: Archetype;
  /** Whether the `title` of a document is the name of the person whom the document credits. */
  titledAfterPerson?: true;
  /**
   * The schema of the type's section in the configuration. `publicDir` is the path of `public/`; the section may name
   * files in that folder.
   */
  section?: (publicDir: string) => z.ZodType;
  /** Converts an item of another system; absent if the type cannot be imported. */
  imported?: (item: ImportedItem) => Imported;
}

/** Defines a type whose documents are created by editors. */
export const authored = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  type: TypeOfDocuments<Schema, Detail> & { start: Archetype },
): typeof type => type;

export const newPicture = (slug: string, name: string) => ({ src: `${slug}/${name}.webp`, alt: null });
export const newPortrait = (slug: string, name: string) => ({ ...newPicture(slug, name), orientation: "portrait" });
export const newCredit = (rol: string) => ({ rol, name: null, link: "" });
