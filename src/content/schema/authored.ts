/** What an editor starts a document of a type from. What only its author knows is `null`, and the content check asks for it. */
import type { z } from "zod";
import type { Collection, FieldOf } from "../compiler/document/collection.ts";
import type { Fields } from "../../shared/values.ts";

interface Start {
  slug: string;
  name: string;
  /** Calendar day, `2026-11-20`. */
  today: string;
  /** What the documents of the type say, mistakes and all. */
  existing: readonly Record<string, unknown>[];
}

export interface Archetype {
  /** As an editor names the type on the command line; the first word is the one that is offered. */
  words: readonly [string, ...string[]];
  /** The name of a file, without its ending, after a name as readers read it; empty where that has no letters. */
  slug: (name: string, taken: readonly string[]) => string;
  fields: (start: Start) => Fields;
}

/** What another system published, as every type may say it. */
export interface ImportedItem {
  title: string;
  subtitle: string;
  /** As documents write it. */
  published: string;
  image: Fields;
  /** Language, addresses that it had, and that it is a draft. */
  others: Fields;
  tags: readonly string[];
  /** `team`: the name of their file, of who makes the magazine. */
  authors: readonly ImportedAuthor[];
}

interface ImportedAuthor {
  name: string;
  team?: string;
}

interface Imported {
  fields: Fields;
  /** Tags that have no place in the document. */
  tags: readonly string[];
  /** Those whom the fields cannot name: they are named below its text. */
  authors: readonly ImportedAuthor[];
}

/** What a type is beside its documents. */
export interface TypeOfDocuments<
  Schema extends z.ZodType = z.ZodType,
  Detail extends string = string,
> extends Collection<Schema, Detail> {
  /** What a new document begins with; absent where editors make none. */
  start?: Archetype;
  /** The `title` of a document is the name of whom it credits. */
  titledAfterPerson?: true;
  /** What its page in the configuration has beside addresses. `publicDir`: path of `public/`, whose files it may name. */
  section?: (publicDir: string) => z.ZodType;
  /** How a document of another system becomes one of the type; absent where it cannot. */
  imported?: (item: ImportedItem) => Imported;
}

/** A type of which editors make documents. */
export const authored = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  type: TypeOfDocuments<Schema, Detail> & { start: Archetype },
): typeof type => type;

export const newPicture = (slug: string, name: string) => ({ src: `${slug}/${name}.webp`, alt: null });
export const newPortrait = (slug: string, name: string) => ({ ...newPicture(slug, name), orientation: "portrait" });
export const newCredit = (rol: string) => ({ rol, name: null, link: "" });
