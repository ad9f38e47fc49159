/** What the page of a document shows: the document, and what its list says of the documents around it. */
import type { PagedCollection } from "../magazine/addresses.ts";
import type { DocumentOf } from "../schema/collections.ts";
import type { Source } from "./page-data.ts";

export interface DocumentPage<Name extends PagedCollection, Around> {
  document: DocumentOf<Name>;
  around: Around;
}

/** Finds what is around a document in the lists. */
export type Finder<Name extends PagedCollection, Around> = (document: DocumentOf<Name>) => Around;

/** `lists` loads the lists. */
export function documentSource<Name extends PagedCollection, Around>(
  collection: Name,
  lists: () => Promise<Finder<Name, Around>>,
): Source<DocumentPage<Name, Around>> {
  return async (segment) => {
    const { loadDocument } = await import("./documents.ts");
    const module = await loadDocument(collection, segment);
    if (!module) return undefined;
    const around = await lists();
    return () => ({ document: module.document, around: around(module.document) });
  };
}
