/** The documents without which there is no site, as far as they are missing. */
import type { Collection, ContentConfig } from "../document/collection.ts";
import type { SourceName } from "../document/source.ts";
import { placeOfFile, type Problem, problem } from "../problems/problem.ts";

type Collections = ContentConfig["collections"];

/** `there`: what is at the top of the content folder. */
export function missingSingletons(collections: Collections, there: readonly { name: string }[]): Problem[] {
  return Object.entries(collections).flatMap(([name, { singleton, optional, extension, schema }]) => {
    const value = name + extension;
    if (!singleton || optional || there.some((entry) => entry.name === value)) return [];
    return problem("missing-singleton", placeOfFile(value), { value, expected: schema.description ?? "" });
  });
}

/** Those of the types whose documents are fixed. `names`: all that are there. */
export function missingDocuments(collections: Collections, names: readonly SourceName[]): SourceName[] {
  return Object.entries(collections).flatMap(([name, collection]) => {
    if (!collection.fixed) return [];
    const there = new Set(names.flatMap((each) => (each.collection === name ? each.slug : [])));
    return namesIn(name, collection).filter(({ slug }) => !there.has(slug));
  });
}

const namesIn = (collection: string, { fixed = {}, extension }: Collection): SourceName[] =>
  Object.keys(fixed).map((slug) => ({ collection, slug, file: `${collection}/${slug}${extension}` }));

export const missingDocument = ({ file }: SourceName): Problem =>
  problem("missing-document", placeOfFile(file), { value: file });
