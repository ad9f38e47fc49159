import type { Locator, Page } from "@playwright/test";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { articles, site } from "../../support/content.ts";
import { menuLink, quickIf, expect, readingTest, test, visit } from "../../support/page.ts";
import { placeOf, plainTest } from "../../support/site/pages.ts";

const LABELS = ["Quiénes somos", "Editoriales", "Issues", "Made in Arg", "News", "Club Pompa"];
const PATHS = site.navigation.map(({ path }) => path);

test.describe("header on wide screens", () => {
  readingTest("shows the six links with their translated labels, and no menu button", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(LABELS);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(PATHS);
    await expect(page.getByRole("button", { name: "Abrir el menú" })).toBeHidden();
  });

  readingTest("marks the link of the current page, also on the pages below it", async ({ page }) => {
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    for (const address of ["/news", `/News/${articles[0]?.slug}`]) {
      await page.goto(address);
      await expect(links.and(page.locator("[aria-current=page]"))).toHaveText(["News"]);
    }
    await links.filter({ hasText: "Issues" }).click();
    await expect(links.and(page.locator("[aria-current=page]"))).toHaveText(["Issues"]);
  });

  readingTest("stays in view, as the footer does, while the page scrolls", async ({ page }) => {
    await page.goto("/issues");
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.getByRole("banner").first()).toBeInViewport();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });

  readingTest("the logo leads to the home anchor from any page", async ({ page }) => {
    await visit(page, "/issues");
    await menuLink(page, "Pompa, ir al inicio").click();
    await expect(page).toHaveURL("/#home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.name);
  });

  readingTest("the logo floats every 6 s and rotates every 10 s, without end", async ({ page }) => {
    await page.goto("/");
    const logo = page.getByRole("link", { name: "Pompa, ir al inicio" });
    const timings = await logo.evaluate((link) =>
      link
        .getAnimations({ subtree: true })
        .map((animation) => [animation.effect?.getTiming().duration, animation.effect?.getTiming().iterations]),
    );
    expect(timings).toEqual([
      [6000, Infinity],
      [10_000, Infinity],
    ]);
  });
});

test.describe("header on narrow screens", () => {
  for (const [width, expected] of [
    [390, 273],
    [320, 224],
    [768, 360],
  ] as const) {
    readingTest(`the drawer at ${width} px takes 70 %, at most 360 px`, quickIf(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await page.getByRole("button", { name: "Abrir el menú" }).click();
      const drawer = page.getByRole("dialog", { name: "Menú" });
      await expect(drawer.getByRole("link")).toHaveText(LABELS);
      await expect.poll(() => placeOf(drawer)).toMatchObject({ width: expected, right: width });
    });
  }

  test.describe("at 390 px", () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Abrir el menú" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
    });

    for (const [how, close] of [
      ["the close button", (page: Page) => page.getByRole("button", { name: "Cerrar el menú" }).click()],
      ["Escape", (page: Page) => page.keyboard.press("Escape")],
      ["the overlay", (page: Page) => page.mouse.click(40, 400)],
    ] as const)
      readingTest(`${how} closes the drawer and returns the focus to the menu button`, async ({ page }) => {
        await close(page);
        await expect(page.getByRole("dialog")).toBeHidden();
        await expect(page.getByRole("button", { name: "Abrir el menú" })).toBeFocused();
      });

    readingTest("choosing a link goes there and closes the drawer", async ({ page }) => {
      await page.getByRole("dialog").getByRole("link", { name: "Issues" }).click();
      await expect(page).toHaveURL("/issues");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    });

    readingTest("Tab stays in the drawer while it is open", async ({ page }) => {
      for (let presses = 0; presses < 9; presses++) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
      }
    });
  });
});

test.describe("footer", () => {
  for (const width of [390, 768, 1440]) {
    readingTest(`at ${width} px has an invitation, contact, profiles, the form and six links`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const footer = page.getByRole("contentinfo");
      const toggle = footer.getByText("Colaborá y suscribite");
      if (await toggle.isVisible()) await toggle.click();
      const visible = footer.locator(":visible");
      await expect(visible.getByText("¿Querés colaborar o suscribirte?").first()).toBeVisible();
      await expect(footer.getByRole("link").first()).toHaveAttribute("href", `mailto:${site.email}`);
      for (const name of ["X", "Instagram", "YouTube"]) {
        await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
      }
      await expect(footer.getByRole("link", { name: "Suscribite" })).toHaveAttribute("href", "/form");
      await expect(footer.getByRole("navigation").getByRole("link")).toHaveText(LABELS);
    });
  }

  plainTest("opens without JavaScript on small screens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await page.getByText("Colaborá y suscribite").click();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Suscribite" })).toBeVisible();
  });
});

readingTest("the first Tab reaches the link to the content, which leads there", async ({ page }) => {
  await page.goto("/issues");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Ir al contenido" });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

readingTest("no word of a main heading breaks from 320 to 2560 px", { tag: "@exhaustive" }, async ({ page }) => {
  for (const address of Object.values(FIXED_ADDRESSES)) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page.getByRole("heading", { level: 1 })), `${address} at ${width} px`).toEqual([]);
    }
  }
});

/** Returns the words that are broken across lines. */
function brokenWords(heading: Locator): Promise<string[]> {
  return heading.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index, 0: word } of node.nodeValue?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    return broken;
  });
}

readingTest("with letters twice as large, the whole header stays on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const part of await page.getByRole("banner").locator("a:visible, button:visible").all())
    await expect(part).toBeInViewport({ ratio: 1 });
});
