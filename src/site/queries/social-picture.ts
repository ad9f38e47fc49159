/** Whose social picture stands for somebody: few of their pages are shared, and to draw one takes longer than a page. */
import { addressFor } from "../../shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { Person } from "./people.ts";

/** From so many works on, a page is worth sharing. */
const ENOUGH = 3;

const PAGES: Partial<Record<string, string>> = DOCUMENT_ADDRESSES;

/**
 * Address of the page whose social picture the page of somebody shows: that of their newest work with a page, else the
 * home page, since that of a list shows another work. `undefined` where one is drawn for them: they have enough works,
 * or a file in `content/people/`.
 */
export function sharedPictureOf({ works, hasFile }: Pick<Person, "works" | "hasFile">): string | undefined {
  if (hasFile || works.length >= ENOUGH) return undefined;
  const [newest = FIXED_ADDRESSES.home] = works.flatMap(({ type, slug }) =>
    PAGES[type] ? addressFor(PAGES[type], slug) : [],
  );
  return newest;
}
