/** The types of which an editor makes new documents, and what these start from. */
import { type CollectionName, collections } from "../schema/collections.ts";
import type { Archetype } from "../schema/authored.ts";

type Types = typeof collections;

export type AuthoredType = {
  [Name in CollectionName]: Types[Name] extends { start: Archetype } ? Name : never;
}[CollectionName];

export const ARCHETYPES = Object.fromEntries(
  Object.entries(collections).flatMap(([name, type]) => ("start" in type ? [[name, type.start]] : [])),
) as Record<AuthoredType, Archetype>;

export const AUTHORED_TYPES = Object.keys(ARCHETYPES) as AuthoredType[];

/** The type that a word names; `undefined` when none is called so. */
export function typeNamed(word: string): AuthoredType | undefined {
  return AUTHORED_TYPES.find((type) => ARCHETYPES[type].words.includes(word.toLowerCase()));
}
