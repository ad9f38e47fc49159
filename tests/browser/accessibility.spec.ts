/** What axe cannot see (WCAG 2.2): order of focus, motion, words for what is seen, large text, narrow windows. */
import type { Page } from "@playwright/test";
import { articles, issues } from "./content.ts";
import { expect, test, visit } from "./page.ts";

const PAGES = ["/", "/who", "/Editorials", "/club-pompa", "/issues", "/made-in-arg", "/news", "/form", "/socialite"];
const DETAILS = [`/${issues[0]?.slug}`, "/proyecto/Sereinne", `/News/${articles[0]?.slug}`];

/** The one of the two footers that is shown. */
const pauseButton = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Pausar animaciones" });

test.describe("focus", () => {
  test("goes to the heading of a new page, whose title is said", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Issues" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("ISSUES.");
    await expect(heading).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Pompa | ISSUES" })).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  for (const width of [390, 1440]) {
    test(`is never hidden under the bars at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const address of ["/issues", "/made-in-arg", ...DETAILS]) {
        await visit(page, address);
        for (let presses = 0; presses < 25; presses++) {
          await page.keyboard.press("Tab");
          expect(await page.evaluate(coveredFocus), address).toBeUndefined();
        }
      }
    });
  }
});

/** What has the focus and cannot be seen at any of its corners or its middle; the strip of a gallery is larger than windows. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("header, footer, [href='#content']")) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });
  return seen ? undefined : focused.outerHTML.slice(0, 120);
}

test.describe("motion", () => {
  test("one button stops marquee and logo, and is remembered", async ({ page }) => {
    await visit(page, "/who");
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    expect(await running()).toBeGreaterThan(0);
    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(running).toBe(0);
    await page.reload();
    await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(running).toBe(0);
    await pauseButton(page).click();
    await expect.poll(running).toBeGreaterThan(0);
  });

  test("is remembered before the page is painted", async ({ page, complaints }) => {
    await visit(page, "/who");
    await pauseButton(page).click();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/who", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
    ).toBe(0);
    complaints.splice(0);
  });

  test("the button stops the carousel, whose own button is the first in it", async ({ page }) => {
    await visit(page, "/made-in-arg");
    const carousel = page.getByRole("region", { name: /./ }).filter({ has: page.locator(".swiper") });
    await pauseButton(page).click();
    await expect(carousel.getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
    const first = await carousel.evaluate((region) =>
      region.querySelector("button, a[href], [tabindex='0']")?.getAttribute("aria-label"),
    );
    expect(first).toBe("Reanudar el movimiento");
  });

  test("with reduced motion nothing is animated and no video plays", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const address of [...PAGES, ...DETAILS]) {
      await visit(page, address);
      expect(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
      const playing = await page.evaluate(() => [...document.querySelectorAll("video")].filter((each) => !each.paused));
      expect(playing, address).toEqual([]);
    }
  });
});

test.describe("words", () => {
  test("the marquee is read once", async ({ page }) => {
    await page.goto("/who");
    const banner = await page.getByRole("heading", { level: 1 }).textContent();
    const tree = await page.getByRole("main").ariaSnapshot();
    expect(tree.split(String(banner)).length - 1).toBe(1);
  });

  test("the number of cards that a filter leaves is said", async ({ page }) => {
    await visit(page, "/made-in-arg");
    await page.getByRole("button", { name: "CALZADO" }).press("Enter");
    await expect(page.getByRole("button", { name: "CALZADO" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("status").filter({ hasText: /^1 / })).toHaveCount(1);
  });

  test("the form says what is wrong with a field, and its outcome as loudly as it matters", async ({
    page,
    complaints,
  }) => {
    await visit(page, "/form");
    const [name, email] = [page.getByRole("textbox").first(), page.getByRole("textbox").last()];
    await expect(name).toHaveAttribute("autocomplete", "name");
    await expect(email).toHaveAttribute("autocomplete", "email");
    await page.getByRole("main").getByRole("button").click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription("Este campo es obligatorio");
    await name.fill("Ana Sosa");
    await email.fill("ana@pompa.example");
    await page.waitForFunction(() => performance.now() > 1500);
    await page.route("**/f/*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("alert").filter({ hasText: "Hubo un error" })).toBeVisible();
    await page.route("**/f/*", (route) => route.fulfill({ status: 200, body: "{}" }));
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("status").filter({ hasText: "¡Gracias!" })).toBeVisible();
    complaints.splice(0);
  });

  test("English passages of a Spanish page say that they are", async ({ page }) => {
    for (const [address, text] of [
      ["/issues", "ISSUES."],
      ["/club-pompa", "never so close, never so you"],
      ["/who", "THE TEAM"],
      ["/Editorials", "Unweaving Threads"],
    ] as const) {
      await page.goto(address);
      const passage = page.getByRole("main").getByText(text, { exact: true }).first();
      expect(await passage.evaluate((element) => element.closest("[lang]")?.getAttribute("lang")), text).toBe("en");
    }
  });

  test("no link opens a window of its own, and those that leave say nothing of where they come from", async ({
    page,
  }) => {
    for (const address of ["/who", "/issues", "/Editorials", "/club-pompa", ...DETAILS]) {
      await page.goto(address);
      expect(await page.locator("[target=_blank]").count(), address).toBe(0);
      const open = page.locator("a[href^=http]:not([rel~=noopener])");
      expect(await open.count(), address).toBe(0);
    }
  });

  test("whatever can be dragged has a button", async ({ page }) => {
    await visit(page, `/${issues[0]?.slug}`);
    await expect(page.getByRole("button", { name: "Ver más fotos" }).first()).toBeVisible();
    await page.locator("[data-picture='0']").first().click();
    for (const name of ["Foto siguiente", "Foto anterior", "Cerrar"])
      await expect(page.getByRole("dialog").getByRole("button", { name })).toBeVisible();
  });
});

test.describe("room", () => {
  for (const address of [...PAGES, ...DETAILS]) {
    test(`${address} needs no scrolling sideways at 320 px, with text of 200 % or with spaced text`, async ({
      page,
    }) => {
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, address);
      expect(await sideways()).toBeLessThanOrEqual(0);
      // WCAG 2.2 criterion 1.4.12; through the CSSOM, which the page's policy leaves alone.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(spaceText);
      expect(await sideways(), "spaced").toBeLessThanOrEqual(0);
      expect(await page.evaluate(cutText), "spaced").toEqual([]);
      await page.reload();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await sideways(), "200 %").toBeLessThanOrEqual(0);
      expect(await page.evaluate(cutText), "200 %").toEqual([]);
    });
  }

  test("with forced colours, what has the focus and what is chosen can be told", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, "/made-in-arg");
    const [chosen, other] = [
      page.getByRole("button", { name: "VER TODO" }),
      page.getByRole("button", { name: "CALZADO" }),
    ];
    const borders = await Promise.all(
      [chosen, other].map((button) => button.evaluate((element) => getComputedStyle(element).borderTopStyle)),
    );
    expect(borders).toEqual(["double", "solid"]);
    await other.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await other.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  });
});

function spaceText(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    element.style.setProperty("line-height", "1.5", "important");
    element.style.setProperty("letter-spacing", "0.12em", "important");
    element.style.setProperty("word-spacing", "0.16em", "important");
  }
}

/** Buttons, links and headings whose words do not fit into them. */
function cutText(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main h1, main h2, main button, main a, main p")].flatMap(
    (element) => {
      const { overflowX } = getComputedStyle(element);
      const cut =
        overflowX !== "visible" &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.textContent !== "";
      return cut && !element.closest("[aria-hidden=true]") ? [element.outerHTML.slice(0, 120)] : [];
    },
  );
}
