/** Where the focus goes, and that it can be seen there (WCAG 2.2 criteria 2.4.3 and 2.4.11). */
import { DETAILS } from "../../support/content.ts";
import { quickIf, expect, menuLink, readingTest as test, visit } from "../../support/page.ts";

test("goes to the heading of a new page, whose title is said", async ({ page }) => {
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
      `is never hidden under the bars of ${address} at ${width} px`,
      quickIf(width === 390 && ["/issues", DETAILS[0]].includes(address)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await visit(page, address);
        for (let presses = 0; presses < 25; presses++) {
          await page.keyboard.press("Tab");
          expect(await page.evaluate(coveredFocus)).toBeUndefined();
        }
      },
    );

for (const address of ["/Editorials", "/club-pompa", "/made-in-arg", ...DETAILS]) {
  test(`has a whole ring on ${address}`, quickIf(address === "/Editorials"), async ({ page }) => {
    await visit(page, address);
    expect(await page.evaluate(cutRings)).toEqual([]);
  });
}

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

/** What has a ring that is cut off above or below by something around it. */
function cutRings(): string[] {
  const focusable = document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, [tabindex='0'])");
  return [...focusable].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const ring = element.getBoundingClientRect();
    let around = element.parentElement;
    while (around && getComputedStyle(around).overflowY === "visible") around = around.parentElement;
    const room = around?.closest("main") ? around.getBoundingClientRect() : undefined;
    const cut = room && (ring.top - reach < room.top - 0.5 || ring.bottom + reach > room.bottom + 0.5);
    return cut ? [element.outerHTML.slice(0, 120)] : [];
  });
}
