/** Measures the search on a slow phone, and makes entries for the search index. */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page, Request } from "@playwright/test";
import type { SearchEntry } from "../../../src/site/search/search-entry.ts";
import { slugOf } from "./corpus.ts";
import { phone } from "./phone.ts";

/** Pause between two letters, in milliseconds. */
const TYPING = 150;

/**
 * Measures in the page the milliseconds from the last letter of a text to the painted first result for the text. The
 * function is made from a string, because a compiler would add helpers that do not exist in the page.
 */
const watch = new Function(
  "text",
  `window.__first = new Promise((resolve) => {
    document.addEventListener("input", ({ target }) => {
      if (target.value !== text) return;
      const start = performance.now();
      const look = () => {
        const shown = document.querySelector('[data-asked="' + text + '"] [data-result]');
        if (shown) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        else requestAnimationFrame(look);
      };
      look();
    });
  })`,
) as (text: string) => void;

/**
 * Opens the search, and types the first three letters of a word. Resolves to the milliseconds from the third letter to
 * the first result.
 */
export async function firstResult(browser: Browser, origin: string, word: string): Promise<number> {
  const { page, close } = await phone(browser);
  await openSearch(page, origin);
  const typed = word.slice(0, 3);
  await page.evaluate(watch, typed);
  await page.keyboard.type(typed, { delay: TYPING });
  const time = await page.evaluate<number>("window.__first");
  await close();
  return time;
}

/**
 * Resolves to the bytes of response bodies: in `opening`, from the press of the search button to the first letter of a
 * word; in `query`, from the first letter on. `pictures` are the bytes of the pictures, which are included in `query`.
 */
export async function transferredBytes(browser: Browser, origin: string, word: string) {
  const { page, close } = await phone(browser, { online: false });
  let bytes = { opening: 0, query: 0, pictures: 0 };
  let typing = false;
  const counts: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const isTyped = typing;
    const count = async () => {
      const { responseBodySize } = await request.sizes();
      // Negative sizes count as 0, because a response from the cache has a negative size.
      const size = Math.max(0, responseBodySize);
      const isPicture = request.resourceType() === "image";
      bytes[isTyped ? "query" : "opening"] += size;
      if (isTyped && isPicture) bytes.pictures += size;
    };
    counts.push(count());
  });
  const quiet = await openSearch(page, origin, () => (bytes = { opening: 0, query: 0, pictures: 0 }));
  typing = true;
  await page.keyboard.type(word, { delay: TYPING });
  await page.locator(`[data-asked="${word}"] [data-result]`).first().waitFor();
  await quiet();
  await Promise.all(counts);
  await close();
  return bytes;
}

/**
 * Opens the search, and waits until the network is quiet. Resolves to a function that waits again until the network is
 * quiet.
 */
async function openSearch(page: Page, origin: string, onLoaded = () => {}): Promise<() => Promise<void>> {
  const quiet = quietNetwork(page);
  await page.goto(origin);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await quiet();
  onLoaded();
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("searchbox").waitFor();
  await quiet();
  return quiet;
}

/**
 * Milliseconds without a request after which the network counts as quiet. Even the slow processor needs less time
 * between two requests.
 */
const QUIET = 1500;

/**
 * Returns a function that waits until the network is quiet. Playwright's own `networkidle` is not used, because it is
 * reported only once for each document, and ignores workers.
 */
function quietNetwork(page: Page): () => Promise<void> {
  const openRequests = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    openRequests.delete(request);
    last = performance.now();
  };
  page.on("request", (request) => openRequests.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  return async () => {
    last = performance.now();
    while (openRequests.size > 0 || performance.now() - last < QUIET) await setTimeout(100);
  };
}

/**
 * Returns the search entry of an invented issue. It is as large as an entry of the sample, and is made of words from
 * the sample's issues and of names of the sample's people.
 */
export function issueEntry(index: number, sample: readonly SearchEntry[]): SearchEntry {
  const issues = sample.filter(({ kind }) => kind === "issues");
  const names = sample.filter(({ kind }) => kind === "contributors").map(({ title }) => title.split(" "));
  const pick = <Item>(list: readonly Item[], position: number) => list[position % list.length] as Item;
  const nameOf = (position: number) => `${pick(names, position)[0]} ${pick(names, position * 7 + index)[1] ?? "Paz"}`;
  const model = pick(issues, index);
  const slug = slugOf(index);
  return {
    ...model,
    address: `/${slug}`,
    slug,
    title: nameOf(index * 13),
    texts: [`#${index}`, pick(issues, index * 3).texts[1]],
    credits: model.credits?.map(({ rol }, row) => ({ rol, name: nameOf(index * 31 + row * 17) })) ?? [],
  };
}
