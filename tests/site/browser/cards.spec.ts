import type { Page } from "@playwright/test";
import { written } from "../../support/content.ts";
import { expect, freeze, stepUntil, readingTest, test, visit } from "../../support/page.ts";

interface CardFile {
  category: string;
  title: string;
  subtitle?: string;
  link?: string;
  gallery?: unknown[];
  credits?: { name: string }[];
}

const cards = written<CardFile>("cards");

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const carousel = (page: Page) => page.getByRole("region", { name: "Láminas de la vidriera" });

/** The slide that fills the frame, by its place in the content. */
const shown = (page: Page) =>
  carousel(page).evaluate((frame) => {
    const { left } = frame.getBoundingClientRect();
    const slides = [...frame.querySelectorAll<HTMLElement>(".swiper-slide")];
    const visible = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
    return visible ? Number(visible.dataset.swiperSlideIndex) : -1;
  });

/** The same, once the slide has arrived: its movement is the browser's, not the clock's. */
async function settled(page: Page): Promise<number> {
  const moving = () =>
    carousel(page).evaluate((frame) => {
      const transitions = frame.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
      return transitions.length;
    });
  await expect.poll(moving).toBe(0);
  await expect.poll(() => shown(page)).toBeGreaterThanOrEqual(0);
  return shown(page);
}

readingTest("the banner, the tagline and the box that invites to subscribe", async ({ page }) => {
  await page.goto("/made-in-arg");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MADE IN ARG.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.getByText("la vidriera digital para emprendedores")).toBeVisible();
  const box = page.getByRole("complementary").getByRole("link");
  await expect(box).toHaveText("SUSCRIBITEpara contenido exclusivo!");
  await expect(box).toHaveAttribute("href", "/form");
});

readingTest("the filter has four buttons, one of them selected, and shows its category's cards", async ({ page }) => {
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

readingTest("a project has its text, its credits, its gallery and others of its category", async ({ page }) => {
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

/** Its code comes when the page has started. */
async function visitCarousel(page: Page) {
  await visit(page, "/made-in-arg");
  await carousel(page).locator(".swiper-initialized").waitFor();
}

test("without its code the carousel shows its first slide", async ({ page, expectComplaints }) => {
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
    const active = () => carousel(page).locator(".swiper-slide-active").getAttribute("data-swiper-slide-index");
    const next = async () => {
      const current = await settled(page);
      return { current, elapsed: await stepUntil(page, async () => Number(await active()) !== current, 100) };
    };
    // The clock stopped somewhere in the time of a slide.
    await next();
    const turns = [await next(), await next(), await next(), await next()];
    const [first = { current: 0 }] = turns;
    expect(turns.map(({ current }) => current)).toEqual([0, 1, 2, 3].map((turn) => (first.current + turn) % 3));
    for (const { elapsed } of turns) {
      expect(elapsed).toBeGreaterThanOrEqual(2900);
      expect(elapsed).toBeLessThanOrEqual(4000);
    }
  });

  test("rests while it is pointed at, has the focus, or is told to", { tag: "@exhaustive" }, async ({ page }) => {
    const first = await settled(page);
    await carousel(page).hover();
    await advance(page, 7000);
    expect(await settled(page)).toBe(first);
    await page.mouse.move(5, 880);
    await carousel(page).getByRole("button", { name: "Pausar el movimiento" }).focus();
    await advance(page, 7000);
    expect(await settled(page)).toBe(first);
    await page.keyboard.press("Enter");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(carousel(page).getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
    await advance(page, 7000);
    expect(await settled(page)).toBe(first);
  });
});

test("the carousel stands still when reduced motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await visitCarousel(page);
  await freeze(page);
  const first = await settled(page);
  await page.clock.runFor(7000);
  expect(await settled(page)).toBe(first);
  await expect(carousel(page).getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
});

for (const [width, share] of [
  [390, 0.225],
  [768, 0.25],
] as const) {
  readingTest(`the carousel is ${share * 100} % of the viewport high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/made-in-arg");
    expect((await carousel(page).boundingBox())?.height).toBe(800 * share);
    await expect(carousel(page)).toContainText(/CREADO.*PARA.*CREAR/);
  });
}

readingTest("the carousel shows another picture on small screens", { tag: "@exhaustive" }, async ({ page }) => {
  const source = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/made-in-arg");
    const picture = carousel(page).locator("picture img").first();
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = "eager";
      return image.decode();
    });
    return picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  };
  expect(await source(1440)).toBeCloseTo(3, 1);
  expect(await source(1000)).toBeCloseTo(1.5, 1);
});
