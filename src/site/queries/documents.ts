/** The documents of the types that have a page each, every one a module that loads on demand. */
import { index } from "#content/index.js";
import type { PagedCollection } from "../../shared/magazine/addresses.ts";
import type { DocumentOf } from "../../content/schema/collections.ts";

type Module<Name extends PagedCollection> = Readonly<{ document: DocumentOf<Name> }>;
type Modules<Name extends PagedCollection> = Readonly<Record<string, () => Promise<Module<Name>>>>;

/** By type. */
const modules: { readonly [Name in PagedCollection]: () => Promise<{ documents: Modules<Name> }> } = index;

/** The module of a document, by its slug in lower case; `undefined` where there is none. */
export async function loadDocument<Name extends PagedCollection>(
  collection: Name,
  key: string,
): Promise<Module<Name> | undefined> {
  const { documents } = await modules[collection]();
  return Object.hasOwn(documents, key) ? documents[key]?.() : undefined;
}
