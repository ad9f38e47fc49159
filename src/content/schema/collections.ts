/** The list of document types: the folder of `content/` that has the name holds its documents. */
import type { z } from "zod";
import type { AddressPattern } from "../../shared/compiled/address.ts";
import type { Resolved, Unpublished } from "../../shared/compiled/document.ts";
import {
  DOCUMENT_ADDRESSES,
  DOCUMENT_PLACES,
  FIXED_ADDRESSES,
  UNWANTED_TYPES,
} from "../../shared/magazine/addresses.ts";
import type { DocumentPlace, PagedCollection } from "../../shared/magazine/pages.ts";
import type { Person, PersonSummary, WorkType } from "../../shared/magazine/person.ts";
import { type Collection, defineCollection } from "../compiler/document/collection.ts";
import { articles } from "./article.ts";
import { cards } from "./card.ts";
import { editorials } from "./editorial.ts";
import { gone } from "./gone.ts";
import { issues } from "./issue.ts";
import { pages } from "./page.ts";
import { people } from "./person.ts";
import { podcasts } from "./podcast.ts";
import { profiles } from "./profile.ts";
import { roles } from "./roles.ts";
import { site } from "./site.ts";
import { team } from "./team-member.ts";

/** Those of the code, also the ones that the magazine does not want. */
export const TYPES = {
  site: defineCollection({
    extension: ".yaml",
    schema: site,
    singleton: true,
    remembers: ["url", "social"],
    shownAt: FIXED_ADDRESSES.news ?? FIXED_ADDRESSES["made-in-arg"] ?? FIXED_ADDRESSES.home,
  }),
  pages,
  issues,
  editorials,
  profiles,
  cards,
  articles,
  podcasts,
  team,
  people,
  roles: defineCollection({
    extension: ".yaml",
    schema: roles,
    singleton: true,
    optional: true,
    remembers: ["roles"],
    shownAt: FIXED_ADDRESSES.contributors,
  }),
  gone: defineCollection({ extension: ".yaml", schema: gone, singleton: true, optional: true }),
} satisfies Record<PagedCollection | WorkType, unknown> & Record<string, unknown>;

const ADDRESSES: Readonly<Record<string, AddressPattern | undefined>> = DOCUMENT_ADDRESSES;
const PLACES: Readonly<Record<string, DocumentPlace | undefined>> = DOCUMENT_PLACES;

function located([name, type]: [string, Collection]): [string, Collection] {
  const [address, shown] = [ADDRESSES[name], PLACES[name]];
  const shownAt = shown && `${FIXED_ADDRESSES[shown.page]}#${shown.place}`;
  return [name, { ...type, ...(address && { address }), ...(shownAt && { shownAt }) }];
}

const wanted = Object.entries<Collection>(TYPES).filter(([name]) => !UNWANTED_TYPES.includes(name));

/** Those that the magazine wants, each with the addresses of its documents, which the site knows too. */
export const collections = Object.fromEntries(wanted.map(located)) as typeof TYPES;

export type CollectionName = keyof typeof collections;

type Definition<Name extends CollectionName> = (typeof TYPES)[Name];

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
