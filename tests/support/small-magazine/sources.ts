/** The documents of the magazine of the tests, each with its type. */
import path from "node:path";
import { collections } from "../../../src/types/collections.ts";
import { FULL_MAGAZINE } from "./full.ts";

export const FULL_SOURCES = Object.entries(FULL_MAGAZINE).map(([file, text]) => {
  const { dir, name } = path.parse(file);
  return { file, text, slug: name, hash: "", collection: collectionOf(dir || name) };
});

function collectionOf(name: string): string {
  if (name in collections) return name;
  throw new Error(`There is no type ${name}.`);
}
