/**
 * Measures a navigation, from the press of a link to the painted page, with the processor and network of a slow phone.
 */
import type { Browser } from "@playwright/test";
import { phone } from "./phone.ts";

export interface Navigation {
  /** Milliseconds from the press to the painted page. */
  time: number;
  /** Sum of the milliseconds by which tasks exceed 50 ms, from the press until half a second after the painted page. */
  blocking: number;
}

/**
 * Presses a link in the page. Resolves to a `Navigation` whose time ends with the frame after the title has changed.
 * The function is made from a string, because a compiler would add helpers that do not exist in the page.
 */
const press = new Function(
  "link",
  `return new Promise((resolve) => {
    const before = document.title;
    const start = performance.now();
    let blocking = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocking += duration - 50;
    });
    tasks.observe({ type: "longtask" });
    const end = (time) => setTimeout(() => (tasks.disconnect(), resolve({ time, blocking })), 500);
    const painted = () => requestAnimationFrame(() => setTimeout(() => end(performance.now() - start)));
    new MutationObserver((_changes, observer) => {
      if (document.title === before) return;
      observer.disconnect();
      painted();
    }).observe(document.head, { subtree: true, childList: true, characterData: true });
    link.click();
  })`,
) as (link: Element) => Promise<Navigation>;

/**
 * Measures the navigation from the page `from` to the page `to` by a link. The pointer hovers over the link before the
 * press, as a reader's pointer does.
 */
export async function navigation(
  browser: Browser,
  origin: string,
  [from, to]: readonly [string, string],
): Promise<Navigation> {
  const { page, close } = await phone(browser, { viewport: { width: 1440, height: 900 }, isMobile: false });
  await page.goto(origin + from);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.waitForLoadState("networkidle");
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  const measured = await link.evaluate(press);
  await close();
  return measured;
}
