/** The documents of a type, in the order in which its list shows them. */
import { open } from "#content/store.js";
import { UNWANTED_TYPES } from "../../../shared/magazine/addresses.ts";
import type { Summary } from "../../../content/schema/document.ts";
import { inListOrder } from "./order.ts";

const NONE: readonly never[] = [];

/** Answers all of them; none of a type that the magazine does not want. */
export async function listOf<Item extends Summary>(type: string): Promise<() => readonly Item[]> {
  if (UNWANTED_TYPES.includes(type)) return () => NONE;
  const { list } = await open(type);
  return () => inListOrder(list() as readonly Item[]);
}
