/** The editor on a phone: one view at a time, a keyboard on the screen, touch and a bad network. */
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import {
  expect,
  field,
  form,
  type OpenEditor,
  openDocument,
  publishAllButton,
  see,
  testOnPhone as test,
  typedText,
} from "../support/editing.ts";
import { hold } from "../support/page.ts";

const FILE = "issues/SamaraDuarte.yaml";

const list = (page: Page) => page.getByRole("navigation", { name: "Documentos" });
const pageView = (page: Page) => page.getByRole("region", { name: "Vista de la página" });
const view = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Vistas" }).getByRole("button", { name });
const gallery = (page: Page) => form(page).getByRole("group", { name: /^Galería/ });
const items = (page: Page) => gallery(page).getByRole("button", { name: /^Mover / });
const choosePictures = (page: Page, { contentDir }: OpenEditor) => {
  const pictures = ["tapa.webp", "retrato.webp"].map((name) => path.join(contentDir, "issues/CiroBalbuena", name));
  return gallery(page).locator("input[type=file]").last().setInputFiles(pictures);
};

test("a document is opened, edited, previewed and corrected, one view at a time", async ({
  page,
  editor,
  complaints,
}) => {
  const events = page.waitForResponse((response) => response.url().includes("/cambios/"));
  await page.goto(editor.address);
  await expect(page.getByRole("heading", { name: "En qué estamos" })).toBeVisible();
  await view(page, "Documentos").tap();
  await list(page).getByRole("button", { name: "Samara Duarte" }).tap();
  await expect(field(page, "Nombre")).toHaveValue("Samara Duarte");
  await expect(list(page)).toBeHidden();
  await expect(pageView(page)).toBeHidden();

  await test.step("an open document hides the bar above it, except while the connection is lost", async () => {
    await expect(publishAllButton(page)).toBeHidden();
    // Waits for the stream of events. If it opened later, the editor would show that the server can be reached.
    await events;
    await page.context().setOffline(true);
    await expect(page.getByRole("banner").getByRole("status")).toHaveText("Sin conexión");
    await page.context().setOffline(false);
    await expect(page.getByRole("banner")).toBeHidden();
    complaints.length = 0;
    await view(page, "Documentos").tap();
    await expect(publishAllButton(page)).toBeVisible();
    await view(page, "Formulario").tap();
  });

  await test.step("the page shows what was typed, and a tap on it leads to its field", async () => {
    await field(page, "Nombre").fill("Samara en la mano");
    await view(page, "Página").tap();
    const title = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(title).toContainText("Samara en la mano");
    await expect(form(page)).toBeHidden();
    await title.tap();
    await expect(field(page, "Nombre")).toBeFocused();
    await expect(field(page, "Nombre")).toBeInViewport();
  });

  await test.step("a problem is counted in every view, and leads to its field", async () => {
    await field(page, "Número").fill("");
    await view(page, "Documentos").tap();
    await view(page, "Formulario 1 problema").tap();
    const problems = page.getByRole("region", { name: "Problemas" });
    await field(page, "Presentación").focus();
    await problems.getByRole("button").tap();
    await expect(field(page, "Número")).toBeFocused();
    await field(page, "Número").fill("#7");
    await expect(view(page, "Formulario")).not.toContainText("1");
  });

  await test.step("each view stays scrolled and searched as the editor left it", async () => {
    await view(page, "Documentos").tap();
    await page.getByRole("searchbox").fill("samara");
    await view(page, "Formulario").tap();
    await gallery(page).scrollIntoViewIfNeeded();
    await view(page, "Página").tap();
    await view(page, "Formulario").tap();
    await expect(gallery(page)).toBeInViewport();
    await view(page, "Documentos").tap();
    await expect(page.getByRole("searchbox")).toHaveValue("samara");
  });
});

test("a failed upload of a picture can be retried", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  await openDocument(page, editor, FILE);
  const before = await items(page).count();
  let fails = true;
  const first = "tapa.webp";
  await page.route(`**/foto?*name=${first}*`, (route) => (fails ? route.abort() : route.fallback()));
  await choosePictures(page, editor);
  const failureAlert = gallery(page)
    .getByRole("alert")
    .filter({ hasText: `${first}: La redacción no contesta.` });
  await expect(failureAlert).toBeVisible();
  await expect(items(page)).toHaveCount(before + 1);
  await expect(gallery(page).getByLabel("Texto alternativo").first()).toBeFocused();
  await page.keyboard.type("El retrato");
  await expect(gallery(page).getByRole("button", { name: "El retrato", exact: true })).toBeVisible();
  fails = false;
  await gallery(page).getByRole("button", { name: "Probar de nuevo" }).tap();
  await expect(items(page)).toHaveCount(before + 2);
  await expect(failureAlert).toHaveCount(0);
  // The failed upload causes a console error, which is expected here.
  complaints.length = 0;
});

