/**
 * After any changes, a crawl with a cache finds what a crawl without one finds, and assembles only the pages that read
 * something that changed. `READS_SEED` repeats a run.
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

/** More issues than a page of a list shows, and more works than a page of a person shows. */
const MANY_TEXTS: Texts = {
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

const changeFile =
  (file: string, change: (text: string) => string): Change =>
  (texts) => ({ ...texts, [file]: change(texts[file] ?? "") });

/** Replaces the match with the index `nth`, modulo the number of matches. */
function replaceNth(text: string, pattern: RegExp, nth: number, instead: string): string {
  const matches = [...text.matchAll(pattern)];
  const { index, 0: old = "" } = matches[nth % Math.max(matches.length, 1)] ?? {};
  return index === undefined ? text : text.slice(0, index) + instead + text.slice(index + old.length);
}

const creditChange = tuple(anyFile, integer({ min: 0, max: 5 }), constantFrom(...NAMES)).map(([file, nth, name]) =>
  changeFile(file, (text) =>
    replaceNth(text, /(?<=\bname: )[^,"\n]+(?=,)/g, nth, name.includes(" y ") ? `"${name}"` : name),
  ),
);
const linkChange = tuple(anyFile, integer({ min: 0, max: 5 })).map(([file, nth]) =>
  changeFile(file, (text) => replaceNth(text, /(?<=link: )"[^"]*"/g, nth, '"https://www.instagram.com/otra"')),
);
const titleChange = tuple(anyFile, constantFrom("Nora Paz", "Ana Sosa", "Telares")).map(([file, title]) =>
  changeFile(file, (text) => text.replace(/^(name|headline|title): .*/m, `$1: ${title}`)),
);
const dateChange = tuple(anyFile, constantFrom(...DAYS)).map(([file, day]) =>
  changeFile(file, (text) => text.replace(/^published: .*/m, `published: ${day}`)),
);
const wordChange = tuple(anyFile, constantFrom("cerámica", "telar", "urdimbre")).map(([file, word]) =>
  changeFile(file, (text) => text.replace(/Un texto|Mora Vidal hace|Sereinne hace|Ana Sosa fotografía/, `$& ${word}`)),
);
const categoryChange = tuple(anyFile, constantFrom("INDUMENTARIA", "CALZADO")).map(([file, category]) =>
  changeFile(file, (text) => text.replace(/^category: .*/m, `category: ${category}`)),
);
const draftChange = anyFile.map((file) =>
  changeFile(file, (text) =>
    text.includes("draft: true\n")
      ? text.replace("draft: true\n", "")
      : text.replace(/^published: /m, "draft: true\n$&"),
  ),
);
const addition = tuple(anyFile, anySlug).map(([file, slug]): Change => (texts) => ({
  ...texts,
  [path.join(path.dirname(file), slug + path.extname(file))]: texts[file] ?? "",
}));
const removal = tuple(anyFile, anySlug).map(([file, slug]): Change => (texts) => {
  const { [path.join(path.dirname(file), slug + path.extname(file))]: _removed, ...others } = texts;
  return others;
});

const CHANGE: Arbitrary<Change> = oneof(
  creditChange,
  creditChange,
  linkChange,
  titleChange,
  dateChange,
  wordChange,
  categoryChange,
  draftChange,
  addition,
  removal,
);

beforeEach(() => {
  vi.resetModules();
});

/** Returns a crawl of the compiled content, with freshly loaded modules. */
async function prepareCrawl({ outDir }: Workspace) {
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
  // The types load one after another: when two import a mock at the same time, one of them gets the real module.
  for (const { load } of documentTypes) await load?.("/", "");
  return async (last?: PageCache) => {
    const assembled: string[] = [];
    const { pages, files, moved, nextCache } = await crawlSite(
      { fingerprint, dataStore: pageDataStore(assembled), pause: () => Promise.resolve() },
      last,
    );
    return {
      result: JSON.parse(JSON.stringify({ pages, files: [...files], moved: [...moved] })) as CrawlResult,
      nextCache,
      assembled,
    };
  };
}

interface CrawlResult {
  pages: { address: string; dataName: string }[];
}

/** The data of pages by fingerprint, which stay from one crawl to the next, as in builds. */
const storedData = new Map<string, string>();

/** `assembled` gets the address of each page that is assembled. */
const pageDataStore = (assembled: string[]): PageDataStore => ({
  save: (address, data) => {
    assembled.push(address);
    const text = JSON.stringify(data);
    storedData.set(fingerprint(text), text);
    return fingerprint(text);
  },
  has: (name) => storedData.has(name),
  read: (name) => JSON.parse(storedData.get(name) ?? ""),
});

async function magazine(): Promise<Workspace> {
  const space = await workspace();
  await writeSmallMagazine(space.contentDir);
  await space.write(MANY_TEXTS);
  expect((await space.build()).problems).toEqual([]);
  return space;
}

/** Writes the changed files and returns whether they compile without problems. */
async function save(space: Workspace, before: Texts, after: Texts): Promise<boolean> {
  await space.write(Object.fromEntries(Object.entries(after).filter(([file, text]) => before[file] !== text)));
  for (const file of Object.keys(before)) if (!(file in after)) await space.remove(file);
  return (await space.build()).problems.length === 0;
}

for (const { changes, tags } of [
  { changes: 12, tags: [] },
  { changes: 400, tags: ["@exhaustive"] },
])
  test(
    `a crawl with a cache finds what one without finds, after ${changes} changes (seed ${SEED})`,
    { tags, timeout: 600_000 },
    async () => {
      const space = await magazine();
      let [texts, { nextCache }] = [MANY_TEXTS, await (await prepareCrawl(space))()];
      for (const [index, change] of sample(CHANGE, { seed: SEED, numRuns: changes }).entries()) {
        const next = change(texts);
        if (await save(space, texts, next)) texts = next;
        else expect(await save(space, next, texts)).toBe(true);
        const crawl = await prepareCrawl(space);
        const after = await crawl(nextCache);
        expect(after.result, `after change ${index}`).toEqual((await crawl()).result);
        nextCache = JSON.parse(JSON.stringify(after.nextCache)) as PageCache;
      }
    },
  );

test.each<[what: string, Change, assembled: string[]]>([
  ["nothing", (texts) => texts, []],
  ["a word of an article", changeFile("articles/Yerba.md", (text) => text.replace("Uno", "Dos")), ["/News/Yerba"]],
  [
    "the title of an article",
    changeFile("articles/Yerba.md", (text) => text.replace("headline: La yerba", "headline: El mate")),
    ["/News/Vidriera", "/News/Telar", "/News/Yerba"],
  ],
])("after a change of %s only the pages that read it are assembled", async (_what, change, assembled) => {
  const space = await magazine();
  const { nextCache } = await (await prepareCrawl(space))();
  expect(await save(space, MANY_TEXTS, change(MANY_TEXTS))).toBe(true);
  const secondCrawl = await (await prepareCrawl(space))(nextCache);
  expect(secondCrawl.assembled.filter((address) => address in nextCache.pages)).toEqual(assembled);
});
