/**
 * Store of compiled content in a browser that requests content from a server: in development, and in the editor's
 * preview.
 */
import { documentFile, listFile } from "../../../shared/compiled/layout.ts";
import { type TypeChange, UPDATE_EVENT } from "../../../shared/compiled/content-updates.ts";

/** Mutable holder of a document. The document's page keeps the holder, and reads the current document from it. */
interface DocumentHolder {
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

/** Creates a content store. `base`: URL prefix of the content files. Each list and each document has its own file. */
export function contentStore(base: string) {
  const lists = new Map<string, readonly { slug: string }[]>();
  const documents = new Map<string, DocumentHolder>();

  /** Requests a file. Resolves to `undefined` if the server has no such file (404); rejects on any other failure. */
  async function request<Content>(file: string): Promise<Content | undefined> {
    const response = await fetch(base + encodeURI(file));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    return (await response.json()) as Content;
  }

  async function loadList(type: string): Promise<void> {
    const list = await request<readonly { slug: string }[]>(listFile(type));
    // A missing list is an error, because a type without documents has an empty list.
    if (!list) throw new Error(`There is no ${listFile(type)}`);
    lists.set(type, list);
  }

  async function reloadDocument(file: string, holder: DocumentHolder): Promise<void> {
    holder.document = (await request(file)) ?? holder.document;
  }

  return {
    async open(type: string) {
      if (!lists.has(type)) await loadList(type);
      return { list: () => lists.get(type) ?? [] };
    },
    /** Requests the document of a type that has only one document. */
    one: (type: string) => request(listFile(type)),
    async get(type: string, slug: string): Promise<DocumentHolder | undefined> {
      const file = documentFile(type, slug);
      const document = documents.get(file)?.document ?? (await request(file));
      if (document === undefined) return undefined;
      const holder = documents.get(file) ?? { document };
      documents.set(file, holder);
      return holder;
    },
    /** Requests again all loaded files for which `isAffected` returns true, and dispatches `UPDATE_EVENT`. */
    async reload(isAffected: (file: string) => boolean): Promise<void> {
      await Promise.all([
        ...[...lists.keys()].filter((type) => isAffected(listFile(type))).map(loadList),
        ...[...documents].filter(([file]) => isAffected(file)).map(([file, holder]) => reloadDocument(file, holder)),
      ]);
      window.dispatchEvent(new Event(UPDATE_EVENT));
    },
    /** Applies a change to the loaded lists and documents, and dispatches `UPDATE_EVENT`. Lists stay sorted by slug. */
    change({ type, gone, put }: TypeChange): void {
      const summaries = new Map<string, { slug: string }>();
      for (const { summary, document } of put) {
        const parsed = JSON.parse(document) as { slug: string };
        summaries.set(parsed.slug, JSON.parse(summary) as { slug: string });
        const holder = documents.get(documentFile(type, parsed.slug.toLowerCase()));
        if (holder) holder.document = parsed;
      }
      const others = lists.get(type)?.filter(({ slug }) => !summaries.has(slug) && !gone.includes(slug));
      if (others) lists.set(type, [...others, ...summaries.values()].toSorted(bySlug));
      window.dispatchEvent(new Event(UPDATE_EVENT));
    },
    putDraft({ collection, slug, document, summary }: Draft): void {
      const list = lists.get(collection)?.map((each) => (each.slug === slug ? (summary as typeof each) : each));
      if (list) lists.set(collection, list);
      const file = documentFile(collection, slug.toLowerCase());
      const holder = documents.get(file);
      if (holder) holder.document = document;
      // The draft of a document that is not loaded is stored too, because a response under way may be older than the
      // draft.
      else documents.set(file, { document });
    },
  };
}
