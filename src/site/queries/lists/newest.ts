/** The newest document of the magazine, for readers who opened an address that the site does not have. */
import { DOCUMENT_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import type { Summary } from "../../../content/schema/document.ts";
import { linkTo, type Named, type PageLink } from "../pages/page-link.ts";
import { listOf } from "./lists.ts";

export interface Newest {
  /** Newest document of the first type in the menu that has documents with pages; absent if there is no document. */
  newest?: PageLink;
}

export async function findNewest(): Promise<() => Newest> {
  const types = Object.keys(DOCUMENT_ADDRESSES).filter((type) => type !== "people");
  const lists = await Promise.all(types.map((type) => listOf<Summary & Named>(type)));
  return () => {
    const first = lists.map((list) => list()[0]).find((document) => document !== undefined);
    return first ? { newest: linkTo(first) } : {};
  };
}
