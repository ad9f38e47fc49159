/** The documents of a type, in the order in which its list shows them. */
import { open } from "#content/store.js";
import type { WorkType } from "../../shared/magazine/person.ts";
import type { SummaryOf } from "../../content/schema/collections.ts";
import { inListOrder } from "./order.ts";

/** The types that lists show. */
type ListedType = WorkType | "people";

/** Answers all of them. */
export async function listOf<Name extends ListedType>(type: Name): Promise<() => readonly SummaryOf<Name>[]> {
  const { list } = await open(type);
  return () => inListOrder<SummaryOf<Name>>(list());
}
