import { site } from "./content.ts";
import { expect, test, visit } from "./page.ts";

const opacity = (element: Element) => Number(getComputedStyle(element).opacity);

test("the title waits 300 to 700 ms, then fades in, scales and un-blurs for 0.6 s", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1, name: site.name });
  await expect(title).toHaveAttribute("data-reveal", "waiting");
  expect(await title.evaluate(opacity)).toBe(0);
  await page.clock.runFor(299);
  await expect(title).toHaveAttribute("data-reveal", "waiting");
  await page.clock.runFor(401);
  await expect(title).toHaveAttribute("data-reveal", "shown");
  const [reveal] = await title.evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { duration } = animation.effect?.getTiming() ?? {};
      const [first] = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
      return { duration, opacity: first?.opacity, transform: first?.transform, filter: first?.filter };
    }),
  );
  expect(reveal).toEqual({ duration: 600, opacity: "0", transform: "scale(0.92)", filter: "blur(16px)" });
  await expect.poll(() => title.evaluate(opacity)).toBe(1);
});

test("leaving the page cancels the timer", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const cleared: unknown[] = [];
    const clear = window.clearTimeout.bind(window);
    window.clearTimeout = (id) => {
      cleared.push(id);
      clear(id);
    };
    Object.assign(window, { cleared });
  });
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("data-reveal", "waiting");
  await page.getByRole("banner").getByRole("link", { name: "Issues" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  expect(await page.evaluate(() => (window as unknown as { cleared: unknown[] }).cleared)).not.toEqual([]);
});

test("the title is centred, in capitals, on a black screen of full height", async ({ page }) => {
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  const box = await title.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(2);
  await expect(title).toHaveCSS("text-transform", "uppercase");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(0, 0, 0)");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

test("the title is visible without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(opacity)).toBe(1);
  await context.close();
});

test("the title is visible at once when reduced motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(opacity)).toBe(1);
});
