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

/** A type of which editors make documents. */
export const authored = <Schema extends z.ZodType, const Detail extends FieldOf<Schema> = never>(
  type: Collection<Schema, Detail> & { start: Archetype },
): typeof type => type;

export const newPicture = (slug: string, name: string) => ({ src: `${slug}/${name}.webp`, alt: null });
export const newPortrait = (slug: string, name: string) => ({ ...newPicture(slug, name), orientation: "portrait" });
export const newCredit = (rol: string) => ({ rol, name: null, link: "" });
