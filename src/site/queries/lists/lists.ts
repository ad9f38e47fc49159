/** Documents of a type, in the order of their list. */
import { open } from "#content/store.js";
import { UNWANTED_TYPES } from "../../../shared/magazine/addresses.ts";
import type { Summary } from "../../../content/schema/document.ts";
import { inListOrder } from "./order.ts";

const NONE: readonly never[] = [];

/**
 * Loads the list of a type. Resolves to a function that returns the documents of the type. The list is empty if the
 * magazine leaves out the type.
 */
export async function listOf<Item extends Summary>(type: string): Promise<() => readonly Item[]> {
  if (UNWANTED_TYPES.includes(type)) return () => NONE;
  const { list } = await open(type);
  return () => inListOrder(list() as readonly Item[]);
}
