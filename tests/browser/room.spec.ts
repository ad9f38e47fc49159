/** Narrow windows, large and spaced text, forced colours (WCAG 2.2 criteria 1.4.4, 1.4.10 and 1.4.12). */
import { DETAILS, PAGES } from "../support/content.ts";
import { expect, test, visit } from "../support/page.ts";

const WIDTHS = [1920, 1440, 1280, 1024, 768, 390, 320];

for (const address of [...PAGES, ...DETAILS]) {
  test(`${address} needs no scrolling sideways from 320 px up, with text of 200 % or with spaced text`, async ({
    page,
  }) => {
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await visit(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      expect(await sideways(), `${width} px`).toBeLessThanOrEqual(0);
    }
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
