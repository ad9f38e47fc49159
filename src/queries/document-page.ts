/** Loads what the page of a document shows: the document, and what its list says of those around it. */
import { UPDATE_EVENT } from "../compiled/update-event.ts";
import { hydrationDataFor } from "../loading/hydration-data.ts";
import { once } from "../loading/once.ts";
import type { CollectionName } from "../schema/collections.ts";

/** In development both fields change in place when the content does. */
export interface DocumentPage<Document, Around> {
  readonly document: Document;
  readonly around: Around;
}

type Module<Document> = Readonly<{ document: Document }>;
type Modules<Document> = Readonly<{ documents: Readonly<Record<string, () => Promise<Module<Document>>>> }>;

interface Source<Document, Around> {
  collection: CollectionName;
  /** The modules of the documents by slug; loaded only for a page that was not prerendered. */
  modules: () => Promise<Modules<Document>>;
  /** Loads the lists, from which it finds what is around a document. */
  lists: () => Promise<(document: Document) => Around>;
}

type Load<Document, Around> = () => Promise<DocumentPage<Document, Around> | undefined>;

/**
 * A loader by the segment of an address, in any letter case (specification, section 2). Loads each
 * page once; `undefined` where the segment names no document. Rejects with a `LoadFailure`.
 */
export function documentPages<Document, Around>({ collection, modules, lists }: Source<Document, Around>) {
  const pages = new Map<string, Load<Document, Around>>();
  const load = async (key: string) => {
    const page = await (bring<Document, Around>(collection, key) ?? find(key, modules, lists));
    // A document that is missing may be written while the development server runs.
    if (import.meta.hot && !page) window.addEventListener(UPDATE_EVENT, () => pages.delete(key), { once: true });
    return page;
  };
  return (segment: string) => {
    const key = segment.toLowerCase();
    const page = pages.get(key) ?? once(() => load(key));
    pages.set(key, page);
    return page();
  };
}

function bring<Document, Around>(
  collection: CollectionName,
  segment: string,
): Promise<DocumentPage<Document, Around>> | undefined {
  const hydrationData = hydrationDataFor(collection, segment);
  if (!hydrationData) return undefined;
  const module: Promise<Module<Document>> = import(/* @vite-ignore */ hydrationData.module);
  return module.then(({ document }) => ({ document, around: hydrationData.around as Around }));
}

async function find<Document, Around>(
  key: string,
  modules: Source<Document, Around>["modules"],
  lists: Source<Document, Around>["lists"],
): Promise<DocumentPage<Document, Around> | undefined> {
  const [{ documents }, around] = await Promise.all([modules(), lists()]);
  const slug = slugsOf(documents).get(key);
  const module = slug && (await documents[slug]?.());
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

const slugs = new WeakMap<object, ReadonlyMap<string, string>>();

/** The slugs of a type by how they are written in lower case. */
function slugsOf(documents: object): ReadonlyMap<string, string> {
  const known = slugs.get(documents) ?? new Map(Object.keys(documents).map((slug) => [slug.toLowerCase(), slug]));
  slugs.set(documents, known);
  return known;
}
