/** What Enter writes in a list and in a quotation. */
import { expect, test } from "vitest";
import { continueOrLeave } from "../../../../src/editor/app/markdown/text/blocks.ts";
import { textAfter, stateOf } from "./editing.ts";

test.each([
  ["the next item", "- uno|", "- uno\n- |"],
  ["the next number", "1. uno|\n2. dos", "1. uno\n2. |\n3. dos"],
  ["the next line of a quotation", "> uno|", "> uno\n> |"],
])("Enter begins %s", (_, before, expected) => {
  expect(textAfter(continueOrLeave, before)).toBe(expected);
});

test.each([
  ["the first item", "Antes.\n\n- |", "Antes.\n\n|"],
  ["the second item", "- uno\n- |", "- uno\n\n|"],
  ["a later item", "- uno\n- dos\n- |", "- uno\n- dos\n\n|"],
  ["a numbered list", "1. uno\n2. dos\n3. |", "1. uno\n2. dos\n\n|"],
  ["an item that others follow", "1. uno\n2. |\n3. tres", "1. uno\n\n|\n\n2. tres"],
  ["a list above a paragraph", "- uno\n- |\n\nDespués.", "- uno\n\n|\n\nDespués."],
  ["an inner list for the outer one", "- uno\n  - dos\n  - |", "- uno\n  - dos\n- |"],
  ["a quotation", "> uno\n> \n> |", "> uno\n\n|"],
])("Enter in an empty line leaves %s", (_, before, expected) => {
  expect(textAfter(continueOrLeave, before)).toBe(expected);
});

test("Enter is not handled outside of lists and quotations", () => {
  expect(continueOrLeave({ state: stateOf("uno|"), dispatch: () => expect.unreachable() })).toBe(false);
});
