/**
 * `bench:edit`: times the real editor in a real Chromium, with the sample content alone and with more issues. Measures
 * the start of the command, the opening of a document, and the time from a key press to the changed text in the
 * preview. With a long history, measures the requests for the versions of a document, for the last publications and for
 * removed documents. Prints Markdown tables. Argument: `--runs N` (15).
 */
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { NEWEST, sampleFolder, sampleLabel } from "./support/corpus.ts";
import { inTurn, medianMs, options, repeat, slowestMs, table } from "./support/measure.ts";
import { launch } from "./support/phone.ts";
import { start, stop } from "./support/editor.ts";
import { historyTimes } from "./support/history.ts";

const runs = Number(options({ runs: "15" }).runs);
/** Number of runs of the measurements that take seconds: the start of the command, and the opening of a document. */
const fewRuns = Math.ceil(runs / 3);
const LONG_HISTORY = { commits: 5000, issues: 4000 };
const FORM = '[role="form"], form[aria-label="Campos del documento"]';

/**
 * Returns the milliseconds to wait before a key press. They differ between runs, so that some presses happen before,
 * some during and some after the editor's check of all content.
 */
const pauseOf = (run: number) => 150 + ((run * 370) % 900);

/** A script that runs in the page, and records when the form appears. */
const WATCH_FORM = `new MutationObserver(() => {
  window.formShown ??= document.querySelector(${JSON.stringify(FORM)}) ? performance.now() : undefined;
}).observe(document, { subtree: true, childList: true })`;

/** Opens the newest issue. Resolves to the milliseconds from the navigation to the form. */
async function open(page: Page, address: string): Promise<number> {
  // The browser leaves the page first, because a navigation to another fragment of the same page would not reload it.
  await page.goto("about:blank");
  await page.goto(`${address}/#${NEWEST}`);
  const shownTime = await page.waitForFunction(() => (window as { formShown?: number }).formShown);
  return Number(await shownTime.jsonValue());
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: "es-AR", viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`if (window === window.top) { ${WATCH_FORM} }`);
  return context.newPage();
}

/**
 * Opens the editor in a new context without a cache. Resolves to the milliseconds from the navigation to the form. The
 * context is closed at the end, because nothing may run beside the next measurement.
 */
async function openInNewContext(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser);
  const time = await open(page, address);
  await page.context().close();
  return time;
}

/** Source of a page function that resolves to the milliseconds from the next input until the preview shows words. */
const PRESS_TO_PAGE = `(words) => new Promise((resolve) => {
  addEventListener("input", ({ timeStamp }) => {
    const { document: frame } = document.querySelector("iframe").contentWindow;
    const look = () => {
      if (!frame.querySelector("main")?.textContent?.includes(words)) return;
      observer.disconnect();
      resolve(performance.now() - timeStamp);
    };
    const observer = new MutationObserver(look);
    observer.observe(frame.body, { subtree: true, childList: true, characterData: true });
  }, { once: true, capture: true });
})`;

/** Types into the name field, letter by letter. Resolves to the milliseconds from each key press to the preview. */
async function type(page: Page): Promise<number[]> {
  const name = page
    .getByRole("form")
    .getByRole("textbox", { name: /^Nombre/ })
    .first();
  await page.frameLocator("iframe").getByRole("main").waitFor();
  await name.press("End");
  return repeat(runs + 1, async (run) => {
    const letter = String.fromCodePoint(97 + (run % 26));
    const shownTime = page.evaluate<number>(
      `(${PRESS_TO_PAGE})(${JSON.stringify((await name.inputValue()) + letter)})`,
    );
    await page.waitForTimeout(pauseOf(run));
    await page.keyboard.press(letter);
    return shownTime;
  });
}

async function measureStarts(contentDir: string): Promise<number[]> {
  await stop(await start(contentDir));
  return repeat(fewRuns, async () => {
    const editor = await start(contentDir);
    await stop(editor);
    return editor.time;
  });
}

async function measure(browser: Browser, more: number): Promise<Record<string, string>> {
  const folder = await sampleFolder(more);
  const contentDir = path.join(folder, "content");
  const startTimes = await measureStarts(contentDir);
  const editor = await start(contentDir);
  await openInNewContext(browser, editor.address);
  const openTimes = await repeat(fewRuns, () => openInNewContext(browser, editor.address));
  const page = await newPage(browser);
  await open(page, editor.address);
  const reopenTimes = await repeat(fewRuns, () => open(page, editor.address));
  const [, ...pressTimes] = await type(page);
  await page.close();
  await stop(editor);
  await rm(folder, { recursive: true, force: true });
  return {
    content: sampleLabel(more),
    "`npm run edit`": medianMs(startTimes),
    "opening, new browser": medianMs(openTimes),
    "opening again": medianMs(reopenTimes),
    "key press to page": medianMs(pressTimes),
    slowest: slowestMs(pressTimes),
  };
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const browser = await launch();
console.log(table(await inTurn([0, 1000], (more) => measure(browser, more))));
await browser.close();
const { versions, publications, removed } = await historyTimes(runs, LONG_HISTORY);
const historyRow = {
  "versions of a document": medianMs(versions),
  slowest: slowestMs(versions),
  "last publications": medianMs(publications),
  "removed documents": medianMs(removed),
};
console.log(
  `\n${table([{ content: `${sampleLabel(LONG_HISTORY.issues)}, ${LONG_HISTORY.commits} commits`, ...historyRow }])}`,
);
process.exit();
