/**
 * What an editor starts a document of each type from: how to name the type, what its file is called, and its
 * fields. What only its author knows is `null`, and the content check asks for it. A type is added here once;
 * commands and tests go through the table.
 */
import type { Fields } from "../../shared/values.ts";
import type { CollectionName } from "../schema/collections.ts";
import { capitalized, hyphenated, numbered } from "./file-names.ts";
import { nextLook, nextNumber } from "./next-issue.ts";

/** Types of which an editor makes new documents. */
export type AuthoredType = Exclude<CollectionName, "site" | "roles" | "gone">;

interface Start {
  slug: string;
  name: string;
  /** Calendar day, `2026-11-20`. */
  today: string;
  /** What the documents of the type say, mistakes and all. */
  existing: readonly Record<string, unknown>[];
}

interface Archetype {
  /** As an editor names the type on the command line; the first word is the one that is offered. */
  words: readonly [string, ...string[]];
  /** The name of a file, without its ending, after a name as readers read it; empty where that has no letters. */
  slug: (name: string, taken: readonly string[]) => string;
  fields: (start: Start) => Fields;
}

const picture = (slug: string, name: string) => ({ src: `${slug}/${name}.webp`, alt: null });
const portrait = (slug: string, name: string) => ({ ...picture(slug, name), orientation: "portrait" });
const credit = (rol: string) => ({ rol, name: null, link: "" });

export const ARCHETYPES: Record<AuthoredType, Archetype> = {
  issues: {
    words: ["issue", "issues", "numero", "número"],
    slug: capitalized,
    fields: ({ slug, name, today, existing }) => ({
      number: nextNumber(existing),
      name,
      published: today,
      ...nextLook(existing),
      image: picture(slug, "tapa"),
      credits: { col1: [credit("Dirección general")], col2: [] },
      draft: true,
    }),
  },
  editorials: {
    words: ["editorial", "editorials", "editoriales"],
    slug: numbered("proyecto"),
    fields: ({ slug, name }) => ({
      title: name,
      color: "#000000",
      bgColor: "#EDE6D6",
      titlePosition: "left",
      images: [portrait(slug, "01")],
      credits: { left: [credit("Fotografía")], right: [] },
      draft: true,
    }),
  },
  profiles: {
    words: ["profile", "profiles", "perfil"],
    slug: numbered("industria"),
    fields: ({ slug, name }) => ({
      title: name,
      images: [portrait(slug, "retrato")],
      credits: { name: { name, link: "" }, occupation: "", age: "", style: "", brands: "" },
      draft: true,
    }),
  },
  cards: {
    words: ["card", "cards", "tarjeta", "proyecto"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      category: null,
      title: name,
      published: today,
      image: picture(slug, "portada"),
      credits: [credit("Diseño")],
      draft: true,
    }),
  },
  articles: {
    words: ["article", "articles", "nota"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      headline: name,
      published: today,
      image: picture(slug, "portada"),
      draft: true,
    }),
  },
  team: {
    words: ["team", "team-member", "equipo"],
    slug: hyphenated,
    fields: ({ slug, name, existing }) => ({
      name,
      role: null,
      email: null,
      photo: picture(slug, "retrato"),
      order: Math.max(0, ...existing.map(({ order }) => Number(order) || 0)) + 1,
    }),
  },
  people: {
    words: ["person", "people", "persona"],
    slug: hyphenated,
    fields: ({ name }) => ({ name, alsoKnownAs: [], link: "" }),
  },
};

export const AUTHORED_TYPES = Object.keys(ARCHETYPES) as AuthoredType[];

/** The type that a word names; `undefined` when none is called so. */
export function typeNamed(word: string): AuthoredType | undefined {
  return AUTHORED_TYPES.find((type) => ARCHETYPES[type].words.includes(word.toLowerCase()));
}
