import { expect, test } from "vitest";
import { isShown, toColumns } from "../../../src/site/components/gallery/gallery-columns.tsx";

const PORTRAIT = { src: "p", orientation: "portrait" } as const;
const LANDSCAPE = { src: "l", orientation: "landscape" } as const;

const columnsOf = (letters: string) => toColumns([...letters].map((letter) => (letter === "P" ? PORTRAIT : LANDSCAPE)));

test.each([
  ["", []],
  ["P", ["P"]],
  ["PP", ["P", "P"]],
  ["L", ["L"]],
  ["LL", ["LL"]],
  ["LLL", ["LL", "L"]],
  ["LPL", ["L", "P", "L"]],
  ["PLLPLP", ["P", "LL", "P", "L", "P"]],
  ["LLLL", ["LL", "LL"]],
])("a gallery of %s is arranged in the columns %j", (letters, columns) => {
  expect(
    columnsOf(letters).map((column) => column.map(({ picture }) => (picture === PORTRAIT ? "P" : "L")).join("")),
  ).toEqual(columns);
});

test("each picture keeps its index in the whole gallery", () => {
  expect(columnsOf("PLLP").map((column) => column.map(({ index }) => index))).toEqual([[0], [1, 2], [3]]);
});

test.each([
  [{ src: "a.webp", orientation: "portrait" }, true],
  [{ src: "a.webp", orientation: "landscape" }, true],
  [{ src: "a.webp", orientation: "square" }, false],
  [{ src: "a.webp" }, false],
  [{ src: "", orientation: "portrait" }, false],
  [{ src: 3, orientation: "portrait" }, false],
  [{ orientation: "portrait" }, false],
])("the picture %j is shown: %s", (picture, shown) => {
  expect(isShown(picture)).toBe(shown);
});
