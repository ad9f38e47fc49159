import type { Page } from "@playwright/test";
import { readDocuments } from "../../support/content.ts";
import { expect, freeze, stepUntil, readingTest, test, visit } from "../../support/page.ts";
import { placeOf } from "../../support/site/pages.ts";

interface CardFile {
  category: string;
  title: string;
  subtitle?: string;
  link?: string;
  gallery?: unknown[];
  credits?: { name: string }[];
}

const cards = readDocuments<CardFile>("cards");

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const carousel = (page: Page) => page.getByRole("region", { name: "Láminas de la vidriera" });

/** Returns the index of the slide that fills the frame, or -1. */
const slideInFrame = (page: Page) =>
  carousel(page).evaluate((frame) => {
    const { left } = frame.getBoundingClientRect();
    const slides = [...frame.querySelectorAll<HTMLElement>(".swiper-slide")];
    const visible = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
    return visible ? Number(visible.dataset.swiperSlideIndex) : -1;
  });

/** Waits until the slides rest, and returns the visible one's index. The browser moves them, not the page's clock. */
async function restingSlide(page: Page): Promise<number> {
  const countTransitions = () =>
    carousel(page).evaluate(
      (frame) => frame.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition).length,
    );
  await expect.poll(countTransitions).toBe(0);
  await expect.poll(() => slideInFrame(page)).toBeGreaterThanOrEqual(0);
  return slideInFrame(page);
}

readingTest("Made in Arg shows its banner, its tagline and a box that invites to subscribe", async ({ page }) => {
  await page.goto("/made-in-arg");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MADE IN ARG.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.getByText("la vidriera digital para emprendedores")).toBeVisible();
  const box = page.getByRole("complementary").getByRole("link");
  await expect(box).toHaveText("SUSCRIBITEpara contenido exclusivo!");
  await expect(box).toHaveAttribute("href", "/form");
});

readingTest("the filter has four buttons and shows the cards of the one that is selected", async ({ page }) => {
  await visit(page, "/made-in-arg");
  const buttons = page.getByRole("group", { name: "Filtrar por categoría" }).getByRole("button");
  await expect(buttons).toHaveText(["VER TODO", "CALZADO", "INDUMENTARIA", "ACCESORIOS"]);
  await expect(buttons.and(page.locator("[aria-pressed=true]"))).toHaveText(["VER TODO"]);
  for (const category of ["CALZADO", "INDUMENTARIA", "ACCESORIOS"]) {
    await page.getByRole("button", { name: category }).click();
    await expect(buttons.and(page.locator("[aria-pressed=true]"))).toHaveText([category]);
    await expect(titles(page)).toHaveText(cards.filter((card) => card.category === category).map(({ title }) => title));
  }
  await page.getByRole("button", { name: "VER TODO" }).click();
  await expect(titles(page)).toHaveText(cards.map(({ title }) => title));
});

readingTest("a link in another letter case leads to its project", async ({ page }) => {
  await visit(page, "/made-in-arg");
  await page.getByRole("link", { name: "View project: From the Ground Up" }).click();
  await expect(page).toHaveURL("/proyecto/from");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("From the Ground Up");
  await expect(page).toHaveTitle("Pompa | FROM THE GROUND UP");
});

