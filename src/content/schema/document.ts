/** A document as compiled content holds it, from the schema of its type. */
import type { z } from "zod";
import type { Resolved, Unpublished } from "../../shared/compiled/document.ts";
import type { Collection } from "../compiler/document/collection.ts";

/** Identity of a document: the name of its file, and its page where it has one. */
export interface Identity {
  slug: string;
  /** Canonical address of its page; empty where the type has none. */
  address: string;
  /** Present only where editors look at what is not published yet. */
  unpublished?: Unpublished;
}

/** The whole document. */
export type DocumentOf<Type extends Collection> = Identity & Omit<Resolved<z.output<Type["schema"]>>, "draft">;

/** What lists need of it. */
export type SummaryOf<Type extends Collection> = Omit<DocumentOf<Type>, DetailOf<Type>>;

type DetailOf<Type> = Type extends Collection<z.ZodType, infer Detail> ? Detail : never;

/** What the engine knows of a document, whatever its type. */
export interface Summary extends Identity {
  /** A calendar day, or a minute of it; absent where documents of the type have none. */
  published?: string;
  /** Language in which it is written, where documents of the type say it. */
  lang?: string;
}
