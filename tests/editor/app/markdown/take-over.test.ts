import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { changeTo, lineEndOf, withoutReturns } from "../../../../src/editor/app/markdown/editor/use-editor.ts";

test("a replaced text changes only the part that differs", () => {
  expect(changeTo("uno dos tres", "uno 2 tres")).toEqual({ from: 4, to: 7, insert: "2" });
  expect(changeTo("aa", "aaa")).toEqual({ from: 2, to: 2, insert: "a" });
  assert(
    property(
      string({ unit: constantFrom("a", "b", "\n") }),
      string({ unit: constantFrom("a", "b", "\n") }),
      (before, after) => {
        const { from, to, insert } = changeTo(before, after);
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      },
    ),
  );
});

test("every text gets its line ends back after they were normalized", () => {
  assert(
    property(string({ unit: constantFrom("a", "\r", "\n", "\r\n") }), (text) => {
      expect(withoutReturns(text).replaceAll("\n", lineEndOf(text))).toBe(text);
    }),
  );
});
