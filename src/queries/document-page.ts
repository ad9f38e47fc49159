/** Loads what the page of a document shows: the document, and what its list says of the documents around it. */
import { UPDATE_EVENT } from "../compiled/update-event.ts";
import { hydrationDataFor } from "../loading/hydration-data.ts";
import { once } from "../loading/once.ts";
import type { PagedCollection } from "../magazine/addresses.ts";
import type { DocumentOf } from "../schema/collections.ts";
import { loadDocument } from "./documents.ts";

/** In development both fields change in place when the content does. */
export interface DocumentPage<Name extends PagedCollection, Around> {
  readonly document: DocumentOf<Name>;
  readonly around: Around;
}

/** Finds what is around a document in the lists. */
export type Finder<Name extends PagedCollection, Around> = (document: DocumentOf<Name>) => Around;

type Page<Name extends PagedCollection, Around> = DocumentPage<Name, Around> | undefined;

/**
 * A loader by the segment of an address, in any letter case. Loads each
 * page once; `undefined` where the segment names no document. Rejects with a `LoadFailure`.
 * `lists` loads the lists, which a prerendered page does without.
 */
export function documentPages<Name extends PagedCollection, Around>(
  collection: Name,
  lists: () => Promise<Finder<Name, Around>>,
): (segment: string) => Promise<Page<Name, Around>> {
  const pages = new Map<string, () => Promise<Page<Name, Around>>>();
  const load = async (key: string) => {
    const page = await (hydrate<Name, Around>(collection, key) ?? find(collection, key, lists));
    // A document that is missing may be written while the development server runs.
    if (import.meta.hot && !page) window.addEventListener(UPDATE_EVENT, () => pages.delete(key), { once: true });
    return page;
  };
  return (segment) => {
    const key = segment.toLowerCase();
    const page = pages.get(key) ?? once(() => load(key));
    pages.set(key, page);
    return page();
  };
}

function hydrate<Name extends PagedCollection, Around>(
  collection: Name,
  segment: string,
): Promise<DocumentPage<Name, Around>> | undefined {
  const data = hydrationDataFor(collection, segment);
  if (!data) return undefined;
  const module: Promise<Pick<DocumentPage<Name, Around>, "document">> = import(/* @vite-ignore */ data.module);
  return module.then(({ document }) => ({ document, around: data.around as Around }));
}

async function find<Name extends PagedCollection, Around>(
  collection: Name,
  segment: string,
  lists: () => Promise<Finder<Name, Around>>,
): Promise<Page<Name, Around>> {
  const [module, around] = await Promise.all([loadDocument(collection, segment), lists()]);
  if (!module) return undefined;
  return {
    get document() {
      return module.document;
    },
    get around() {
      return around(module.document);
    },
  };
}
