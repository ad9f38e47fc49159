/**
 * `bench:site`: measures the pages of the site on a slow phone, and each page without scripts for comparison. Needs a
 * built `dist/`. Prints Markdown tables. Arguments: `--runs N` (5), and
 * `--parts pages,navigations,scrolls`. Another part is `lighthouse`, for which npx may have to download Lighthouse.
 */
import { rm } from "node:fs/promises";
import { lighthouse } from "./support/lighthouse.ts";
import { inTurn, median, medianMs, ms, options, repeat, slowestMs, table } from "./support/measure.ts";
import { navigation } from "./support/navigation.ts";
import { originOf, plainSite } from "./support/plain-site.ts";
import { type PageLoad, pageLoad } from "./support/page-load.ts";
import { launch } from "./support/phone.ts";
import { scrolling } from "./support/scrolling.ts";
import { DIST_DIR } from "../../src/delivery/build/paths.ts";

const { runs, parts } = options({ runs: "5", parts: "pages,navigations,scrolls" });
const RUNS = Number(runs);

/** Addresses of the measured pages, one of each kind. */
const PAGES = ["/", "/issues", "/MoraVidal", "/Editorials", "/News/Ana", "/form", "/club-pompa", "/made-in-arg"];
const NAVIGATIONS = [
  ["/", "/issues"],
  ["/", "/editorials"],
  ["/", "/club-pompa"],
  ["/issues", "/MoraVidal"],
  ["/news", "/News/Ana"],
] as const;

const plainDir = await plainSite(DIST_DIR, PAGES);
const [built, plain] = [await originOf(DIST_DIR), await originOf(plainDir)];
const browser = await launch();

function medians(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[];
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))])) as PageLoad;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);

async function pageRow(address: string) {
  // The variants of the page are measured in turn, so that a change of the machine's load affects all of them.
  const visits = await repeat(RUNS, async () => ({
    scripted: await pageLoad(browser, built + address),
    plain: await pageLoad(browser, plain + address, { started: false }),
    english: await pageLoad(browser, built + address, { locale: "en" }),
  }));
  const scripted = medians(visits.map((visit) => visit.scripted));
  const bare = medians(visits.map((visit) => visit.plain));
  const english = medians(visits.map((visit) => visit.english));
  return {
    page: address,
    HTML: kilobytes(scripted.Document),
    CSS: kilobytes(scripted.Stylesheet),
    JS: kilobytes(scripted.Script),
    fonts: kilobytes(scripted.Font),
    pictures: kilobytes(scripted.Image),
    "first paint": ms(scripted.firstPaint),
    "largest paint": ms(scripted.largestPaint),
    "plain page": ms(bare.largestPaint),
    ratio: `${(scripted.largestPaint / bare.largestPaint).toFixed(2)}×`,
    blocking: ms(scripted.blocking),
    "blocking in English": ms(english.blocking),
    shift: scripted.shift.toFixed(3),
    "shift in English": english.shift.toFixed(3),
  };
}

async function navigationRow(addresses: (typeof NAVIGATIONS)[number]) {
  const visits = await repeat(RUNS, () => navigation(browser, built, addresses));
  const times = visits.map(({ time }) => time);
  return {
    navigation: addresses.join(" → "),
    "press to paint, median": medianMs(times),
    slowest: slowestMs(times),
    blocking: medianMs(visits.map(({ blocking }) => blocking)),
  };
}

async function scrollRow(address: string) {
  const { gap, onTime } = await scrolling(browser, built + address);
  return {
    scrolling: address,
    "between frames, median": `${gap.toFixed(1)} ms`,
    "frames on time": `${Math.round(onTime * 100)} %`,
  };
}

async function lighthouseRow(address: string) {
  const visits = await repeat(RUNS, () => lighthouse(built + address));
  const medianOf = (key: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[key]));
  return {
    Lighthouse: address,
    performance: medianOf("score").toFixed(0),
    blocking: ms(medianOf("blocking")),
    "largest paint": ms(medianOf("largestPaint")),
    shift: medianOf("shift").toFixed(3),
  };
}

const PARTS = {
  pages: () => inTurn(PAGES, pageRow),
  navigations: () => inTurn(NAVIGATIONS, navigationRow),
  lighthouse: () => inTurn(PAGES, lighthouseRow),
  scrolls: () => inTurn(["/Editorials", "/club-pompa"], scrollRow),
};
for (const part of parts.split(",") as (keyof typeof PARTS)[]) console.log(`${table(await PARTS[part]())}\n`);

await browser.close();
await rm(plainDir, { recursive: true });
process.exit();
