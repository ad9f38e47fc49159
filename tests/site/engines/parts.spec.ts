/** The interactive parts of the site in Firefox and WebKit. */
import { DESK, expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import { countOf, countDialogs, focusedElement, headingOf, pathOf, textOf } from "../../support/engines/questions.ts";
import { address as withGallery } from "../../support/site/gallery.ts";

test("the drawer holds the focus until Escape restores it, and its links lead to pages", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/who");
  await reader.press("header button", "Abrir el menú");
  await expectSoon(() => countDialogs(reader)).toBe(1);
  await expectSoon(() => reader.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  await reader.key("Escape");
  await expectSoon(() => countDialogs(reader)).toBe(0);
  await expectSoon(async () => (await focusedElement(reader)).name).toBe("Abrir el menú");
  await reader.key("Enter");
  await expectSoon(() => countDialogs(reader)).toBe(1);
  await reader.press("[role=dialog] a", "News");
  await expectSoon(() => headingOf(reader)).toBe("NEWS.");
  await expectSoon(() => countDialogs(reader)).toBe(0);
});

test("the viewer opens at a press and shows other pictures at their addresses, and Back closes it", async ({
  open,
}) => {
  const reader = await open(DESK);
  await reader.visit(withGallery);
  await reader.press("[data-picture='1']");
  await expectSoon(() => pathOf(reader)).toBe(`${withGallery}?foto=2`);
  await expectSoon(() => textOf(reader, "[role=dialog] p")).toMatch(/^2 de/);
  await reader.key("ArrowRight");
  await expectSoon(() => pathOf(reader)).toBe(`${withGallery}?foto=3`);
  await reader.press("[role=dialog] button", "Foto siguiente");
  await expectSoon(() => pathOf(reader)).toBe(`${withGallery}?foto=4`);
  await reader.back();
  await expectSoon(() => countDialogs(reader)).toBe(0);
  expect(await pathOf(reader)).toBe(withGallery);
  await expectSoon(async () => (await focusedElement(reader)).picture).toBe("3");
});

test("an address with a picture opens the viewer, and Escape closes it", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit(`${withGallery}?foto=2`);
  await expectSoon(() => textOf(reader, "[role=dialog] p")).toMatch(/^2 de/);
  const picture = () =>
    reader.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>(".swiper-slide-active img");
      return image !== null && image.naturalWidth > 0 && image.getBoundingClientRect().width <= innerWidth;
    });
  await expectSoon(picture).toBe(true);
  await reader.key("Escape");
  await expectSoon(() => countDialogs(reader)).toBe(0);
  expect(await pathOf(reader)).toBe(withGallery);
});

test("the button of a gallery scrolls it by a picture", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit(withGallery);
  const scrollLeft = () =>
    reader.evaluate(() => document.querySelector("[data-picture]")?.closest("[role=group]")?.scrollLeft);
  expect(await scrollLeft()).toBe(0);
  await reader.press("main button", "Ver más fotos");
  // Scrolled by one portrait, which is 48 px narrower than the screen, and the gap of 16 px.
  await expectSoon(scrollLeft).toBe(390 - 48 + 16);
});

test("the Tab key scrolls a partly visible gallery into full view", async ({ open }) => {
  const reader = await open({ width: 1440, height: 700 });
  await reader.visit(withGallery);
  await reader.evaluate(() => {
    const strip = document.querySelector("main [role=group]");
    const footer = document.querySelector("footer");
    if (!strip || !footer) return;
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const before = [...document.querySelectorAll<HTMLElement>("main a, main button")].findLast(
      (each) => each.compareDocumentPosition(strip) & DOCUMENT_POSITION_FOLLOWING,
    );
    scrollBy(0, strip.getBoundingClientRect().top - footer.getBoundingClientRect().top + 40);
    before?.focus({ preventScroll: true });
  });
  await reader.key("Tab");
  await expectSoon(() => reader.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("group");
  const hidden = () =>
    reader.evaluate(() => {
      const below = document.activeElement?.getBoundingClientRect().bottom ?? 0;
      return Math.max(0, below - (document.querySelector("footer")?.getBoundingClientRect().top ?? 0));
    });
  // At most the strip's room of 6 px below its pictures may be hidden.
  await expectSoon(hidden).toBeLessThan(6);
});

test("the carousel moves by itself, and its button stops it", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/made-in-arg");
  const slide = () =>
    reader.evaluate(() => document.querySelector(".swiper-slide-active")?.getAttribute("data-swiper-slide-index"));
  await expectSoon(slide).toBe("0");
  await expectSoon(slide).toBe("1");
  await reader.press("section button", "Pausar el movimiento");
  await expectSoon(async () => (await focusedElement(reader)).name).toBe("Reanudar el movimiento");
});

