/** What answers to the reader, in Firefox and in WebKit. */
import { issues } from "../../support/content.ts";
import { DESK, expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import { countOf, dialogs, focused, heading, path, textOf } from "../../support/engines/questions.ts";

const withGallery = `/${issues.find(({ gallery }) => (gallery?.length ?? 0) >= 5)?.slug}`;

test("the drawer keeps the focus until Escape gives it back; its link leads on", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/who");
  await reader.press("header button", "Abrir el menú");
  await expectSoon(() => dialogs(reader)).toBe(1);
  await expectSoon(() => reader.ask(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  await reader.key("Escape");
  await expectSoon(() => dialogs(reader)).toBe(0);
  await expectSoon(async () => (await focused(reader)).name).toBe("Abrir el menú");
  await reader.key("Enter");
  await expectSoon(() => dialogs(reader)).toBe(1);
  await reader.press("[role=dialog] a", "News");
  await expectSoon(() => heading(reader)).toBe("NEWS.");
  await expectSoon(() => dialogs(reader)).toBe(0);
});

test("the viewer opens at a press, turns, is in the address, and Back closes it", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit(withGallery);
  await reader.press("[data-picture='1']");
  await expectSoon(() => path(reader)).toBe(`${withGallery}?foto=2`);
  await expectSoon(() => textOf(reader, "[role=dialog] p")).toMatch(/^2 de/);
  await reader.key("ArrowRight");
  await expectSoon(() => path(reader)).toBe(`${withGallery}?foto=3`);
  await reader.press("[role=dialog] button", "Foto siguiente");
  await expectSoon(() => path(reader)).toBe(`${withGallery}?foto=4`);
  await reader.back();
  await expectSoon(() => dialogs(reader)).toBe(0);
  expect(await path(reader)).toBe(withGallery);
  await expectSoon(async () => (await focused(reader)).picture).toBe("3");
});

test("the viewer opens where the address names a picture; Escape closes it", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit(`${withGallery}?foto=2`);
  await expectSoon(() => textOf(reader, "[role=dialog] p")).toMatch(/^2 de/);
  const picture = () =>
    reader.ask(() => {
      const image = document.querySelector<HTMLImageElement>(".swiper-slide-active img");
      return image !== null && image.naturalWidth > 0 && image.getBoundingClientRect().width <= innerWidth;
    });
  await expectSoon(picture).toBe(true);
  await reader.key("Escape");
  await expectSoon(() => dialogs(reader)).toBe(0);
  expect(await path(reader)).toBe(withGallery);
});

test("a gallery is scrolled by its button until there is no more", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit(withGallery);
  const left = () => reader.ask(() => document.querySelector("[data-picture]")?.closest("[role=group]")?.scrollLeft);
  expect(await left()).toBe(0);
  await reader.press("main button", "Ver más fotos");
  // A portrait, which is narrower than the screen, and the gap.
  await expectSoon(left).toBe(390 - 48 + 16);
});

test("the Tab key brings a gallery that is partly in sight wholly there", async ({ open }) => {
  const reader = await open({ width: 1440, height: 700 });
  await reader.visit(withGallery);
  await reader.ask(() => {
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
  expect(await reader.ask(() => document.activeElement?.getAttribute("role"))).toBe("group");
  const hidden = () =>
    reader.ask(() => {
      const below = document.activeElement?.getBoundingClientRect().bottom ?? 0;
      return Math.max(0, below - (document.querySelector("footer")?.getBoundingClientRect().top ?? 0));
    });
  // The strip has 6 px of room below its pictures.
  await expectSoon(hidden).toBeLessThan(6);
});

test("the carousel moves on, and stops with its button", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/made-in-arg");
  const slide = () =>
    reader.ask(() => document.querySelector(".swiper-slide-active")?.getAttribute("data-swiper-slide-index"));
  await expectSoon(slide).toBe("0");
  await expectSoon(slide).toBe("1");
  await reader.press("section button", "Pausar el movimiento");
  await expectSoon(async () => (await focused(reader)).name).toBe("Reanudar el movimiento");
});

test("the filter shows the cards of a category", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/made-in-arg");
  const shown = () => countOf(reader, "main article");
  const all = await shown();
  await reader.press("main button", "CALZADO");
  await expectSoon(shown).toBeLessThan(all);
  expect(await shown()).toBeGreaterThan(0);
  await reader.press("main button", "VER TODO");
  await expectSoon(shown).toBe(all);
});

