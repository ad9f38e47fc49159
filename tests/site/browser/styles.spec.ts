/** Scripts style pages as the build does, although they know only the names of tokens and breakpoints. */
import type { Page } from "@playwright/test";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, test, visit } from "../../support/page.ts";

test("a page rendered in the browser has the classes of its prerendered HTML", async ({ page }) => {
  await visit(page, "/");
  for (const address of [...PAGES.slice(1), ...DETAILS]) {
    // The noscript elements are left out, because a page rendered by a script does not contain them.
    const html = (await (await page.request.get(address)).text()).replaceAll(/<noscript.*?<\/noscript>/gs, "");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const classes = [...main.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
    await show(page, address);
    await expect(page).toHaveTitle(/<title>([^<]*)/.exec(html)?.[1] ?? "");
    await expect.poll(() => page.evaluate(missingClasses, classes), address).toEqual([]);
  }
});

/** Shows a page with a popstate event, as Back does, so that the whole page is rendered. */
const show = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, address);

function missingClasses(classes: string[]): string[] {
  return [...new Set(classes)].filter((names) => document.getElementsByClassName(names).length === 0);
}
