/**
 * Each type and each page has all its files and entries. `tsc` reports a missing one where it is used, these tests name
 * the file to edit. They run first, with `npm run test:lint`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { types } from "#magazine";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Collection } from "../../../src/content/compiler/document/collection.ts";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { REQUIRED_PAGES, OPTIONAL_PAGES } from "../../../src/shared/magazine/pages.ts";
import { TYPES } from "../../../src/types/collections.ts";

const SOURCES = path.resolve(import.meta.dirname, "../../../src");
const read = (file: string) => readFileSync(path.join(SOURCES, file), "utf8");
const CODE = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map(read)
  .join("\n");

/** Returns what the first group of a pattern matches in the code, without duplicates. */
const matchesOf = (pattern: RegExp, code = CODE) => [
  ...new Set([...code.matchAll(pattern)].map(([, name = ""]) => name)),
];

const FOLDERS = readdirSync(path.join(SOURCES, "types"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const sectionOf = (type: string) => types[type]?.section ?? type;

describe.each(FOLDERS)("the type %s", (type) => {
  test.each(["type.ts", "schema.ts", "site.ts"])("has a file %s", (part) => {
    expect(existsSync(path.join(SOURCES, "types", type, part)), `Add src/types/${type}/${part}`).toBe(true);
  });

  test("is listed in TYPES", () => {
    expect(Object.keys(TYPES), "Add it to TYPES in src/types/collections.ts").toContain(type);
  });

  test("has the name of its folder, and its page the name of its section", () => {
    const file = `types/${type}/site.ts`;
    const [collection] = matchesOf(/(?:collection: |listedType\(\s*)"([\w-]+)"/g, read(file));
    const [page] = matchesOf(/\blistPage<.*>\(\{\s*name: "([\w-]+)"/g, read(file));
    expect([collection, page], `Edit src/${file}, or src/types/${type}/type.ts`).toEqual([type, sectionOf(type)]);
  });
});

test("every page that the code names is a known page", () => {
  const all = matchesOf(/\b(?:addressOf\(|FixedPageHead page=)"([\w-]+)"/g);
  const kinds: readonly string[] = ["home", ...REQUIRED_PAGES, ...OPTIONAL_PAGES, ...Object.keys(types).map(sectionOf)];
  const unknownPages = all.filter((page) => !kinds.includes(page));
  expect(unknownPages, "Edit src/shared/magazine/pages.ts").toEqual([]);
});

test("every fixed address belongs to a page", () => {
  const pages = [
    ...matchesOf(/^ {2}"?([\w-]+)"?: fixedPage\b/gm),
    "contributors",
    ...Object.keys(types).map(sectionOf),
  ];
  const unknownPages = Object.keys(FIXED_ADDRESSES).filter((page) => !pages.includes(page));
  expect(unknownPages, "Add it to src/site/registry/fixed-pages.ts, or its type to src/types").toEqual([]);
});

test("no list contains the long texts of documents that have a page", () => {
  const longFields = Object.entries<Collection>(TYPES).flatMap(([type, { schema, detail = [] }]) => {
    const { properties = {} } = types[type]?.hasPages
      ? (z.toJSONSchema(schema, { io: "input" }) as { properties?: object })
      : {};
    const long = Object.entries(properties).filter(
      ([, field]) => (field as { control?: string }).control === "markdown",
    );
    return long.filter(([name]) => !detail.includes(name)).map(([name]) => `${type}.${name}`);
  });
  expect(longFields, "Add the field to `detail` in the schema of the type").toEqual([]);
});
