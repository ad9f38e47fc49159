/** The list of document types: the folder of `content/` that has the name holds its documents. */
import ownSchemas from "#own-schemas";
import type { ContentConfig } from "../content/compiler/document/collection.ts";
import type { TypeOfDocuments } from "../content/schema/authored.ts";
import { gone } from "../content/schema/documents/gone.ts";
import { pages } from "../content/schema/documents/page.ts";
import { people } from "../content/schema/documents/person.ts";
import { roles } from "../content/schema/documents/roles.ts";
import { site } from "../content/schema/documents/site.ts";
import { team } from "../content/schema/documents/team-member.ts";
import { DOCUMENT_ADDRESSES, DOCUMENT_PLACES, DOCUMENT_TYPES, FIXED_ADDRESSES } from "../shared/magazine/addresses.ts";
import articles from "./articles/schema.ts";
import cards from "./cards/schema.ts";
import editorials from "./editorials/schema.ts";
import issues from "./issues/schema.ts";
import profiles from "./profiles/schema.ts";

/** Those of the engine, and the magazine's own, also where the magazine does not want them. */
export const TYPES: Readonly<Record<string, TypeOfDocuments>> = {
  articles,
  cards,
  editorials,
  issues,
  profiles,
  ...ownSchemas,
};

/** What generated declarations name; types of the magazine's own are known to their pages. */
export const DECLARED: ContentConfig["declared"] = {
  site: { module: "#schema/documents/site.ts", name: "site" },
  pages: { module: "#schema/documents/page.ts", name: "pages" },
  team: { module: "#schema/documents/team-member.ts", name: "team" },
  ...Object.fromEntries(
    Object.keys(TYPES)
      .filter((type) => !(type in ownSchemas))
      .map((type) => [type, { module: `#types/${type}/schema.ts`, name: "default" }]),
  ),
};

function located(name: string, type: TypeOfDocuments): TypeOfDocuments {
  const [address, shown] = [DOCUMENT_ADDRESSES[name], DOCUMENT_PLACES[name]];
  const shownAt = shown && `${FIXED_ADDRESSES[shown.page]}#${shown.place}`;
  return { ...type, ...(address && { address }), ...(shownAt && { shownAt }) };
}

const all: typeof TYPES = { ...TYPES, team, people };
const wanted = Object.keys(DOCUMENT_TYPES).flatMap((name) => {
  const type = all[name];
  return type ? [[name, located(name, type)] as const] : [];
});

/** Those that the magazine wants, each with the addresses of its documents, which the site knows too. */
export const collections: Readonly<Record<string, TypeOfDocuments>> = {
  site,
  pages,
  ...Object.fromEntries(wanted),
  roles,
  gone,
};

/** Throws where there is none. */
export function collectionNamed(name: string): TypeOfDocuments {
  const collection = collections[name];
  if (!collection) throw new Error(`There is no type ${name}`);
  return collection;
}
