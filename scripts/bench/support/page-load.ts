/** Measures a reader's first visit: bytes, paint times, and the time for which the page is blocked. */
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { phone } from "./phone.ts";

export type PageLoad = Awaited<ReturnType<typeof pageLoad>>;

/** Milliseconds for which a visit continues after the network has become idle. */
const QUIET = 1500;

/**
 * A script that runs in the page before all other scripts. It is a string, because a compiler would add helpers that do
 * not exist in the page.
 */
const OBSERVE = `{
  const seen = (window.__seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] });
  const observe = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe("paint", (entry) => entry.name === "first-contentful-paint" && (seen.firstPaint = entry.startTime));
  observe("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
  observe("layout-shift", (entry) => entry.hadRecentInput || (seen.shift += entry.value));
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}`;

type PageMetrics = Record<"firstPaint" | "largestPaint" | "shift", number> & {
  tasks: Record<"startTime" | "duration", number>[];
};

/**
 * Measures one visit with an empty cache. `started` tells whether the page starts scripts; if so, the visit waits for
 * the hydration.
 */
export async function pageLoad(
  browser: Browser,
  url: string,
  { started = true, ...options }: { started?: boolean } & BrowserContextOptions = {},
) {
  const { page, session, close } = await phone(browser, options);
  const kinds = new Map<string, { type: string; headers: number }>();
  const bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0 };
  let counting = true;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, { type, headers: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type = "", headers = 0 } = kinds.get(requestId) ?? {};
    if (counting && type in bytes) bytes[type as keyof typeof bytes] += encodedDataLength - headers;
  });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: "load" });
  // Bytes are counted until the hydration, because the page sends later requests only while it is idle.
  if (started) await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  counting = false;
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET);
  const { firstPaint, largestPaint, shift, tasks } = await page.evaluate<PageMetrics>("window.__seen");
  await close();
  const blocking = tasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    /** Bytes of compressed response bodies of each type, until the page is interactive. */
    ...bytes,
    /** First contentful paint in milliseconds from the start of the navigation. `largestPaint` has the same unit. */
    firstPaint,
    largestPaint,
    /** Sum of the milliseconds by which tasks exceed 50 ms, from the first paint to the end of the visit. */
    blocking,
    /** Cumulative layout shift: https://web.dev/articles/cls */
    shift,
  };
}
