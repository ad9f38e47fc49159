/** Links that lead to a document: to its page, or to its place in a list. */
import { addressFor, pathsOn } from "../../shared/compiled/address.ts";
import { publicAddressOf } from "../compiler/check/links.ts";
import { pageKey, placeKey } from "../compiler/check/register.ts";
import type { Collection } from "../compiler/document/collection.ts";
import type { Source } from "../compiler/document/source.ts";
import { readDocuments } from "../compiler/read/read-documents.ts";
import { collections } from "../schema/collections.ts";
import { contentConfig } from "../schema/content-config.ts";
import type { DocumentName } from "./read-around.ts";

/** Addresses from the root of the site; both with a `#` or both without. */
export interface AddressMove {
  from: string;
  to: string;
}

/**
 * Answers for a link that leads to one of the old addresses the new one: written in full where the link was, and with
 * what follows `?` and `#` as far as that still means something. `site`: the public address, where it is known.
 */
export function movedLink(moves: readonly AddressMove[], site: string | undefined) {
  const pathOf = pathsOn(site);
  return (url: string): string | undefined => {
    const path = pathOf(url);
    const move = path === undefined ? undefined : moves.find(({ from }) => leadsTo(path, from));
    if (path === undefined || !move) return undefined;
    const rest = move.to.includes("#") ? "" : path.replace(/^[^?#]*/, "");
    return (path === url ? "" : (site ?? "")) + move.to + rest;
  };
}

/** The addresses of a document: of its page and of its place in a list, as far as its type has them. */
export function addressesOf({ type, slug }: DocumentName): string[] {
  const { address, shownAt }: Collection = collections[type];
  return [address, shownAt].filter((pattern) => pattern !== undefined).map((pattern) => addressFor(pattern, slug));
}

/** Whether a path leads to an address: to the page, or to that place of it where the address has a `#`. */
export const leadsTo = (path: string, address: string): boolean =>
  address.includes("#") ? placeKey(path) === placeKey(address) : pageKey(path) === pageKey(address);

/** The public address of the site, as its document says it. */
export async function publicAddressIn(sources: readonly Source[]): Promise<string | undefined> {
  const own = sources.filter(({ collection }) => collection === contentConfig.publicAddress?.collection);
  return publicAddressOf(contentConfig, (await readDocuments(contentConfig, own)).documents);
}
