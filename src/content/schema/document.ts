/** The types of compiled documents, from the schema of their type. */
import type { z } from "zod";
import type { Resolved, Unpublished } from "../../shared/compiled/document.ts";
import type { Collection } from "../compiler/document/collection.ts";

/** The identity of a document: its file name, and the address of its page. */
export interface Identity {
  slug: string;
  /** The canonical address of its page; empty if the type has none. */
  address: string;
  /** Present only in previews for editors, if the document is not public. */
  unpublished?: Unpublished;
}

/** All fields of a document. */
export type DocumentOf<Type extends Collection> = Identity & Omit<Resolved<z.output<Type["schema"]>>, "draft">;

/** The fields that lists need. */
export type SummaryOf<Type extends Collection> = Omit<DocumentOf<Type>, DetailOf<Type>>;

type DetailOf<Type> = Type extends Collection<z.ZodType, infer Detail> ? Detail : never;

/** The fields that the engine knows of any document. */
export interface Summary extends Identity {
  /** A calendar day or a minute; absent if the type has none. */
  published?: string;
  /** The language of the document, if the type has this field. */
  lang?: string;
}
