/** Order and visibility of the focus (WCAG 2.2 criteria 2.4.3 and 2.4.11). */
import { DETAILS } from "../../support/content.ts";
import { quickIf, expect, menuLink, readingTest as test, visit } from "../../support/page.ts";

test("the focus goes to the heading of a new page, whose title is announced", async ({ page }) => {
  await visit(page, "/");
  await menuLink(page, "Issues").click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("ISSUES.");
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Pompa | ISSUES" })).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

for (const width of [390, 1440])
  for (const address of ["/issues", "/made-in-arg", ...DETAILS])
    test(
      `the focus is never hidden under the bars of ${address} at ${width} px`,
      quickIf(width === 390 && ["/issues", DETAILS[0]].includes(address)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await visit(page, address);
        for (let presses = 0; presses < 25; presses++) {
          await page.keyboard.press("Tab");
          await expect.poll(() => page.evaluate(findCoveredFocus)).toBeUndefined();
        }
      },
    );

for (const address of ["/Editorials", "/club-pompa", "/made-in-arg", ...DETAILS]) {
  test(`no focus ring is cut off on ${address}`, quickIf(address === "/Editorials"), async ({ page }) => {
    await visit(page, address);
    expect(await page.evaluate(findCutRings)).toEqual([]);
  });
}

/** Returns the focused element if nine points on it are all covered. Nine, because a gallery can exceed the window. */
function findCoveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("header, footer, [href='#content']")) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  const isVisible = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });
  return isVisible ? undefined : focused.outerHTML.slice(0, 120);
}

/** Returns the elements whose focus ring a container cuts off above or below. */
function findCutRings(): string[] {
  const focusable = document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, [tabindex='0'])");
  return [...focusable].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const ring = element.getBoundingClientRect();
    let container = element.parentElement;
    while (container && getComputedStyle(container).overflowY === "visible") container = container.parentElement;
    const room = container?.closest("main") ? container.getBoundingClientRect() : undefined;
    const isCut = room && (ring.top - reach < room.top - 0.5 || ring.bottom + reach > room.bottom + 0.5);
    return isCut ? [element.outerHTML.slice(0, 120)] : [];
  });
}
