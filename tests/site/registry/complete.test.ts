/**
 * What a type or a page needs is there. `tsc` would find these too, but where something is missed; here each is named
 * with the file in which it belongs. Runs first, with `npm run test:lint`.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Collection } from "../../../src/content/compiler/document/collection.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { OWN_PAGES, PAGED, WANTED_PAGES } from "../../../src/shared/magazine/pages.ts";
import { TYPES } from "../../../src/content/schema/collections.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SOURCES = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, "src", file), "utf8"))
  .join("\n");

/** What the first group of a pattern finds in the code. */
const named = (pattern: RegExp) => [...new Set([...SOURCES.matchAll(pattern)].map(([, name = ""]) => name))];

const pages = [...named(/^ {2}"?([\w-]+)"?: fixedPage\b/gm), ...named(/\blistPage<.*>\(\{\s*name: "([\w-]+)"/g)];
const types = named(/documentType<"([\w-]+)"/g);

test("every page that the code names is a kind of page", () => {
  const all = [...pages, ...named(/\b(?:addressOf\(|FixedPageHead page=)"([\w-]+)"/g)];
  const kinds: readonly string[] = ["home", ...OWN_PAGES, ...WANTED_PAGES];
  const without = all.filter((page) => !kinds.includes(page));
  expect(without, "Edit src/shared/magazine/pages.ts").toEqual([]);
});

test("every address of a page is that of one", () => {
  const without = Object.keys(FIXED_ADDRESSES).filter((page) => !pages.includes(page));
  expect(without, "Add it to src/site/registry/fixed-pages.ts, or its type to src/site/registry/documents").toEqual([]);
});

test("every type whose documents have a page has a list of them", () => {
  const without = types.filter((type) => !(type in PAGED));
  expect(without, "Edit PAGED in src/shared/magazine/pages.ts").toEqual([]);
});

test("every address of documents is that of a type", () => {
  const without = Object.keys(DOCUMENT_ADDRESSES).filter((type) => !types.includes(type));
  expect(without, "Add src/site/registry/documents/<type>.ts").toEqual([]);
});

test("no list carries long texts of documents that have a page", () => {
  const carried = Object.entries<Collection>(TYPES).flatMap(([type, { schema, detail = [] }]) => {
    const { properties = {} } =
      type in PAGED ? (z.toJSONSchema(schema, { io: "input" }) as { properties?: object }) : {};
    const long = Object.entries(properties).filter(
      ([, field]) => (field as { control?: string }).control === "markdown",
    );
    return long.filter(([name]) => !detail.includes(name)).map(([name]) => `${type}.${name}`);
  });
  expect(carried, "Add the field to `detail` in the file of the type in src/content/schema").toEqual([]);
});
