import type { Finding } from "../problems/finding.ts";
import type { Document } from "./document.ts";

/** A document that is made of what others say. */
export interface DerivedDocument {
  slug: string;
  /** Makes what its page gets beside what its file says. */
  data: () => Readonly<Record<string, unknown>>;
  /** Path of its file from the content folder, where it has one. */
  file: string | undefined;
}

/** The same, of which nothing has to be made where its page gets what it got. */
export type DerivedAgain = Omit<DerivedDocument, "data"> & { data: DerivedDocument["data"] | undefined };

/** A document that was there before, and says something else now. */
export interface Change {
  before: Document;
  after: Document;
}

/**
 * How the documents of a type are made of what all documents say in their metadata. Pure, and the same whatever the
 * order in which they are given.
 */
export interface Derivation {
  derive: (documents: readonly Document[]) => DerivedDocument[];
  /** The same after some of the documents changed, and none came or went. */
  deriveAgain: (documents: readonly Document[], changes: readonly Change[]) => DerivedAgain[];
  /** What is wrong in what they are made of. The documents are in the order of their files. */
  check: (documents: readonly Document[]) => Finding[];
  /** What is probably a mistake there: it takes long to see, and nothing waits for it. */
  warn: (documents: readonly Document[]) => Finding[];
  /** Fields of the files of the type that pages get as they are written. */
  declared: readonly string[];
}
