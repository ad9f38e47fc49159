/** Types of credited people, as pages receive them. */
import type { Picture, RichText } from "../compiled/document.ts";
import { DOCUMENT_PLACES } from "../magazine/addresses.ts";

/** Types of documents that are works, in the order in which the page of a person lists works without a day. */
export const WORK_TYPES = Object.keys(DOCUMENT_PLACES);

/** Kind of a credited name; `any` if no role decides which. */
export type PersonKind = "person" | "organization" | "any";

/** Document that credits a person. */
export interface Work {
  type: string;
  slug: string;
  /** Roles as written, each once, in the order of the document. */
  roles: string[];
}

/** Fields of a person that lists need. */
export interface PersonSummary {
  slug: string;
  /** Canonical address of the page, `/colaboradores/ana-sosa`. */
  address: string;
  name: string;
  kind: PersonKind;
  /** Names of the groups of `content/roles.yaml`, or roles as written; those of most works first. */
  roles: string[];
  /** Number of works in each of the roles, in the same order. */
  roleCounts: number[];
  /** All names under which the person is credited, and those of their file. */
  spellings: string[];
  /** Links to other sites, those of most credits first. */
  links: string[];
  /** Number of works. */
  count: number;
  /** Day of the newest dated work, `2026-11-20`; empty where none is dated. */
  published: string;
  portrait?: Picture & { alt: string; credit?: string };
  /** Set if `content/people/` has a file of the person. */
  hasFile?: true;
  /** Works: dated ones newest first, then the others in the order of their lists. */
  works: Work[];
}

export interface Person extends PersonSummary {
  biography?: RichText;
}
