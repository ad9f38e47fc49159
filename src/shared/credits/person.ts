/** Who is credited, as pages receive them. */
import type { Picture, RichText } from "../compiled/document.ts";
import { DOCUMENT_PLACES } from "../magazine/addresses.ts";

/** Types of documents that are works, in the order in which those of a person without a day are listed. */
export const WORK_TYPES = Object.keys(DOCUMENT_PLACES);

/** `any`: no role says which. */
export type PersonKind = "person" | "organization" | "any";

/** A document that credits somebody. */
export interface Work {
  type: string;
  slug: string;
  /** As written, each once, in the order of the document. */
  roles: string[];
}

/** What lists need of a person. */
export interface PersonSummary {
  slug: string;
  /** Canonical address of the page, `/colaboradores/ana-sosa`. */
  address: string;
  name: string;
  kind: PersonKind;
  /** Names of the groups of `content/roles.yaml`, or roles as written; those of most works first. */
  roles: string[];
  /** Works in each of them. */
  roleCounts: number[];
  /** Every name under which somebody is credited, and those of the file. */
  spellings: string[];
  /** Links to other sites, those of most credits first. */
  links: string[];
  /** Number of works. */
  count: number;
  /** Day of the newest dated work, `2026-11-20`; empty where none is dated. */
  published: string;
  portrait?: Picture & { alt: string; credit?: string };
  /** `content/people/` has a file of them. */
  hasFile?: true;
  /** Dated ones newest first, then the others in the order of their lists. */
  works: Work[];
}

export interface Person extends PersonSummary {
  biography?: RichText;
}
