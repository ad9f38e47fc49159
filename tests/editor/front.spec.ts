/** The text of a document in front, its other fields folded away, and the page that follows the cursor. */
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import {
  choose,
  expect,
  field,
  foldedFields,
  form,
  openDocument,
  press,
  save,
  see,
  stateOf,
  test,
  testWithClock,
  typedText,
  write,
} from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";

const FILE = "articles/Bio.md";
const summary = (page: Page) => foldedFields(page).locator("summary");
const day = (page: Page) => field(page, "Día de publicación");

test("the text follows the title, and folded fields are summarized", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await expect(typedText(page)).toBeVisible();
  await field(page, "Título de la nota").focus();
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("button", { name: "Título", exact: true })).toBeFocused();
  await expect(form(page).getByRole("textbox")).toHaveCount(2);
  await expect(summary(page)).toContainText(/Bajada\s*Una trama/);
  await expect(summary(page)).toContainText("16 de octubre de 2026");
  await expect(summary(page)).toContainText(/Firma\s*Julia Paz/);
  await expect(summary(page)).not.toContainText("Borrador");
  await expectAccessible(page);

  await test.step("a key opens the folded fields, and they stay open for the next document", async () => {
    await summary(page).press("Enter");
    await expect(day(page)).toBeVisible();
    await expect(summary(page).getByText("Julia Paz")).toBeHidden();
    await page.reload();
    await expect(day(page)).toBeVisible();
    await openDocument(page, editor, "articles/Dior.md");
    await expect(day(page)).toBeVisible();
    await summary(page).press("Enter");
    await expect(day(page)).toBeHidden();
    await page.reload();
    await expect(summary(page).getByText("Julia Paz")).toBeVisible();
    await expect(day(page)).toBeHidden();
  });
});

test("an issue shows common fields and folds away rare ones", async ({ page, editor }) => {
  await openDocument(page, editor, "issues/PilarQuispe.yaml");
  await expect(form(page).getByRole("group", { name: "Galería" })).toBeVisible();
  await expect(form(page).getByRole("group", { name: "Correcciones" })).toBeHidden();
  await summary(page).click();
  await expect(form(page).getByRole("group", { name: "Correcciones" })).toBeVisible();
});

test("a press on the page or on a problem opens a folded field", async ({ page, editor }) => {
  const frame = await openDocument(page, editor, FILE);
  await press(frame.getByRole("main").getByRole("time").first());
  await expect(day(page)).toBeFocused();
  await day(page).fill("1826-01-01");
  await summary(page).click();
  await expect(day(page)).toBeHidden();
  await expect(summary(page)).toContainText("1 problema");
  await page.getByRole("region", { name: "Problemas" }).getByRole("button").click();
  await expect(day(page)).toBeFocused();
});

test("a required field of a new article is not folded away, even when filled in", async ({ page, editor }) => {
  const { file } = await askOf(editor)("create", { type: "articles", name: "Una nota vacía" });
  await openDocument(page, editor, file);
  const description = form(page).getByRole("textbox", { name: "Texto alternativo" });
  await expect(description).toBeVisible();
  await description.fill("Un telar vacío");
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await expect(description).toBeVisible();
});

/** A text that is longer than the window. */
const LONG = [
  ...Array.from({ length: 30 }, (_, index) => `Párrafo ${index + 1}: una trama larga, y otra que la cruza.`),
  "![Figuras de pie](Bio/detalle.webp)",
  "El último.",
].join("\n\n");

const scrollTopOf = (frame: FrameLocator) => frame.locator("html").evaluate(() => window.scrollY);

const expectInSight = (place: Locator) => expect(place).toBeInViewport({ ratio: 0.5 });

/** Watches the page; the returned function resolves to the number of positions to which it has scrolled since then. */
async function watchScrolling(frame: FrameLocator): Promise<() => Promise<number>> {
  const root = frame.locator("html");
  await root.evaluate(() => {
    const heights = new Set<number>();
    window.addEventListener("scroll", () => heights.add(window.scrollY));
    Object.assign(window, { heights });
  });
  return () => root.evaluate(() => (window as unknown as { heights: Set<number> }).heights.size);
}

/** Milliseconds within which the page scrolls to the cursor, if it does so at all. */
const FOLLOW_TIME = 1000;