readingTest("a project shows its title, credits, gallery and other projects of its category", async ({ page }) => {
  const project = cards.find(({ category, gallery }) => category === "INDUMENTARIA" && (gallery?.length ?? 0) > 2);
  const others = cards.filter(({ category, slug }) => category === "INDUMENTARIA" && slug !== project?.slug);
  await page.goto(`/proyecto/${project?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project?.title ?? "");
  const credits = page.getByRole("region", { name: "Créditos" }).getByRole("listitem");
  await expect(credits).toContainText(project?.credits?.map(({ name }) => name) ?? []);
  await expect(page.getByRole("group", { name: `Galería de ${project?.title}` }).getByRole("button")).toHaveCount(
    project?.gallery?.length ?? 0,
  );
  const related = page.getByRole("navigation", { name: "Más de INDUMENTARIA" }).getByRole("listitem");
  await expect(related).toHaveText(others.slice(0, 3).map(({ title }) => title));
});

/** Waits for the carousel's code, which loads after the page has started. */
async function visitCarousel(page: Page) {
  await visit(page, "/made-in-arg");
  await carousel(page).locator(".swiper-initialized").waitFor();
}

readingTest("the carousel names its role in the language of the page, and is not printed", async ({ page }) => {
  const region = page.locator("[aria-roledescription]");
  await page.goto("/made-in-arg");
  await expect(region).toHaveAttribute("aria-roledescription", "carrusel");
  await page.goto("/made-in-arg?lng=en");
  await expect(region).toHaveAttribute("aria-roledescription", "carousel");
  await page.emulateMedia({ media: "print" });
  await expect(region).toBeHidden();
});

test("the carousel shows its first slide when its code fails to load", async ({ page, expectComplaints }) => {
  expectComplaints("/assets/swiper-");
  await page.route("**/assets/swiper-*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await visit(page, "/made-in-arg");
  await failed;
  await expect(carousel(page).getByText("CREADO")).toBeInViewport();
});

test.describe("carousel", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visitCarousel(page);
    await freeze(page);
  });

  const advance = async (page: Page, time: number) => {
    for (let elapsed = 0; elapsed < time; elapsed += 100) await page.clock.runFor(100);
  };

  test("advances every 3000 ms and loops", { tag: "@exhaustive" }, async ({ page }) => {
    const activeIndex = () => carousel(page).locator(".swiper-slide-active").getAttribute("data-swiper-slide-index");
    const waitForNext = async () => {
      const current = await restingSlide(page);
      return { current, elapsed: await stepUntil(page, async () => Number(await activeIndex()) !== current, 100) };
    };
    // The first turn is not measured, because the clock was stopped in the middle of it.
    await waitForNext();
    const turns = [await waitForNext(), await waitForNext(), await waitForNext(), await waitForNext()];
    const [first = { current: 0 }] = turns;
    expect(turns.map(({ current }) => current)).toEqual([0, 1, 2, 3].map((turn) => (first.current + turn) % 3));
    for (const { elapsed } of turns) {
      expect(elapsed).toBeGreaterThanOrEqual(2900);
      expect(elapsed).toBeLessThanOrEqual(4000);
    }
  });

  test("pauses while hovered or focused, and after a press on its button", { tag: "@exhaustive" }, async ({ page }) => {
    const first = await restingSlide(page);
    await carousel(page).hover();
    await advance(page, 7000);
    expect(await restingSlide(page)).toBe(first);
    await page.mouse.move(5, 880);
    await carousel(page).getByRole("button", { name: "Pausar el movimiento" }).focus();
    await advance(page, 7000);
    expect(await restingSlide(page)).toBe(first);
    await page.keyboard.press("Enter");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(carousel(page).getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
    await advance(page, 7000);
    expect(await restingSlide(page)).toBe(first);
  });
});

test("the carousel stands still when the reader prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await visitCarousel(page);
  await freeze(page);
  const first = await restingSlide(page);
  await page.clock.runFor(7000);
  expect(await restingSlide(page)).toBe(first);
  await expect(carousel(page).getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
});

for (const [width, share] of [
  [390, 0.225],
  [768, 0.25],
] as const) {
  readingTest(`the carousel is ${share * 100} % of the viewport height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/made-in-arg");
    expect((await placeOf(carousel(page))).height).toBe(800 * share);
    await expect(carousel(page)).toContainText(/CREADO.*PARA.*CREAR/);
  });
}

readingTest("the carousel shows another picture on small screens", { tag: "@exhaustive" }, async ({ page }) => {
  const aspectRatioAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/made-in-arg");
    const picture = carousel(page).locator("picture img").first();
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = "eager";
      return image.decode();
    });
    return picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  };
  expect(await aspectRatioAt(1440)).toBeCloseTo(3, 1);
  expect(await aspectRatioAt(1000)).toBeCloseTo(1.5, 1);
});
