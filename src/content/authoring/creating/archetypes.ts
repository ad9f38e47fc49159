/** The types of documents that editors create, with the initial fields of each. */
import { collections } from "../../../types/collections.ts";
import type { Archetype } from "../../schema/authored.ts";

const ARCHETYPES = new Map(Object.entries(collections).flatMap(([name, { start }]) => (start ? [[name, start]] : [])));

export const AUTHORED_TYPES = [...ARCHETYPES.keys()];

export const isAuthored = (type: string) => ARCHETYPES.has(type);

/** Returns what is needed to create a document of a type, such as its first fields. Throws if editors create none. */
export function archetypeOf(type: string): Archetype {
  const archetype = ARCHETYPES.get(type);
  if (!archetype) throw new Error(`Nobody writes documents of the type ${type}`);
  return archetype;
}

/** Returns the document type for a word on the command line; `undefined` if no type has this word. */
export function findTypeByWord(word: string): string | undefined {
  return AUTHORED_TYPES.find((type) => archetypeOf(type).words.includes(word.toLowerCase()));
}
