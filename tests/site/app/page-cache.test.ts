/**
 * What is known of the pages after any changes is what looking at all of them finds; and only pages are looked at that
 * read something that changed. `READS_SEED` repeats a run.
 */
import { hash } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { type Arbitrary, constantFrom, integer, oneof, sample, tuple } from "fast-check";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { KEPT_DIR } from "../../../src/delivery/build/paths.ts";
import type { PageCache } from "../../../src/site/app/server/page-cache.ts";
import type { PageDataStore } from "../../../src/site/registry/crawler.ts";
import { contentConfig } from "../../../src/types/content-config.ts";
import { TEXTS } from "../../support/small-magazine/documents.ts";
import { writeSmallMagazine } from "../../support/small-magazine/write.ts";
import { type Workspace, workspace } from "../../support/workspace.ts";

const SEED = Number(process.env.READS_SEED ?? 12);

const fingerprint = (text: string) => hash("sha256", text);

type Texts = Readonly<Record<string, string>>;
type Change = (texts: Texts) => Texts;

/** More issues than a page of a list has, and more works than a page of somebody has. */
const MANY: Texts = {
  ...TEXTS,
  ...Object.fromEntries(
    Array.from({ length: 26 }, (_, index) => [
      `issues/Otra${index}.yaml`,
      (TEXTS["issues/LeoPaz.yaml"] ?? "").replace("Leo Paz", `Otra ${index}`).replace("2026", `${1990 + index}`),
    ]),
  ),
};

const NAMES = ["Ana Sosa", "A. Sosa", "Bruno Paz", "Carla Ríos", "Nora Paz", "Leo Paz y Ana Sosa"];
const DAYS = ["2026-10-01", "2026-10-02", "2026-10-03", "2009-01-01", "2026-10-02 18:00"];

const anyFile = constantFrom(...Object.keys(TEXTS).filter((file) => !file.startsWith("site")), "issues/Otra3.yaml");
const anySlug = constantFrom("Nueva", "Reciente");

const written =
  (file: string, change: (text: string) => string): Change =>
  (texts) => ({ ...texts, [file]: change(texts[file] ?? "") });

/** The nth of the places where it is written. */
function withNth(text: string, pattern: RegExp, nth: number, instead: string): string {
  const found = [...text.matchAll(pattern)];
  const { index, 0: old = "" } = found[nth % Math.max(found.length, 1)] ?? {};
  return index === undefined ? text : text.slice(0, index) + instead + text.slice(index + old.length);
}

