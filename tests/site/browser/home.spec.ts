import { site } from "../../support/content.ts";
import { quickIf, expect, menuLink, stepUntil, test, visit } from "../../support/page.ts";
import { placeOf, plainTest, requestsOf } from "../../support/site/pages.ts";

const opacity = (element: Element) => Number(getComputedStyle(element).opacity);

for (const [chance, delay] of [
  [0, 300],
  [0.9999, 700],
] as const) {
  test(`the title may wait ${delay} ms before it sharpens for 0.6 s`, quickIf(delay === 300), async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript((value) => (Math.random = () => value), chance);
    await page.goto("/");
    const title = page.getByRole("heading", { level: 1, name: site.name });
    expect(await title.evaluate(opacity)).toBe(0.12);
    const elapsed = await stepUntil(page, () => page.evaluate(() => localStorage.getItem("i18nextLng") !== null));
    await page.clock.runFor(delay - elapsed - 10);
    await expect(title).toHaveAttribute("data-reveal", "waiting");
    const reveal = await title.evaluateHandle(recordNextReveal);
    await page.clock.runFor(10);
    expect(await reveal.evaluate(({ animation }) => animation)).toEqual({
      duration: 600,
      opacity: "0.12",
      transform: "scale(0.92)",
      filter: "blur(16px)",
    });
    await expect(title).toHaveAttribute("data-reveal", "shown");
    await expect.poll(() => title.evaluate(opacity)).toBe(1);
  });
}

/** Records the duration and first frame of the animation that the next change of the element starts. */
function recordNextReveal(element: Element) {
  const reveal = () => {
    const effect = element.getAnimations()[0]?.effect;
    const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return {
      duration: effect?.getTiming().duration,
      opacity: first?.opacity,
      transform: first?.transform,
      filter: first?.filter,
    };
  };
  const animation = new Promise<ReturnType<typeof reveal>>((resolve) =>
    new MutationObserver(() => resolve(reveal())).observe(element, { attributeFilter: ["data-reveal"] }),
  );
  return { animation };
}

test("leaving the home page cancels the timer of the title", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const intro = new Set<unknown>();
    const cleared: unknown[] = [];
    const [start, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    window.setTimeout = ((handler: () => void, delay?: number) => {
      const id = start(handler, delay);
      // Finds the timer of the intro by its delay: it is random, from 300 to 700 ms, and just under 700 in this test.
      if (delay !== undefined && delay > 699 && delay < 700) intro.add(id);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (intro.has(id)) cleared.push(id);
      clear(id);
    };
    Object.assign(window, { cleared });
  });
  await page.addInitScript(() => (Math.random = () => 0.9999));
  await page.goto("/");
  await stepUntil(page, () => page.evaluate(() => localStorage.getItem("i18nextLng") !== null));
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("data-reveal", "waiting");
  await page.clock.resume();
  await menuLink(page, "Issues").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  expect(await page.evaluate(() => (window as unknown as { cleared: unknown[] }).cleared)).not.toEqual([]);
});

test("the title is centred, in capitals, on a black screen of full height", async ({ page }) => {
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  const { left, right } = await placeOf(title);
  expect(Math.abs((left + right) / 2 - 720)).toBeLessThan(2);
  await expect(title).toHaveCSS("text-transform", "uppercase");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(0, 0, 0)");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

plainTest("the title is visible without JavaScript", async ({ page }) => {
  await page.goto("/");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(opacity)).toBe(1);
});

test("the title is visible at once when the reader prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  expect(await page.getByRole("heading", { level: 1 }).evaluate(opacity)).toBe(1);
});

test("a home page without features does not request their script", async ({ page }) => {
  const [features, home] = [requestsOf(page, /featured/), requestsOf(page, /home-page/)];
  await visit(page, "/");
  await expect(page.getByRole("region", { name: "Destacados" })).toHaveCount(0);
  expect(features).toEqual([]);
  expect(home).not.toEqual([]);
});
