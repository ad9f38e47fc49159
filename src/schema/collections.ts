/**
 * The list of document types: where each lives in `content/`, what it may contain, the address of
 * its page, and which fields only that page needs.
 */
import type { z } from "zod";
import type { AddressPattern } from "../compiled/address.ts";
import { DOCUMENT_ADDRESSES } from "../magazine/addresses.ts";
import { article } from "./article.ts";
import { card } from "./card.ts";
import type { Resolved, Unpublished } from "../compiled/document.ts";
import { editorial } from "./editorial.ts";
import { issue } from "./issue.ts";
import { profile } from "./profile.ts";
import { site } from "./site.ts";
import { teamMember } from "./team-member.ts";

export interface Collection {
  /** Folder in `content/`; the one document of `site` is the file `site.yaml` itself. */
  folder: string;
  extension: ".yaml" | ".md";
  schema: z.ZodType;
  /** Addresses of the pages of its documents; absent where they have none. */
  address?: AddressPattern;
  /** What a file name may look like, when more than letters, digits and hyphens is asked. */
  slug?: { pattern: RegExp; expected: string };
  /** Fields that only the page of a document needs; lists get the rest. */
  detail: readonly string[];
}

const creator = { pattern: /^\p{Lu}/u, expected: "empezar con mayúscula, como MoraVidal.yaml" };

export const collections = {
  site: { folder: "", extension: ".yaml", schema: site, detail: [] },
  team: { folder: "team", extension: ".yaml", schema: teamMember, detail: [] },
  issues: {
    folder: "issues",
    extension: ".yaml",
    schema: issue,
    address: DOCUMENT_ADDRESSES.issues,
    slug: creator,
    detail: ["presentation", "gallery"],
  },
  editorials: { folder: "editorials", extension: ".yaml", schema: editorial, detail: [] },
  profiles: { folder: "profiles", extension: ".yaml", schema: profile, detail: [] },
  cards: {
    folder: "cards",
    extension: ".md",
    schema: card,
    address: DOCUMENT_ADDRESSES.cards,
    detail: ["body", "gallery", "credits"],
  },
  articles: {
    folder: "articles",
    extension: ".md",
    schema: article,
    address: DOCUMENT_ADDRESSES.articles,
    detail: ["body"],
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

type Definition<Name extends CollectionName> = (typeof collections)[Name];

/** Identity of a document: the name of its file, and its page where it has one. */
interface Identity {
  slug: string;
  /** Canonical address of its page; empty where the type has none. */
  address: string;
  /** Present only where editors look at what is not published yet. */
  unpublished?: Unpublished;
}

/** A whole document, as its generated module holds it. */
export type DocumentOf<Name extends CollectionName> = Identity &
  Omit<Resolved<z.output<Definition<Name>["schema"]>>, "draft">;

/** What lists need of a document. */
export type SummaryOf<Name extends CollectionName> = Omit<DocumentOf<Name>, Definition<Name>["detail"][number]>;
