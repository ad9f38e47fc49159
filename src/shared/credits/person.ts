/** Types of credited people, as pages receive them. */
import type { Picture, RichText } from "../compiled/document.ts";
import { DOCUMENT_PLACES } from "../magazine/addresses.ts";

/** Types of documents that are works, in the order in which the page of a person lists undated works. */
export const WORK_TYPES = Object.keys(DOCUMENT_PLACES);

/** Kind of a credited name; `any` if no role decides between person and organization. */
export type PersonKind = "person" | "organization" | "any";

/** Document that credits a person. */
export interface Work {
  type: string;
  slug: string;
  /** Roles as written, without duplicates, in the order of the document. */
  roles: string[];
}

/** Fields of a person that lists need. */
export interface PersonSummary {
  slug: string;
  /** Canonical address of the person's page, `/colaboradores/ana-sosa`. */
  address: string;
  name: string;
  kind: PersonKind;
  /** Names of role groups in `content/roles.yaml`, or else roles as written; the roles of the most works first. */
  roles: string[];
  /** Number of works in each role, in the order of `roles`. */
  roleCounts: number[];
  /** All names under which the person is credited, and the names in the person's file. */
  spellings: string[];
  /** Links to other sites; the links in the most credits first. */
  links: string[];
  /** Number of works. */
  count: number;
  /** Day of the newest dated work, `2026-11-20`; `""` if no work is dated. */
  published: string;
  portrait?: Picture & { alt: string; credit?: string };
  /** Set if `content/people/` has a file for the person. */
  hasFile?: true;
  /** Works: first dated works, newest first, then undated works in the order of their lists. */
  works: Work[];
}

export interface Person extends PersonSummary {
  biography?: RichText;
}