testWithClock("the page scrolls to the cursor and to the focused field", async ({ page, editor }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frame = await openDocument(page, editor, FILE);
  const main = frame.getByRole("main");
  await write(page, LONG);
  await expectInSight(main.getByText("El último."));

  await test.step("under reduced motion, the page jumps to another line at once", async () => {
    const countPositions = await watchScrolling(frame);
    await page.keyboard.press("ControlOrMeta+Home");
    await expectInSight(main.getByText(/^Párrafo 1:/));
    await expect(typedText(page)).toBeFocused();
    expect(await countPositions()).toBe(1);
  });
  await test.step("the page scrolls to a focused field, and to the picture of a description", async () => {
    await page.keyboard.press("ControlOrMeta+End");
    await expectInSight(main.getByText("El último."));
    await field(page, "Título de la nota").focus();
    await expectInSight(frame.getByRole("heading", { level: 1 }));
    await summary(page).press("Enter");
    const description = field(page, "Texto alternativo");
    await description.focus();
    await expectInSight(main.getByRole("img", { name: /^Portada/ }));
    await expect(description).toBeFocused();
  });
  await test.step("the page stays where the line is in sight, and after the editor scrolled it", async () => {
    await typedText(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await expectInSight(main.getByText(/^Párrafo 1:/));
    const before = await scrollTopOf(frame);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.insertText("Más. ");
    await expect(main.getByText("Más. Párrafo 2:")).toBeInViewport();
    await page.clock.runFor(FOLLOW_TIME);
    expect(await scrollTopOf(frame)).toBe(before);
    await frame.locator("html").evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.keyboard.insertText("Y más. ");
    await expect(main.getByText("Más. Y más. Párrafo 2:")).toBeAttached();
    await page.clock.runFor(FOLLOW_TIME);
    expect(await scrollTopOf(frame)).toBe(0);
  });
});

testWithClock("the page of an earlier version does not follow the cursor", async ({ page, editor }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frame = await openDocument(page, editor, FILE);
  const dialog = await choose(page, "Versiones anteriores…");
  await dialog.getByRole("list", { name: "Versiones" }).getByRole("button").last().click();
  await dialog.getByRole("button", { name: "Ver la página de entonces" }).click();
  await expect(page.getByText("Así estaba el ")).toBeVisible();
  await see(page, "Formulario");
  await typedText(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.clock.runFor(FOLLOW_TIME);
  expect(await scrollTopOf(frame)).toBe(0);
});

test("a press on a paragraph or picture of the page puts the cursor at its line", async ({ page, editor }) => {
  const frame = await openDocument(page, editor, FILE);
  const main = frame.getByRole("main");
  await write(page, LONG);
  await expect(main.getByText(/^Párrafo 25:/)).toBeAttached();
  await press(main.getByText(/^Párrafo 25:/));
  await expect(typedText(page)).toBeFocused();
  await page.keyboard.insertText(" Y sigue.");
  await expect(main.getByText("Párrafo 25: una trama larga, y otra que la cruza. Y sigue.")).toBeAttached();
  await press(main.getByRole("img", { name: "Figuras de pie" }));
  const picture = typedText(page).getByRole("group", { name: "Foto" });
  await expect(picture.getByRole("button", { name: "Editar" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(typedText(page)).toBeFocused();
  await page.keyboard.insertText("Debajo de la foto.\n");
  await expect(main.getByText("Debajo de la foto.")).toBeAttached();
});

test("a text looks formatted, and shows its Markdown where the cursor is", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await write(page, "## El barro\n\n> Un **plato** de [Ana](https://ana.example) en https\\://www.\n\nFin.");
  await page.keyboard.press("Control+End");
  const options = { useInnerText: true };
  await expect(typedText(page)).toHaveText("El barro Un plato de Ana en https://www. Fin.", options);
  await page.keyboard.press("Control+Home");
  await expect(typedText(page)).toHaveText("## El barro Un plato de Ana en https://www. Fin.", options);
  for (let times = 0; times < 2; times++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(typedText(page)).toHaveText("El barro > Un plato de Ana en https://www. Fin.", options);
  for (let times = 0; times < " en https://www.".length + 1; times++) await page.keyboard.press("ArrowLeft");
  await expect(typedText(page)).toContainText("[Ana](https://ana.example)");
});

test("a picture on its own line shows in the text, has a form and is removed by a key", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await write(page, 'Uno.\n\n![Un zapato](Bio/detalle.webp "De barro")\n\nDos.');
  const picture = typedText(page).getByRole("group", { name: "Foto: De barro" });
  const image = picture.getByRole("img", { name: "Un zapato" });
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  await expect(typedText(page)).not.toContainText("Bio/");
  await expect(picture.getByText("Un zapato", { exact: true })).toBeVisible();

  await picture.getByRole("button", { name: "Editar" }).click();
  const dialog = page.getByRole("dialog", { name: "Foto" });
  await dialog.getByRole("textbox", { name: "Texto alternativo" }).fill("Es un [zapato]");
  await dialog.getByRole("textbox", { name: "Epígrafe" }).fill("");
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(typedText(page).getByRole("img", { name: "Es un [zapato]" })).toBeVisible();
  await save(page);
  expect(await editor.read(FILE)).toMatch(/\n\nUno\.\n\n!\[Es un \\\[zapato\\\]\]\(Bio\/detalle\.webp\)\n\nDos\.\n$/);

  await typedText(page).getByRole("group", { name: "Foto" }).getByRole("button", { name: "Editar" }).press("Delete");
  await expect(typedText(page).getByRole("img")).toHaveCount(0);
  await expect(typedText(page)).toHaveText("Uno.Dos.");
});
