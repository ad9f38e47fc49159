/**
 * Store of compiled content in a browser that requests content from a server: in development, and in the editor's
 * preview.
 */
import { documentFile, listFile } from "../../../shared/compiled/layout.ts";
import type { TypeChange } from "../../../shared/compiled/type-change.ts";
import { UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";

/** Mutable holder of a document. The page of the document keeps this object and reads the current document from it. */
interface Kept {
  document: unknown;
}

/** Document with the unsaved changes that a person made in the editor. */
export interface Draft {
  collection: string;
  slug: string;
  document: unknown;
  summary: unknown;
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

/** Creates a content store. `base`: URL prefix of the content files, one for each list and each document. */
export function contentStore(base: string) {
  const lists = new Map<string, readonly { slug: string }[]>();
  const documents = new Map<string, Kept>();

  /** Requests a file. Resolves to `undefined` if the server has no such file (404); rejects on any other failure. */
  async function ask<Answer>(file: string): Promise<Answer | undefined> {
    const response = await fetch(base + encodeURI(file));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    return (await response.json()) as Answer;
  }

  async function loadList(type: string): Promise<void> {
    const list = await ask<readonly { slug: string }[]>(listFile(type));
    // A missing list is an error, because a type without documents has an empty list.
    if (!list) throw new Error(`There is no ${listFile(type)}`);
    lists.set(type, list);
  }

  async function renewDocument(file: string, kept: Kept): Promise<void> {
    kept.document = (await ask(file)) ?? kept.document;
  }

  return {
    async open(type: string) {
      if (!lists.has(type)) await loadList(type);
      return { list: () => lists.get(type) ?? [] };
    },
    /** Requests the document of a type that has only one document. */
    one: (type: string) => ask(listFile(type)),
    async get(type: string, slug: string): Promise<Kept | undefined> {
      const file = documentFile(type, slug);
      const document = documents.get(file)?.document ?? (await ask(file));
      if (document === undefined) return undefined;
      const kept = documents.get(file) ?? { document };
      documents.set(file, kept);
      return kept;
    },
    /** Requests all loaded files that `isMeant` accepts again, and then dispatches `UPDATE_EVENT`. */
    async renew(isMeant: (file: string) => boolean): Promise<void> {
      await Promise.all([
        ...[...lists.keys()].filter((type) => isMeant(listFile(type))).map(loadList),
        ...[...documents].filter(([file]) => isMeant(file)).map(([file, kept]) => renewDocument(file, kept)),
      ]);
      window.dispatchEvent(new Event(UPDATE_EVENT));
    },
    /** Applies a change to the loaded lists and documents, and dispatches `UPDATE_EVENT`. Lists stay sorted by slug. */
    change({ type, gone, put }: TypeChange): void {
      const changed = new Map<string, { slug: string }>();
      for (const { summary, document } of put) {
        const whole = JSON.parse(document) as { slug: string };
        changed.set(whole.slug, JSON.parse(summary) as { slug: string });
        const kept = documents.get(documentFile(type, whole.slug.toLowerCase()));
        if (kept) kept.document = whole;
      }
      const others = lists.get(type)?.filter(({ slug }) => !changed.has(slug) && !gone.includes(slug));
      if (others) lists.set(type, [...others, ...changed.values()].toSorted(bySlug));
      window.dispatchEvent(new Event(UPDATE_EVENT));
    },
    put({ collection, slug, document, summary }: Draft): void {
      const list = lists.get(collection)?.map((each) => (each.slug === slug ? (summary as typeof each) : each));
      if (list) lists.set(collection, list);
      const file = documentFile(collection, slug.toLowerCase());
      const kept = documents.get(file);
      if (kept) kept.document = document;
      // The draft is stored, because it is newer than the response to a request that is under way.
      else documents.set(file, { document });
    },
  };
}
