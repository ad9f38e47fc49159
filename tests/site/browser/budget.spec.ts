/** Weight of the scripts with which a page starts, in kilobytes of Brotli. A failure names the files that grew. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import spanish from "../../../public/locales/es/translation.json" with { type: "json" };
import { startScripts } from "../../../src/shared/loading/start-scripts.ts";
import { articles, cards, issues } from "../../support/content.ts";
import { PEOPLE } from "../../support/site/people.ts";
import { waitUntilHydrated } from "../../support/page.ts";
import { requestsOf } from "../../support/site/pages.ts";
import { WORKER_FILE } from "../../../src/site/offline/kept.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";

/** Limits for all scripts of a page together. New fingerprints in file names may change their weight by 0.1 KB. */
const PAGES: Record<string, number> = {
  "index.html": 123,
  "issues.html": 125,
  "MoraVidal.html": 129.3,
  "Editorials.html": 126.5,
  "News/Ana.html": 126.7,
  "form.html": 123.5,
  "made-in-arg.html": 127.3,
  "news.html": 125.5,
  "club-pompa.html": 126.3,
  "colaboradores.html": 125.5,
  "colaboradores/ana-sosa.html": 127.5,
};

/** Limits for single scripts, by name without fingerprint; `other` holds for the rest. */
const FILES: Record<string, number> = { react: 57.5, site: 38.5, start: 26, other: 7 };

/** Returns the kilobytes of each script by its name without fingerprint. */
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
    const oversized = [...scripts].filter(([name, weight]) => weight > (FILES[name] ?? FILES.other ?? 0));
    expect(oversized.map(([name, weight]) => `${name} is ${weight.toFixed(1)} KB`)).toEqual([]);
    const largest = [...scripts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, weight]) => `${name} ${weight.toFixed(1)}`);
    expect(sum(scripts.values()), largest.join(", ")).toBeLessThanOrEqual(limit);
  });
}

test("at most 2 KB of scripts are requested before a page is drawn", () => {
  const [entry = ""] = startScripts(readFileSync(path.join(DIST_DIR, "index.html"), "utf8"));
  const code = readFileSync(path.join(DIST_DIR, entry), "utf8");
  const folder = path.posix.dirname(entry);
  const imported = [...code.matchAll(/\bfrom ?"\.\/([^"]+)"/g)].map(([, file = ""]) => `${folder}/${file}`);
  expect(sum([entry, ...imported].map(weigh)), imported.join(", ")).toBeLessThanOrEqual(2);
});

test("no script names a document or a person, so that new content leaves the scripts unchanged", () => {
  const folder = path.join(DIST_DIR, "assets");
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const names = [...PEOPLE.values()].flatMap((person) => [...person.names]);
  const scriptsWithNames = scripts.filter((file) => {
    const code = readFileSync(path.join(folder, file), "utf8");
    return (
      [...articles, ...cards, ...issues].some(({ slug }) => code.includes(`/${slug}/`) || code.includes(`"${slug}"`)) ||
      names.some((name) => code.includes(name))
    );
  });
  expect(scriptsWithNames).toEqual([]);
});

test("a page starts without the texts of the search", () => {
  const texts = Object.values(spanish.search).filter((text): text is string => typeof text === "string");
  const textsInPages = Object.keys(PAGES).flatMap((page) => {
    const html = readFileSync(path.join(DIST_DIR, page), "utf8");
    const scripts = startScripts(html).map((file) => readFileSync(path.join(DIST_DIR, file), "utf8"));
    return [html, ...scripts].flatMap((file) =>
      texts.filter((text) => file.includes(`"${text}"`) || file.includes(`\`${text}\``)),
    );
  });
  expect(textsInPages).toEqual([]);
});

test("the service worker weighs at most 7 KB", () => {
  expect(weigh(WORKER_FILE)).toBeLessThanOrEqual(7);
});

test("a page requests every script that its HTML names, and otherwise only later ones", async ({ page, baseURL }) => {
  // Scripts that load after the start: language detection, translations, other pages, the service worker.
  const later = /detect-|prefetch-|keep-page-|subscribe-form-|file-backend-/;
  for (const [file, address] of [
    ["MoraVidal.html", "/MoraVidal"],
    ["News/Ana.html", "/News/Ana"],
    ["form.html", "/form"],
  ] as const) {
    const requestedUrls = requestsOf(page, /\.js$/);
    await page.goto(address);
    await waitUntilHydrated(page);
    const html = readFileSync(path.join(DIST_DIR, file), "utf8");
    const namedUrls = startScripts(html).map((each) => `${baseURL}${each}`);
    expect(requestedUrls.filter((url) => !namedUrls.includes(url) && !later.test(url))).toEqual([]);
    expect(namedUrls.filter((url) => !requestedUrls.includes(url))).toEqual([]);
    page.removeAllListeners("request");
  }
});
