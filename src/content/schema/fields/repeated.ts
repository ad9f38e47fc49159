/** Finds repeats in a list or a mapping. */
import type { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { findRepeats } from "../../compiler/document/find-repeats.ts";
import { problem } from "../../rules.ts";

interface Parts<Item> {
  /** Returns the key by which an item is compared with others. */
  keyOf: (item: Item) => string;
  /** Returns the path of an item in the field; by default its index. */
  pathOf?: (item: Item, index: number) => PropertyKey[];
  /** Returns the text that names the item in messages for editors; by default its key. */
  wordsOf?: (item: Item) => string;
}

/** Adds a zod issue for each item that repeats an earlier one. */
export function findRepeated<Item>(
  items: readonly Item[],
  context: z.core.$RefinementCtx,
  { keyOf, pathOf = (_item, index) => [index], wordsOf = keyOf }: Parts<Item>,
): void {
  const indexed = items.map((item, index) => ({ item, index }));
  for (const [{ item, index }] of findRepeats(indexed, ({ item: each }) => keyOf(each)))
    context.addIssue({
      code: "custom",
      path: pathOf(item, index),
      params: problem("repeated-value"),
      message: messages.repeated.above(wordsOf(item)),
    });
}
