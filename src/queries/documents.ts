/** The documents of the types that have a page each, every one a module that loads on demand. */
import type { PagedCollection } from "../magazine/addresses.ts";
import type { DocumentOf } from "../schema/collections.ts";

type Module<Name extends PagedCollection> = Readonly<{ document: DocumentOf<Name> }>;
/** By slug. */
type Modules<Name extends PagedCollection> = Readonly<{
  documents: Readonly<Record<string, () => Promise<Module<Name>>>>;
}>;

const MODULES: { readonly [Name in PagedCollection]: () => Promise<Modules<Name>> } = {
  issues: () => import("#content/issues/documents.js"),
  cards: () => import("#content/cards/documents.js"),
  articles: () => import("#content/articles/documents.js"),
};

/** The module of a document, by its slug in any letter case; `undefined` where there is none. */
export async function loadDocument<Name extends PagedCollection>(
  collection: Name,
  segment: string,
): Promise<Module<Name> | undefined> {
  const { documents }: Modules<Name> = await MODULES[collection]();
  const slug = slugsOf(documents).get(segment.toLowerCase());
  return slug === undefined ? undefined : documents[slug]?.();
}

const slugs = new WeakMap<object, ReadonlyMap<string, string>>();

/** The slugs of a type by how they are written in lower case. */
function slugsOf(documents: object): ReadonlyMap<string, string> {
  const known = slugs.get(documents) ?? new Map(Object.keys(documents).map((slug) => [slug.toLowerCase(), slug]));
  slugs.set(documents, known);
  return known;
}
