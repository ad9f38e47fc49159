/** The scripts know only the names of tokens and breakpoints: what they make is styled as what the build made. */
import type { Page } from "@playwright/test";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, test, visit } from "../../support/page.ts";

test("a page that is shown without being loaded has the classes of its HTML", async ({ page }) => {
  await visit(page, "/");
  for (const address of [...PAGES.slice(1), ...DETAILS]) {
    // What stands there without scripts, no script renders.
    const html = (await (await page.request.get(address)).text()).replaceAll(/<noscript.*?<\/noscript>/gs, "");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const classes = [...main.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
    await show(page, address);
    await expect(page).toHaveTitle(/<title>([^<]*)/.exec(html)?.[1] ?? "");
    await expect.poll(() => page.evaluate(missing, classes), address).toEqual([]);
  }
});

/** As Back does, which renders a page whole. */
const show = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, address);

function missing(classes: string[]): string[] {
  return [...new Set(classes)].filter((names) => document.getElementsByClassName(names).length === 0);
}
