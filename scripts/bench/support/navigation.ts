/** Measures a navigation: from the press of a link to the painted page, on a slow phone. */
import type { Browser } from "@playwright/test";
import { phone } from "./phone.ts";

export interface Navigation {
  /** From the press to the painted page, in milliseconds. */
  time: number;
  /** Of the tasks from the press until half a second after, what each has above 50 ms, in milliseconds. */
  blocking: number;
}

/**
 * Runs in the page: resolves to a `Navigation` whose paint is the end of the frame with the new title. Made from
 * text, because names that a compiler adds mean nothing there.
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

/** `from` has a link to `to`; the pointer rests on it before, as it does before it presses. */
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