const recredited = tuple(anyFile, integer({ min: 0, max: 5 }), constantFrom(...NAMES)).map(([file, nth, name]) =>
  written(file, (text) => withNth(text, /(?<=\bname: )[^,"\n]+(?=,)/g, nth, name.includes(" y ") ? `"${name}"` : name)),
);
const relinked = tuple(anyFile, integer({ min: 0, max: 5 })).map(([file, nth]) =>
  written(file, (text) => withNth(text, /(?<=link: )"[^"]*"/g, nth, '"https://www.instagram.com/otra"')),
);
const retitled = tuple(anyFile, constantFrom("Nora Paz", "Ana Sosa", "Telares")).map(([file, title]) =>
  written(file, (text) => text.replace(/^(name|headline|title): .*/m, `$1: ${title}`)),
);
const redated = tuple(anyFile, constantFrom(...DAYS)).map(([file, day]) =>
  written(file, (text) => text.replace(/^published: .*/m, `published: ${day}`)),
);
const reworded = tuple(anyFile, constantFrom("cerámica", "telar", "urdimbre")).map(([file, word]) =>
  written(file, (text) => text.replace(/Un texto|Mora Vidal hace|Sereinne hace|Ana Sosa fotografía/, `$& ${word}`)),
);
const recategorized = tuple(anyFile, constantFrom("INDUMENTARIA", "CALZADO")).map(([file, category]) =>
  written(file, (text) => text.replace(/^category: .*/m, `category: ${category}`)),
);
const held = anyFile.map((file) =>
  written(file, (text) =>
    text.includes("draft: true\n")
      ? text.replace("draft: true\n", "")
      : text.replace(/^published: /m, "draft: true\n$&"),
  ),
);
const added = tuple(anyFile, anySlug).map(([file, slug]): Change => (texts) => ({
  ...texts,
  [path.join(path.dirname(file), slug + path.extname(file))]: texts[file] ?? "",
}));
const removed = tuple(anyFile, anySlug).map(([file, slug]): Change => (texts) => {
  const { [path.join(path.dirname(file), slug + path.extname(file))]: _removed, ...others } = texts;
  return others;
});

const CHANGE: Arbitrary<Change> = oneof(
  recredited,
  recredited,
  relinked,
  retitled,
  redated,
  reworded,
  recategorized,
  held,
  added,
  removed,
);

beforeEach(() => {
  vi.resetModules();
});

/** The walk over the content that was compiled, with modules that nobody has asked yet. */
async function walkOver({ outDir }: Workspace) {
  const parent = path.join(KEPT_DIR, "tests");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, "reads-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(outDir, folder, { recursive: true });
  vi.resetModules();
  for (const name of ["store", ...Object.keys(contentConfig.collections)])
    vi.doMock(`#content/${name}.js`, () => import(/* @vite-ignore */ path.join(folder, `${name}.js`)));
  const { crawlSite } = await import("../../../src/site/app/server/crawl.ts");
  const { documentTypes } = await import("../../../src/site/registry/document-types.ts");
  // Who asks for a mock while another waits for it gets the real module; so each type asks by itself.
  for (const { load } of documentTypes) await load?.("/", "");
  return async (last?: PageCache) => {
    const looked: string[] = [];
    const { pages, files, moved, nextCache } = await crawlSite(
      { fingerprint, dataStore: pageDataStore(looked), pause: () => Promise.resolve() },
      last,
    );
    return {
      found: JSON.parse(JSON.stringify({ pages, files: [...files], moved: [...moved] })) as Found,
      nextCache,
      looked,
    };
  };
}

interface Found {
  pages: { address: string; dataName: string }[];
}

/** As builds keep them, from one walk to the next. */
const kept = new Map<string, string>();

/** `looked` gets the address of each page that is put together. */
const pageDataStore = (looked: string[]): PageDataStore => ({
  save: (address, data) => {
    looked.push(address);
    const text = JSON.stringify(data);
    kept.set(fingerprint(text), text);
    return fingerprint(text);
  },
  has: (name) => kept.has(name),
  read: (name) => JSON.parse(kept.get(name) ?? ""),
});

async function magazine(): Promise<Workspace> {
  const space = await workspace();
  await writeSmallMagazine(space.contentDir);
  await space.write(MANY);
  expect((await space.build()).problems).toEqual([]);
  return space;
}

/** Answers whether it is right: what an editor may not write is undone. */
async function save(space: Workspace, before: Texts, after: Texts): Promise<boolean> {
  await space.write(Object.fromEntries(Object.entries(after).filter(([file, text]) => before[file] !== text)));
  for (const file of Object.keys(before)) if (!(file in after)) await space.remove(file);
  return (await space.build()).problems.length === 0;
}

for (const { changes, tags } of [
  { changes: 12, tags: [] },
  { changes: 400, tags: ["@exhaustive"] },
])
  test(`what is known after ${changes} changes is there (seed ${SEED})`, { tags, timeout: 600_000 }, async () => {
    const space = await magazine();
    let [texts, { nextCache }] = [MANY, await (await walkOver(space))()];
    for (const [index, change] of sample(CHANGE, { seed: SEED, numRuns: changes }).entries()) {
      const next = change(texts);
      if (await save(space, texts, next)) texts = next;
      else expect(await save(space, next, texts)).toBe(true);
      const walk = await walkOver(space);
      const after = await walk(nextCache);
      expect(after.found, `after change ${index}`).toEqual((await walk()).found);
      nextCache = JSON.parse(JSON.stringify(after.nextCache)) as PageCache;
    }
  });

test.each<[what: string, Change, looked: string[]]>([
  ["nothing", (texts) => texts, []],
  ["a word of an article", written("articles/Yerba.md", (text) => text.replace("Uno", "Dos")), ["/News/Yerba"]],
  [
    "the title of an article",
    written("articles/Yerba.md", (text) => text.replace("headline: La yerba", "headline: El mate")),
    ["/News/Vidriera", "/News/Telar", "/News/Yerba"],
  ],
])("of %s only pages are looked at that read it", async (_what, change, looked) => {
  const space = await magazine();
  const { nextCache } = await (await walkOver(space))();
  expect(await save(space, MANY, change(MANY))).toBe(true);
  const walk = await (await walkOver(space))(nextCache);
  expect(walk.looked.filter((address) => address in nextCache.pages)).toEqual(looked);
});
