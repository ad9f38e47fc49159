/** What may stand once in a list, or in a group of fields. */
import type { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { repeats } from "../../compiler/document/repeats.ts";
import { problem } from "../../problems.ts";

interface Parts<Item> {
  /** Two items with one key are the same. */
  keyOf: (item: Item) => string;
  pathOf: (item: Item, index: number) => PropertyKey[];
  /** What an editor reads of it. */
  wordsOf: (item: Item) => string;
}

/** Says of each item that one before it is the same. */
export function findRepeated<Item>(
  items: readonly Item[],
  context: z.core.$RefinementCtx,
  { keyOf, pathOf, wordsOf }: Parts<Item>,
): void {
  const places = items.map((item, index) => ({ item, index }));
  for (const [{ item, index }] of repeats(places, ({ item: each }) => keyOf(each)))
    context.addIssue({
      code: "custom",
      path: pathOf(item, index),
      params: problem("repeated-value"),
      message: messages.repeated.above(wordsOf(item)),
    });
}
