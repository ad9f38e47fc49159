import { expect, test } from "vitest";
import { findPages } from "../../../../src/editor/app/markdown/link/addresses.ts";

const entry = (title: string, address: string) => ({
  file: `articles/${title}.md`,
  collection: "articles",
  slug: title,
  title,
  address,
  picture: "",
  problems: 0,
  warnings: 0,
  unsaved: false,
});
const ENTRIES = [
  entry("El último telar está quieto", "/News/Telar"),
  entry("Ana corta", "/News/Ana"),
  entry("Sin página", ""),
];

test.each([
  ["quieto ULTIMO telár", ["El último telar está quieto"]],
  ["/news/ana", ["Ana corta"]],
  ["", ["El último telar está quieto", "Ana corta"]],
  ["otra cosa", []],
])("the search for %j finds the pages %j", (query, titles) => {
  expect(findPages(ENTRIES, query).map(({ title }) => title)).toEqual(titles);
});
