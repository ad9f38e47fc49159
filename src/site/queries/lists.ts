/** The documents of a type, in the order in which its list shows them. */
import { open } from "#content/store.js";
import { UNWANTED_TYPES } from "../../shared/magazine/addresses.ts";
import type { WorkType } from "../../shared/magazine/person.ts";
import type { SummaryOf } from "../../content/schema/collections.ts";
import { inListOrder } from "./order.ts";

const NONE: readonly never[] = [];

/** The types that lists show. */
type ListedType = WorkType | "people";

/** Answers all of them; none of a type that the magazine does not want. */
export async function listOf<Name extends ListedType>(type: Name): Promise<() => readonly SummaryOf<Name>[]> {
  if (UNWANTED_TYPES.includes(type)) return () => NONE;
  const { list } = await open(type);
  return () => inListOrder<SummaryOf<Name>>(list());
}
