/** What documents give as an example is there, so that who follows one gets somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hyphenated } from "../../src/content/schema/file-names.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { PAGES, WRITTEN_PAGES } from "../support/content.ts";
import { GUIDE } from "../support/content/guide.ts";
import { PEOPLE } from "../support/site/people.ts";

/** What a reader of a document is told to make, and what its steps stand for. */
const TO_MAKE = /NinaCobo|recipe|\/pt\/|content\/(?:images|\.importado)/;

const NAMES = [...PEOPLE.values()].flatMap(({ names }) => [...names]);
const ADDRESSES = new Set([...PAGES, ...WRITTEN_PAGES, ...NAMES.map((name) => `/colaboradores/${hyphenated(name)}`)]);

const quoted = (text: string, pattern: RegExp) =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, each = ""]) => each).filter((each) => pattern.test(each));

test("the guide for editors names addresses that there are", () => {
  const named = quoted(GUIDE, /^\/[A-Za-z][\w/#-]*$/).filter((address) => !TO_MAKE.test(address));
  expect(named.length).toBeGreaterThan(5);
  // Of a list the pages after the first come with its length.
  const pages = named.map((address) => address.replace(/#.*|\/pagina\/\d+$/, ""));
  expect(pages.filter((address) => !ADDRESSES.has(address))).toEqual([]);
});

test("a place in a list is that of a document, and the table of places names documents", () => {
  const places = quoted(GUIDE, /^\/[\w-]+#/).map((address) => address.replace(/.*#/, ""));
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

test.each(DOCUMENTS)("%s names files that there are", (document) => {
  const text = readFileSync(path.join(ROOT, document), "utf8");
  const files = quoted(text, /^(?:content|docs|examples|public|scripts|src|tests)\/[\w./@-]+$/);
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, link = ""]) =>
    /^\w+:/.test(link) ? [] : path.join(path.dirname(document), link),
  );
  const missing = [...files, ...links].filter((file) => !TO_MAKE.test(file) && !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

test.each(["A fixed page"])("under «%s» stands what each language says of a page in new magazines", (title) => {
  const text = readFileSync(path.join(ROOT, "docs/adding-a-type.md"), "utf8");
  const [, section] = text.split(`\n## ${title}\n`);
  expect(section?.split("\n## ")[0]).toContain("`new-magazine.ts` of each language in `src/content/messages`");
});
