/** The list of document types. The documents of a type are in the folder of `content/` that has the type's name. */
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
import topics from "./topics/schema.ts";

/** The document types of the engine and of the magazine, including types that the magazine does not use. */
export const TYPES: Readonly<Record<string, TypeOfDocuments>> = {
  articles,
  cards,
  editorials,
  issues,
  profiles,
  topics,
  ...ownSchemas,
};

/**
 * The schemas to which generated type declarations refer. The magazine's own types are left out, because their pages
 * refer to their schemas directly.
 */
export const DECLARED: ContentConfig["declared"] = {
  site: { module: "#schema/documents/site.ts", name: "site" },
  pages: { module: "#schema/documents/page.ts", name: "pages" },
  gone: { module: "#schema/documents/gone.ts", name: "gone" },
  team: { module: "#schema/documents/team-member.ts", name: "team" },
  ...Object.fromEntries(
    Object.keys(TYPES)
      .filter((type) => !(type in ownSchemas))
      .map((type) => [type, { module: `#types/${type}/schema.ts`, name: "default" }]),
  ),
};

function withPlace(name: string, type: TypeOfDocuments): TypeOfDocuments {
  const [address, listPlace] = [DOCUMENT_ADDRESSES[name], DOCUMENT_PLACES[name]];
  const shownAt = listPlace && `${FIXED_ADDRESSES[listPlace.page]}#${listPlace.place}`;
  return { ...type, ...(address && { address }), ...(shownAt && { shownAt }) };
}

const allTypes: typeof TYPES = { ...TYPES, team, people };
const usedTypes = Object.keys(DOCUMENT_TYPES).flatMap((name) => {
  const type = allTypes[name];
  return type ? [[name, withPlace(name, type)] as const] : [];
});

/**
 * The document types that the magazine uses, with their addresses, and the types that every magazine has, such as
 * `site` and `pages`.
 */
export const collections: Readonly<Record<string, TypeOfDocuments>> = {
  site,
  pages,
  ...Object.fromEntries(usedTypes),
  roles,
  gone,
};

/** Returns the document type with a name. Throws an `Error` if no type has the name. */
export function collectionNamed(name: string): TypeOfDocuments {
  const collection = collections[name];
  if (!collection) throw new Error(`There is no type ${name}`);
  return collection;
}
