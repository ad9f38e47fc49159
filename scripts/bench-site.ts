/**
 * `bench:site`: what a reader with a slow phone gets, page by page, beside the same page without
 * scripts, in one run. Needs a built `dist/`. Prints Markdown tables. Arguments: `--runs N` (5), `--parts pages,navigations,scrolls`.
 */
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { median, table } from "./bench/measure.ts";
import { navigation } from "./bench/navigation.ts";
import { originOf } from "./bench/origin.ts";
import { type PageLoad, pageLoad } from "./bench/page-load.ts";
import { launch } from "./bench/phone.ts";
import { plainSite } from "./bench/plain-site.ts";
import { scrolling } from "./bench/scrolling.ts";
import { DIST_DIR } from "../src/build/paths.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, parts: { type: "string", default: "pages,navigations,scrolls" } },
});
const RUNS = Number(values.runs);

/** One address of each kind of page. */
const PAGES = ["/", "/issues", "/MoraVidal", "/Editorials", "/News/Ana", "/form", "/club-pompa", "/made-in-arg"];
const NAVIGATIONS = [
  ["/", "/issues"],
  ["/", "/editorials"],
  ["/", "/club-pompa"],
  ["/issues", "/MoraVidal"],
  ["/news", "/News/Ana"],
] as const;

/** The median of each figure; the page and the plain one take turns, so that the machine's moods meet both. */
async function compare(browser: Browser, built: string, plain: string, address: string) {
  const own: PageLoad[] = [];
  const other: PageLoad[] = [];
  for (let run = 0; run < RUNS; run++) {
    own.push(await pageLoad(browser, built + address));
    other.push(await pageLoad(browser, plain + address, { started: false }));
  }
  // Where things stand after the language has changed does not depend on the moods of the machine.
  const english = await pageLoad(browser, built + address, { locale: "en" });
  return { own: medians(own), plain: medians(other), english };
}

function medians(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[];
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))])) as PageLoad;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);
const ms = (time: number) => `${Math.round(time)} ms`;

const plainDir = await plainSite(DIST_DIR, PAGES);
const [built, plain] = [await originOf(DIST_DIR), await originOf(plainDir)];
const browser = await launch();

async function pages(): Promise<string> {
  const rows: string[][] = [];
  for (const address of PAGES) {
    const { own, plain: bare, english } = await compare(browser, built, plain, address);
    rows.push([
      address,
      ...[own.Document, own.Stylesheet, own.Script, own.Font, own.Image].map(kilobytes),
      ms(own.firstPaint),
      ms(own.largestPaint),
      ms(bare.largestPaint),
      `${(own.largestPaint / bare.largestPaint).toFixed(2)}×`,
      ms(own.blocking),
      own.shift.toFixed(3),
      english.shift.toFixed(3),
    ]);
  }
  const head =
    "page,HTML,CSS,JS,fonts,pictures,first paint,largest paint,plain page,ratio,blocking,shift,shift in English";
  return table(head.split(","), rows);
}

async function navigations(): Promise<string> {
  const rows: string[][] = [];
  for (const [from, to] of NAVIGATIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await navigation(browser, built, from, to));
    rows.push([`${from} → ${to}`, ms(median(times)), ms(Math.max(...times))]);
  }
  return table(["navigation", "press to paint, median", "slowest"], rows);
}

async function scrolls(): Promise<string> {
  const rows: string[][] = [];
  for (const address of ["/Editorials", "/club-pompa"]) {
    const { gap, onTime } = await scrolling(browser, built + address);
    rows.push([address, `${gap.toFixed(1)} ms`, `${Math.round(onTime * 100)} %`]);
  }
  return table(["scrolling", "between frames, median", "frames on time"], rows);
}

const PARTS = { pages, navigations, scrolls };
for (const part of values.parts.split(",") as (keyof typeof PARTS)[]) console.log(`${await PARTS[part]()}\n`);

await browser.close();
await rm(plainDir, { recursive: true });
process.exit();
