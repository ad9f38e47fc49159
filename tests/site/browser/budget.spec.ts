/** What a reader downloads before a page answers, in kilobytes of Brotli. A limit that is passed names the file that grew. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import spanish from "../../../public/locales/es/translation.json" with { type: "json" };
import { startScripts } from "../../../src/shared/loading/start-scripts.ts";
import { articles, cards, issues } from "../../support/content.ts";
import { PEOPLE } from "../../support/site/people.ts";
import { started } from "../../support/page.ts";
import { WORKER_FILE } from "../../../src/site/offline/kept.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";

/** All of a page's scripts. */
const PAGES: Record<string, number> = {
  "index.html": 123,
  "issues.html": 124.6,
  "MoraVidal.html": 129.1,
  "Editorials.html": 126.5,
  "News/Ana.html": 126.5,
  "form.html": 123.5,
  "made-in-arg.html": 127,
  "news.html": 125.5,
  "club-pompa.html": 126,
  "colaboradores.html": 125.5,
  "colaboradores/ana-sosa.html": 127.5,
};

/** One file of scripts, by its name without fingerprint; the others may have as much as `other`. */
const FILES: Record<string, number> = { react: 57.5, site: 38.5, start: 26, other: 7 };

/** Name of a script without its fingerprint → kilobytes over the wire. */
function scriptsOf(page: string): Map<string, number> {
  const html = readFileSync(path.join(DIST_DIR, page), "utf8");
  return new Map(startScripts(html).map((file) => [/([\w.-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file, weigh(file)]));
}

function weigh(file: string): number {
  const compressed = statSync(path.join(DIST_DIR, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(path.join(DIST_DIR, file))).size / 1024;
}

const sum = (weights: Iterable<number>) => [...weights].reduce((total, each) => total + each, 0);

for (const [page, limit] of Object.entries(PAGES)) {
  test(`${page} starts with at most ${limit} KB of scripts`, () => {
    const scripts = scriptsOf(page);
    const grown = [...scripts].filter(([name, weight]) => weight > (FILES[name] ?? FILES.other ?? 0));
    expect(grown.map(([name, weight]) => `${name} is ${weight.toFixed(1)} KB`)).toEqual([]);
    const largest = [...scripts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, weight]) => `${name} ${weight.toFixed(1)}`);
    expect(sum(scripts.values()), largest.join(", ")).toBeLessThanOrEqual(limit);
  });
}

test("before a page is drawn at most 2 KB of scripts are asked for", () => {
  const [entry = ""] = startScripts(readFileSync(path.join(DIST_DIR, "index.html"), "utf8"));
  const code = readFileSync(path.join(DIST_DIR, entry), "utf8");
  const folder = path.posix.dirname(entry);
  const imported = [...code.matchAll(/\bfrom ?"\.\/([^"]+)"/g)].map(([, file = ""]) => `${folder}/${file}`);
  expect(sum([entry, ...imported].map(weigh)), imported.join(", ")).toBeLessThanOrEqual(2);
});

test("no script names a document, so that a change of content leaves the scripts as they are", () => {
  const folder = path.join(DIST_DIR, "assets");
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const names = [...PEOPLE.values()].flatMap((person) => [...person.names]);
  const named = scripts.filter((file) => {
    const code = readFileSync(path.join(folder, file), "utf8");
    return (
      [...articles, ...cards, ...issues].some(({ slug }) => code.includes(`/${slug}/`) || code.includes(`"${slug}"`)) ||
      names.some((name) => code.includes(name))
    );
  });
  expect(named).toEqual([]);
});

test("of the search a page downloads nothing but its button", () => {
  const texts = Object.values(spanish.search).filter((text): text is string => typeof text === "string");
  const found = Object.keys(PAGES).flatMap((page) => {
    const html = readFileSync(path.join(DIST_DIR, page), "utf8");
    const scripts = startScripts(html).map((file) => readFileSync(path.join(DIST_DIR, file), "utf8"));
    return [html, ...scripts].flatMap((file) =>
      texts.filter((text) => file.includes(`"${text}"`) || file.includes(`\`${text}\``)),
    );
  });
  expect(found).toEqual([]);
});

test("the worker is at most 7 KB", () => {
  expect(weigh(WORKER_FILE)).toBeLessThanOrEqual(7);
});

test("a page asks at once for every script that it needs, and for no other", async ({ page, baseURL }) => {
  // What the page needs no sooner than it answers: detection, translations, other pages, the worker.
  const later = /detect-|prefetch-|keep-page-|subscribe-form-|file-backend-/;
  for (const [file, address] of [
    ["MoraVidal.html", "/MoraVidal"],
    ["News/Ana.html", "/News/Ana"],
    ["form.html", "/form"],
  ] as const) {
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().endsWith(".js") && asked.push(request.url())));
    await page.goto(address);
    await started(page);
    const html = readFileSync(path.join(DIST_DIR, file), "utf8");
    const named = startScripts(html).map((each) => `${baseURL}${each}`);
    expect(asked.filter((url) => !named.includes(url) && !later.test(url))).toEqual([]);
    expect(named.filter((url) => !asked.includes(url))).toEqual([]);
    page.removeAllListeners("request");
  }
});
