/** Checks that the addresses and files named in the project's documents exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hyphenated } from "../../src/content/schema/file-names.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { PAGES, WRITTEN_PAGES } from "../support/content.ts";
import { GUIDE } from "../support/content/guide.ts";
import { PEOPLE } from "../support/site/people.ts";

/** Examples that a document tells its reader to create. They do not exist. */
const TO_MAKE = /NinaCobo|recipe|\/pt\/|content\/(?:images|\.importado)/;

const NAMES = [...PEOPLE.values()].flatMap(({ names }) => [...names]);
const ADDRESSES = new Set([...PAGES, ...WRITTEN_PAGES, ...NAMES.map((name) => `/colaboradores/${hyphenated(name)}`)]);

const quotesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, each = ""]) => each).filter((each) => pattern.test(each));

test("every address in the guide for editors exists", () => {
  const addresses = quotesIn(GUIDE, /^\/[A-Za-z][\w/#-]*$/).filter((address) => !TO_MAKE.test(address));
  expect(addresses.length).toBeGreaterThan(5);
  // Only the first page of a list is checked, because whether it has a second one depends on its length.
  const pages = addresses.map((address) => address.replace(/#.*|\/pagina\/\d+$/, ""));
  expect(pages.filter((address) => !ADDRESSES.has(address))).toEqual([]);
});

test("every place in a list in the guide is that of a document, and its table of places names existing files", () => {
  const places = quotesIn(GUIDE, /^\/[\w-]+#/).map((address) => address.replace(/.*#/, ""));
  const files = readdirSync(path.join(ROOT, "content"), { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  expect(places.filter((place) => !files.some((file) => path.parse(file).name === place))).toEqual([]);
  const rows = [...GUIDE.matchAll(/^\| [^|]+ \| `([\w/.-]+\.(?:md|yaml))` \|/gm)].map(([, file = ""]) => file);
  expect(rows).toContain("roles.yaml");
  expect(rows.filter((file) => !files.includes(file))).toEqual([]);
});

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(ROOT, "docs")).map((name) => `docs/${name}`),
];

test.each(DOCUMENTS)("every file that %s names exists", (document) => {
  const text = readFileSync(path.join(ROOT, document), "utf8");
  const files = quotesIn(text, /^(?:content|docs|examples|public|scripts|src|tests)\/[\w./@-]+$/);
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, link = ""]) =>
    /^\w+:/.test(link) ? [] : path.join(path.dirname(document), link),
  );
  const missing = [...files, ...links].filter((file) => !TO_MAKE.test(file) && !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

test("«A fixed page» names the texts of a page that each language has for new magazines", () => {
  const text = readFileSync(path.join(ROOT, "docs/adding-a-type.md"), "utf8");
  const [, section] = text.split("\n## A fixed page\n");
  expect(section?.split("\n## ")[0]).toContain("`new-magazine.ts` of each language in `src/content/messages`");
});