test("the filter shows the cards of a category, and all cards again", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/made-in-arg");
  const visibleCards = () => countOf(reader, "main article");
  const all = await visibleCards();
  await reader.press("main button", "CALZADO");
  await expectSoon(visibleCards).toBeLessThan(all);
  expect(await visibleCards()).toBeGreaterThan(0);
  await reader.press("main button", "VER TODO");
  await expectSoon(visibleCards).toBe(all);
});

test("a chosen language is remembered on the next page", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/who");
  await reader.press("footer button[lang=en]");
  const language = () => reader.evaluate(() => document.documentElement.lang);
  await expectSoon(language).toBe("en");
  await reader.visit("/form");
  await expectSoon(language).toBe("en");
  await reader.press("footer button[lang=es]");
  await expectSoon(language).toBe("es");
});

test("Back restores the page with its scroll position, and Forward leads on again", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/issues");
  await reader.evaluate(() => scrollTo(0, 2000));
  await expectSoon(() => reader.evaluate(() => scrollY)).toBe(2000);
  await reader.evaluate(() => document.querySelectorAll<HTMLElement>("main article a[href^='/']")[2]?.click());
  await expectSoon(() => pathOf(reader)).not.toBe("/issues");
  const page = await pathOf(reader);
  await expectSoon(() => headingOf(reader)).toMatch(/^(?!ISSUES).+/);
  await reader.back();
  await expectSoon(() => headingOf(reader)).toBe("ISSUES.");
  await expectSoon(() => reader.evaluate(() => scrollY)).toBe(2000);
  await reader.evaluate(() => history.forward());
  await expectSoon(() => pathOf(reader)).toBe(page);
});

const countAnimations = () => document.getAnimations().filter(({ playState }) => playState === "running").length;

test("one button stops all animations, also on the next page", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/who");
  await expectSoon(() => reader.evaluate(countAnimations)).toBeGreaterThan(0);
  await reader.press("footer button", "Pausar animaciones");
  await expectSoon(() => reader.evaluate(countAnimations)).toBe(0);
  await reader.visit("/club-pompa");
  await expectSoon(() => reader.evaluate(countAnimations)).toBe(0);
});

test("with reduced motion nothing moves", async ({ open }) => {
  const reader = await open({ ...PHONE, reducedMotion: true });
  for (const address of ["/", "/who", "/made-in-arg"]) {
    await reader.visit(address);
    expect(await reader.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    expect(await reader.evaluate(countAnimations), address).toBe(0);
  }
});

test("the marquee cannot be scrolled away from its button", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/who");
  const scrollMarquee = () =>
    reader.evaluate(() => {
      const marquee = document.querySelector("[data-print=once]")?.parentElement;
      marquee?.scrollTo(500, 0);
      return marquee?.scrollLeft;
    });
  expect(await scrollMarquee()).toBe(0);
});

test("the search finds what is typed, and closing it restores the focus", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/");
  await reader.press("header button", "Buscar");
  await expectSoon(async () => (await focusedElement(reader)).type).toBe("search");
  await reader.type("mora vidal");
  await expectSoon(() => textOf(reader, "[role=dialog] li")).toContain("Mora Vidal");
  await reader.key("Escape");
  await reader.key("Escape");
  await expectSoon(() => countDialogs(reader)).toBe(0);
  await expectSoon(async () => (await focusedElement(reader)).name).toBe("Buscar");
});

test("names in the index lead to people, and people to their works", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/colaboradores");
  const name = (await textOf(reader, "main section li a")) ?? "";
  await reader.press("main section li a", name);
  await expectSoon(() => headingOf(reader)).toBe(name);
  await reader.press("article article h3 a");
  await expectSoon(() => pathOf(reader)).not.toMatch(/^\/colaboradores/);
});

test("the first Tab shows the link to the content with a focus ring", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/who");
  await reader.key("Tab");
  await expectSoon(() => focusedElement(reader)).toMatchObject({ name: "Ir al contenido", ring: true });
  await reader.key("Enter");
  await expectSoon(() => reader.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});
