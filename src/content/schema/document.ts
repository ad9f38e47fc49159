/** The types of compiled documents, inferred from the schema of their document type. */
import type { z } from "zod";
import type { Resolved, Unpublished } from "../../shared/compiled/document.ts";
import type { Collection } from "../compiler/document/collection.ts";

/** The identity of a document: its file name and the address of its page. */
export interface Identity {
  slug: string;
  /** The canonical address of the document's page; `""` if its type has no pages. */
  address: string;
  /** The reason why the document is not public. Present only in previews for editors. */
  unpublished?: Unpublished;
}

/** All fields of a document. */
export type DocumentOf<Type extends Collection> = Identity & Omit<Resolved<z.output<Type["schema"]>>, "draft">;

/** The fields of a document that are needed in lists. */
export type SummaryOf<Type extends Collection> = Omit<DocumentOf<Type>, DetailOf<Type>>;

type DetailOf<Type> = Type extends Collection<z.ZodType, infer Detail> ? Detail : never;

/** The fields that the engine knows in documents of any type. */
export interface Summary extends Identity {
  /** The calendar day or minute of publication; absent if the document has no such date. */
  published?: string;
  /** The language of the document; absent if its type has no such field. */
  lang?: string;
}
