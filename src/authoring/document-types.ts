/** The types of documents as an editor names them on the command line. */
import type { CollectionName } from "../schema/collections.ts";

/** Types of which an editor makes new documents. */
export type AuthoredType = Exclude<CollectionName, "site">;

const NAMES: Record<AuthoredType, readonly string[]> = {
  issues: ["issue", "issues", "numero", "número"],
  editorials: ["editorial", "editorials", "editoriales"],
  profiles: ["profile", "profiles", "perfil"],
  cards: ["card", "cards", "tarjeta", "proyecto"],
  articles: ["article", "articles", "nota"],
  team: ["team", "team-member", "equipo"],
};

export const AUTHORED_TYPES = Object.keys(NAMES) as AuthoredType[];

/** One word for each type, to offer. */
export const TYPE_WORDS = AUTHORED_TYPES.map((type) => ({ type, word: NAMES[type][0] ?? type }));

/** The type that a word names; `undefined` when none is called so. */
export function typeNamed(word: string): AuthoredType | undefined {
  return AUTHORED_TYPES.find((type) => NAMES[type].includes(word.toLowerCase()));
}
