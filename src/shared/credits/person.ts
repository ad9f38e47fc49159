/** Types for the data of credited people, as pages receive it. */
import type { Picture, RichText } from "../compiled/document.ts";
import { DOCUMENT_PLACES } from "../magazine/addresses.ts";

/** Types of the documents that count as works. A person's page lists undated works in the order of these types. */
export const WORK_TYPES = Object.keys(DOCUMENT_PLACES);

/** Kind of a credited name; `any` if no role shows whether the name is of a person or of an organization. */
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
  /** Roles, those with the most works first. Roles in a group of `content/roles.yaml` have the name of the group. */
  roles: string[];
  /** Number of works in each role, in the order of `roles`. */
  roleCounts: number[];
  /** All names under which the person is credited, and the names in the person's file. */
  spellings: string[];
  /** Links to other sites, those in the most credits first. */
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