test("each picture shows the progress of its upload", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  const send = await hold(page, "**/foto?*");
  const before = await items(page).count();
  await choosePictures(page, editor);
  const progressBars = gallery(page).getByRole("progressbar");
  await expect(progressBars).toHaveCount(2);
  await expect(gallery(page).getByRole("progressbar", { name: "retrato.webp" })).toHaveJSProperty("value", 0);
  send();
  await expect(progressBars).toHaveCount(0);
  await expect(items(page)).toHaveCount(before + 2);
});

test("pictures that failed to upload can be left out", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  await openDocument(page, editor, FILE);
  await page.route("**/foto?*", (route) => route.abort());
  await choosePictures(page, editor);
  await gallery(page).getByRole("button", { name: "No ponerlas" }).tap();
  await expect(gallery(page).getByRole("alert")).toBeEmpty();
  complaints.length = 0;
});

test("toolbar and cursor of a text stay above the keyboard", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Ana.md");
  const text = typedText(page);
  const bold = page.getByRole("toolbar").getByRole("button", { name: "Negrita" });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await text.focus();
    // Simulates a keyboard on the screen, which leaves only this part of the window.
    await page.setViewportSize({ width, height: 400 });
    for (const key of ["Control+Home", "Control+End"]) {
      await page.keyboard.press(key);
      await page.keyboard.type("ñ");
      await expect(bold).toBeInViewport({ ratio: 1 });
      await expect.poll(() => text.evaluate(caretIsInSight)).toBe(true);
    }
  }
});

/** Returns whether the caret is between the toolbar and the lower edge of the window. */
function caretIsInSight(text: Element): boolean {
  const bar = text.closest("[data-field]")?.querySelector("[role=toolbar]");
  const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
  if (!bar || !caret) return false;
  return caret.top >= bar.getBoundingClientRect().bottom - 1 && caret.bottom <= window.innerHeight + 1;
}

/** Drags an element to another one by touch. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("There is nothing to drag.");
  const x = start.x + start.width / 2;
  const [y, goal] = [start.y + start.height / 2, end.y];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x, y });
  for (let step = 1; step <= 10; step++) await touch("touchMove", { x, y: y + ((goal - y) * step) / 10 });
  await touch("touchEnd");
  // Waits until clicks work again, because dnd-kit suppresses them for a moment after a drag.
  await expect.poll(() => page.evaluate(clickIsHeard)).toBe(true);
}

function clickIsHeard(): boolean {
  let isHeard = false;
  document.body.addEventListener("click", () => (isHeard = true), { once: true });
  document.body.click();
  return isHeard;
}

test("an item is moved by touch and by its arrow buttons", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/CiroBalbuena.yaml");
  const column = page.getByRole("group", { name: /^Primera columna/ });
  const rows = column.getByRole("button", { expanded: false });
  const [first = "", second = ""] = await rows.allTextContents();
  await drag(
    page,
    column.getByRole("button", { name: `Mover ${second}` }),
    column.getByRole("button", { name: `Mover ${first}` }),
  );
  await expect(rows.first()).toHaveText(second);
  await rows.first().tap();
  await column.getByRole("button", { name: `Bajar ${second}` }).tap();
  await expect(rows.first()).toHaveText(first);
});

test("a page says that it is loading until it has loaded", async ({ page, editor }) => {
  const answer = await hold(page, "**/@contenido/issues.samaraduarte.json");
  await page.goto(`${editor.address}/#${FILE}`);
  await view(page, "Página").tap();
  const state = pageView(page).getByRole("status");
  await expect(state).toHaveText("Cargando la página…");
  answer();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toContainText("Samara Duarte");
  await expect(state).toHaveCount(0);
});

test("no view is wider than a window of 320 px", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDocument(page, editor, "articles/Ana.md");
  const width = () => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
  for (const name of ["Documentos", "Página", "Formulario"] as const) {
    await see(page, name);
    await expect.poll(width).toEqual([320, 320]);
  }
  const wideElements = (element: Element) =>
    [...element.querySelectorAll("*")]
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          getComputedStyle(each).overflowX !== "hidden" &&
          getComputedStyle(each).display !== "inline",
      )
      .map((each) => each.outerHTML.slice(0, 120));
  expect(await page.getByRole("main").evaluate(wideElements)).toEqual([]);
});