test("English is chosen and remembered", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/who");
  await reader.press("footer button[lang=en]");
  const language = () => reader.ask(() => document.documentElement.lang);
  await expectSoon(language).toBe("en");
  await reader.visit("/form");
  await expectSoon(language).toBe("en");
  await reader.press("footer button[lang=es]");
  await expectSoon(language).toBe("es");
});

test("Back and Forward show the page that they lead to, where the reader was", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/issues");
  await reader.ask(() => scrollTo(0, 2000));
  await expectSoon(() => reader.ask(() => scrollY)).toBe(2000);
  await reader.ask(() => document.querySelectorAll<HTMLElement>("main article a[href^='/']")[2]?.click());
  await expectSoon(() => path(reader)).not.toBe("/issues");
  const page = await path(reader);
  await expectSoon(() => heading(reader)).toMatch(/^(?!ISSUES).+/);
  await reader.back();
  await expectSoon(() => heading(reader)).toBe("ISSUES.");
  await expectSoon(() => reader.ask(() => scrollY)).toBe(2000);
  await reader.ask(() => history.forward());
  await expectSoon(() => path(reader)).toBe(page);
});

const animations = () => document.getAnimations().filter(({ playState }) => playState === "running").length;

test("one button stops what moves, and is remembered", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/who");
  await expectSoon(() => reader.ask(animations)).toBeGreaterThan(0);
  await reader.press("footer button", "Pausar animaciones");
  await expectSoon(() => reader.ask(animations)).toBe(0);
  await reader.visit("/club-pompa");
  await expectSoon(() => reader.ask(animations)).toBe(0);
});

test("with reduced motion nothing moves", async ({ open }) => {
  const reader = await open({ ...PHONE, reducedMotion: true });
  for (const address of ["/", "/who", "/made-in-arg"]) {
    await reader.visit(address);
    expect(await reader.ask(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    expect(await reader.ask(animations), address).toBe(0);
  }
});

test("nothing scrolls the marquee away from its button", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/who");
  const scrolled = () =>
    reader.ask(() => {
      const marquee = document.querySelector("[data-print=once]")?.parentElement;
      marquee?.scrollTo(500, 0);
      return marquee?.scrollLeft;
    });
  expect(await scrolled()).toBe(0);
});

test("the search finds what is typed, and its dialog gives the focus back", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/");
  await reader.press("header button", "Buscar");
  await expectSoon(async () => (await focused(reader)).type).toBe("search");
  await reader.type("mora vidal");
  await expectSoon(() => textOf(reader, "[role=dialog] li")).toContain("Mora Vidal");
  await reader.key("Escape");
  await reader.key("Escape");
  await expectSoon(() => dialogs(reader)).toBe(0);
  await expectSoon(async () => (await focused(reader)).name).toBe("Buscar");
});

test("names lead to people, and people to their works", async ({ open }) => {
  const reader = await open(PHONE);
  await reader.visit("/colaboradores");
  const name = (await textOf(reader, "main section li a")) ?? "";
  await reader.press("main section li a", name);
  await expectSoon(() => heading(reader)).toBe(name);
  await reader.press("article article h3 a");
  await expectSoon(() => path(reader)).not.toMatch(/^\/colaboradores/);
});

test("the first Tab shows the link to the content, with its ring", async ({ open }) => {
  const reader = await open(DESK);
  await reader.visit("/who");
  await reader.key("Tab");
  expect(await focused(reader)).toMatchObject({ name: "Ir al contenido", ring: true });
  await reader.key("Enter");
  await expectSoon(() => reader.ask(() => document.activeElement?.tagName)).toBe("MAIN");
});
