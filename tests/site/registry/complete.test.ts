/**
 * What a type or a page needs is there. `tsc` would find these too, but where something is missed; here each is named
 * with the file in which it belongs. Runs first, with `npm run test:lint`.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { collections } from "../../../src/content/schema/collections.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SOURCES = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, "src", file), "utf8"))
  .join("\n");

/** What the first group of a pattern finds in the code. */
const named = (pattern: RegExp) => [...new Set([...SOURCES.matchAll(pattern)].map(([, name = ""]) => name))];

test("every page that the code names has an address", () => {
  const pages = [
    ...named(/^ {2}"?([\w-]+)"?: (?:fixed|list)Page\b/gm),
    ...named(/\b(?:addressOf\(|FixedPageHead page=|section: )"([\w-]+)"/g),
  ];
  const without = pages.filter((page) => !(page in FIXED_ADDRESSES));
  expect(without, "Edit FIXED_ADDRESSES in src/shared/magazine/addresses.ts").toEqual([]);
});

test("every type whose documents have a page has an address for them", () => {
  const without = named(/documentType<"([\w-]+)"/g).filter((type) => !(type in DOCUMENT_ADDRESSES));
  expect(without, "Edit DOCUMENT_ADDRESSES in src/shared/magazine/addresses.ts").toEqual([]);
});

test("every folder of the content is a collection", () => {
  const entries = readdirSync(path.join(ROOT, "content"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const unknown = folders.filter((name) => !(name in collections));
  expect(unknown, "Edit src/content/schema/collections.ts").toEqual([]);
});
