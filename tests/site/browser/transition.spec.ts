/** A cover moves from a list to its page, without making readers wait. */
import type { Locator, Page } from "@playwright/test";
import { pageDataPath } from "../../../src/shared/magazine/site-folders.ts";
import { issues } from "../../support/content.ts";
import { expect, test, visit } from "../../support/page.ts";

/** Records the transitions that the page starts, and how they end. */
const recordTransitions = (page: Page) =>
  page.addInitScript(`
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const note = { began: performance.now() };
      window.transitions.push(note);
      transition.ready.then(() => (note.moved = true), () => (note.moved = false));
      transition.finished.then(() => (note.ended = performance.now()));
      return transition;
    };
  `);

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: { moved?: boolean; ended?: number }[] }).transitions);

const linkTo = (page: Page, name = "") => page.getByRole("main").getByRole("link", { name: `View project: ${name}` });

/** Points at a link until its page has been prefetched, since a page that comes late has no transition. */
async function prefetch(page: Page, link: Locator): Promise<void> {
  const data = pageDataPath((await link.getAttribute("href")) ?? "");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    const isLoaded = (name: string) => performance.getEntriesByName(new URL(name, origin).href).length > 0;
    expect(await page.evaluate(isLoaded, data)).toBe(true);
  }).toPass();
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
}

async function openFromList(page: Page): Promise<void> {
  await recordTransitions(page);
  await visit(page, "/issues");
  const link = linkTo(page, issues[0]?.name);
  await prefetch(page, link);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(issues[0]?.name ?? "");
}

test("a cover moves to its page, which begins at its top", async ({ page }) => {
  await openFromList(page);
  await expect.poll(() => transitions(page)).toMatchObject([{ moved: true }]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("with reduced motion there is no transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFromList(page);
  expect(await transitions(page)).toEqual([]);
});

test("a press on a link ends a running transition", { tag: "@exhaustive" }, async ({ page }) => {
  // Makes the transition longer than a test may take, so that it is still running at the press.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("::view-transition-group(*) { animation-duration: 300s !important }");
    document.adoptedStyleSheets = [style];
  });
  await openFromList(page);
  await expect.poll(() => transitions(page)).toMatchObject([{ moved: true }]);
  await page.getByRole("banner").getByRole("link", { name: "News" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
});
