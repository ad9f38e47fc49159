/**
 * The list of document types: the folder of `content/` that has the name holds its documents. What they
 * may contain, the address of their pages, and which fields only those pages need.
 */
import type { z } from "zod";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES, type PagedCollection } from "../../shared/magazine/addresses.ts";
import { DOCUMENT_PLACES } from "../../shared/magazine/places.ts";
import { type Collection, defineCollection } from "../compiler/document/collection.ts";
import { article } from "./article.ts";
import { card } from "./card.ts";
import type { Resolved, Unpublished } from "../../shared/compiled/document.ts";
import type { Person, PersonSummary } from "../../shared/compiled/person.ts";
import { editorial } from "./editorial.ts";
import { gone } from "./gone.ts";
import { issue } from "./issue.ts";
import { checkPeople } from "../people/check.ts";
import { derivePeople } from "../people/derive.ts";
import { REMEMBERED } from "../people/person-files.ts";
import { person } from "./person.ts";
import { profile } from "./profile.ts";
import { roles } from "./roles.ts";
import { site } from "./site.ts";
import { teamMember } from "./team-member.ts";

const creator = { pattern: /^\p{Lu}/u, expected: "empezar con mayúscula, como MoraVidal.yaml" };

export const collections = {
  site: defineCollection({
    extension: ".yaml",
    schema: site,
    singleton: true,
    remembers: ["url", "social"],
    shownAt: FIXED_ADDRESSES.news,
  }),
  team: defineCollection({ extension: ".yaml", schema: teamMember, shownAt: DOCUMENT_PLACES.team, unique: ["order"] }),
  issues: defineCollection({
    extension: ".yaml",
    schema: issue,
    address: DOCUMENT_ADDRESSES.issues,
    shownAt: DOCUMENT_PLACES.issues,
    slug: creator,
    detail: ["presentation", "gallery"],
    unique: ["number"],
  }),
  editorials: defineCollection({ extension: ".yaml", schema: editorial, shownAt: DOCUMENT_PLACES.editorials }),
  profiles: defineCollection({ extension: ".yaml", schema: profile, shownAt: DOCUMENT_PLACES.profiles }),
  cards: defineCollection({
    extension: ".md",
    schema: card,
    address: DOCUMENT_ADDRESSES.cards,
    shownAt: DOCUMENT_PLACES.cards,
    detail: ["body", "gallery", "credits"],
  }),
  articles: defineCollection({
    extension: ".md",
    schema: article,
    address: DOCUMENT_ADDRESSES.articles,
    shownAt: DOCUMENT_PLACES.articles,
    detail: ["body"],
  }),
  people: defineCollection({
    extension: ".yaml",
    schema: person,
    address: DOCUMENT_ADDRESSES.people,
    detail: ["biography"],
    remembers: REMEMBERED,
    derivation: { derive: derivePeople, check: checkPeople, declared: ["portrait", "biography"] },
  }),
  roles: defineCollection({
    extension: ".yaml",
    schema: roles,
    singleton: true,
    optional: true,
    remembers: ["roles"],
    shownAt: FIXED_ADDRESSES.contributors,
  }),
  gone: defineCollection({ extension: ".yaml", schema: gone, singleton: true, optional: true }),
} satisfies { [Name in PagedCollection]: { address: (typeof DOCUMENT_ADDRESSES)[Name] } } & Record<string, unknown>;

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

/** A whole document, as compiled content holds it. */
export type DocumentOf<Name extends CollectionName> = Identity &
  (Name extends "people" ? Person : Omit<Resolved<z.output<Definition<Name>["schema"]>>, "draft">);

/** What lists need of a document. */
export type SummaryOf<Name extends CollectionName> = Name extends "people"
  ? Identity & PersonSummary
  : Omit<DocumentOf<Name>, DetailOf<Definition<Name>>>;

type DetailOf<Type> = Type extends Collection<z.ZodType, infer Detail> ? Detail : never;
