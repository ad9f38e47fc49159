/**
 * `bench:dev`: measures the time from saving a file until the page shows the changed text, with the development server
 * and a real Chromium, for the sample content alone and with more issues. Prints a Markdown table. Argument: `--runs N`
 * (15).
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { NEWEST, replaceName, sampleFolder, sampleLabel } from "./support/corpus.ts";
import { medianMs, options, repeat, slowestMs, table } from "./support/measure.ts";
import { launch } from "./support/phone.ts";
import { startContentServer } from "../../tests/support/servers/content-server.ts";

const { runs } = options({ runs: "15" });
/** Milliseconds to wait before each save, like an editor who reads the page first. */
const PAUSE = 300;

/**
 * Source of a function that runs in the page, and resolves to the time at which the page shows a text. It is a string,
 * because a compiler would add helpers that do not exist in the page.
 */
const WAIT_FOR_TEXT = `(text) => new Promise((resolve) => {
  const look = () => document.querySelector("main")?.textContent?.includes(text)
    && resolve(performance.timeOrigin + performance.now());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

/** Changes the name in an issue's file. Resolves to the milliseconds until the page shows the new name. */
async function save(page: Page, file: string, name: string): Promise<number> {
  const shownTime = page.evaluate<number>(`(${WAIT_FOR_TEXT})(${JSON.stringify(name)})`);
  await page.waitForTimeout(PAUSE);
  const text = await readFile(file, "utf8");
  const start = performance.timeOrigin + performance.now();
  await writeFile(file, replaceName(text, name));
  return (await shownTime) - start;
}

async function measure(address: string, more: number) {
  const folder = await sampleFolder(more);
  const file = path.join(folder, "content", NEWEST);
  const server = await startContentServer(folder);
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(server.address + address);
  await page.getByRole("article").first().waitFor();
  await save(page, file, "Primera");
  const times = await repeat(Number(runs), (run) => save(page, file, `Nombre ${run}`));
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
  return {
    page: `/${address}`,
    content: sampleLabel(more),
    "save to page, median": medianMs(times),
    slowest: slowestMs(times),
  };
}

console.log(table([await measure("MoraVidal", 0), await measure("issues", 0), await measure("MoraVidal", 1000)]));
process.exit();
