import type { Finding } from "../problems/finding.ts";
import type { Document } from "./document.ts";

/** A document that is made of what others say. */
export interface DerivedDocument {
  slug: string;
  /** What its page gets beside what its file says. */
  data: Readonly<Record<string, unknown>>;
  /** Path of its file from the content folder, where it has one. */
  file: string | undefined;
}

/**
 * How the documents of a type are made of what all documents say in their metadata. Pure, and the same whatever the
 * order in which they are given.
 */
export interface Derivation {
  derive: (documents: readonly Document[]) => DerivedDocument[];
  /** What is wrong in what they are made of. The documents are in the order of their files. */
  check: (documents: readonly Document[]) => Finding[];
  /** What is probably a mistake there: it takes long to see, and nothing waits for it. */
  warn: (documents: readonly Document[]) => Finding[];
  /** Fields of the files of the type that pages get as they are written. */
  declared: readonly string[];
}
