/** What the whole site shares. */
import { site } from "#content/site.ts";
import { FIXED_ADDRESSES, type FixedPage } from "../schema/addresses.ts";
import type { DocumentOf } from "../schema/collections.ts";

export type Site = DocumentOf<"site">;

export function getSite(): Site {
  return site;
}

/** Canonical address of a fixed page. */
export function addressOf(page: FixedPage): string {
  return FIXED_ADDRESSES[page];
}
