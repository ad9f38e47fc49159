/** Typing in a document: the page beside the form, undo, unsaved text, problems and saving. */
import type { Page } from "@playwright/test";
import { choose, expect, field, openDocument, press, see, stateOf, test, typedText } from "../support/editing.ts";

const inList = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Documentos" }).getByRole("button", { name: title });

/** The button that counts problems: the entry of the list or, on a phone, the button of the form. */
const problemCount = (page: Page, title: string) =>
  page.getByRole("navigation").getByRole("button", { name: new RegExp(`^(?:${title}|Formulario)`) });

/** The state of a saved document. */
const SAVED = /guardado\.$/i;

/** Returns the lines of `after` that differ from `before`. Both texts must have the same number of lines. */
const changedLines = (before: string, after: string) =>
  after.split("\n").filter((line, index) => line !== before.split("\n")[index]);

test("typed text shows on the page and in the list, and saving changes one line", async ({ page, editor }) => {
  const file = "issues/KenjiUehara.yaml";
  const before = await editor.read(file);
  const frame = await openDocument(page, editor, file);
  const title = frame.getByRole("heading", { level: 1 });
  await field(page, "Nombre").fill("Kenji Uehara Ñandú");
  await expect(title).toContainText("Kenji Uehara Ñandú");
  await see(page, "Documentos");
  await expect(inList(page, "Kenji Uehara Ñandú")).toContainText("sin guardar");
  await see(page, "Formulario");
  await expect(stateOf(page)).toHaveText("Sin guardar");

  await test.step("the page also follows while a field has a problem", async () => {
    await field(page, "Número").fill("");
    const problems = page.getByRole("region", { name: "Problemas" });
    await expect(problems.getByRole("button")).toHaveCount(1);
    await see(page, "Documentos");
    await expect(inList(page, "Kenji Uehara Ñandú")).toContainText("1 problema");
    await see(page, "Formulario");
    await field(page, "Nombre").fill("Kenji de nuevo");
    await expect(title).toContainText("Kenji de nuevo");
    await expect(page.getByRole("button", { name: "Guardar", exact: true })).toHaveCount(0);
    await expect(field(page, "Número")).toHaveAccessibleDescription(/^Texto vacío\. /);
    await field(page, "Nombre").focus();
    await problems.getByRole("button").click();
    await expect(field(page, "Número")).toBeFocused();
    await field(page, "Número").fill("#65");
    await expect(problems).toBeHidden();
  });

  await test.step("buttons and keys undo and redo", async () => {
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(field(page, "Número")).toHaveValue("");
    await page.keyboard.press("Control+z");
    await expect(field(page, "Nombre")).toHaveValue("Kenji Uehara Ñandú");
    await expect(title).toContainText("Kenji Uehara Ñandú");
    await page.keyboard.press("Control+Shift+z");
    await expect(field(page, "Nombre")).toHaveValue("Kenji de nuevo");
    await page.getByRole("button", { name: "Rehacer" }).click();
    await expect(field(page, "Número")).toHaveValue("#65");
    await expect(title).toContainText("Kenji de nuevo");
    await expect(page.getByRole("button", { name: "Rehacer" })).toBeDisabled();
  });

  await test.step("saving changes one line of the file", async () => {
    await page.keyboard.press("Control+s");
    await expect(stateOf(page)).toHaveText(SAVED);
    expect(changedLines(before, await editor.read(file))).toEqual(["name: Kenji de nuevo"]);
    await see(page, "Documentos");
    await expect(inList(page, "Kenji de nuevo")).not.toContainText("sin guardar");
    await see(page, "Formulario");
    await expect(page.getByText("lo cambió mientras lo editabas")).toHaveCount(0);
    await expect(title).toContainText("Kenji de nuevo");
  });
});

test("unsaved text is there after a reload", async ({ page, editor }) => {
  const file = "team/renata-quiroga.yaml";
  const before = await editor.read(file);
  await openDocument(page, editor, file);
  await field(page, "Tarea").fill("Dirección de telares");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await page.reload();
  await expect(field(page, "Tarea")).toHaveValue("Dirección de telares");
  await see(page, "Página");
  await expect(page.frameLocator("iframe").getByText("Dirección de telares")).toBeVisible();
  expect(await editor.read(file)).toBe(before);
});

test("a duplicated tab keeps its own unsaved text", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "team/renata-quiroga.yaml";
  await openDocument(page, editor, file);
  await field(page, "Tarea").fill("Dirección de telares");
  await expect(stateOf(page)).toContainText("Sin guardar");
  // A window that a page opens has a copy of its session storage, as a duplicated tab has.
  const [copy] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open(location.href))]);
  await field(copy, "Tarea").fill("Dirección de hilados");
  await expect(stateOf(copy)).toContainText("Sin guardar");
  await field(page, "Tarea").fill("Dirección de tintes");
  await copy.reload();
  await expect(field(copy, "Tarea")).toHaveValue("Dirección de hilados");
  await expect(field(page, "Tarea")).toHaveValue("Dirección de tintes");
});

test("a new session shows unsaved text until discarded", { tag: "@exhaustive" }, async ({ page, editor, browser }) => {
  const file = "team/renata-quiroga.yaml";
  const frame = await openDocument(page, editor, file);
  await field(page, "Tarea").fill("Dirección de telares");
  // The page beside the form of a team member is the list of the team.
  await see(page, "Página");
  await expect(frame.getByText("Dirección de telares")).toBeVisible();

  const context = await browser.newContext({ storageState: await page.context().storageState() });
  await page.close();
  const secondPage = await context.newPage();
  await openDocument(secondPage, editor, file);
  await expect(field(secondPage, "Tarea")).toHaveValue("Dirección de telares");
  await expect(stateOf(secondPage)).toContainText("Sin guardar");
  await choose(secondPage, "Descartar lo que no guardaste");
  await expect(field(secondPage, "Tarea")).toHaveValue("Dirección de arte");
  await expect(secondPage.frameLocator("iframe").getByText("Dirección de telares")).toHaveCount(0);
  await expect(stateOf(secondPage)).toHaveText("Todo guardado.");
  await secondPage.reload();
  await expect(field(secondPage, "Tarea")).toHaveValue("Dirección de arte");
  await context.close();
});

test("a text that cannot be discarded stays, and a message says why", async ({ page, editor, complaints }) => {
  await openDocument(page, editor, "team/renata-quiroga.yaml");
  await field(page, "Tarea").fill("Dirección de telares");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await page.route("**/@redaccion/discard", (route) => route.abort());
  await choose(page, "Descartar lo que no guardaste");
  await expect(stateOf(page)).toContainText("La redacción no contesta");
  await expect(field(page, "Tarea")).toHaveValue("Dirección de telares");
  complaints.length = 0;
});

test("a Markdown text shows on the page and has an undo of its own", async ({ page, editor }) => {
  const file = "articles/Telar.md";
  const before = await editor.read(file);
  const frame = await openDocument(page, editor, file);
  await field(page, "Título de la nota").fill("El telar");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("El telar");
  await typedText(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Un **comienzo** nuevo. ");
  await expect(frame.getByRole("strong").filter({ hasText: "comienzo" })).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(frame.getByText("comienzo nuevo")).toHaveCount(0);
  await expect(field(page, "Título de la nota")).toHaveValue("El telar");
  await page.keyboard.press("Control+y");
  await expect(frame.getByText("comienzo nuevo")).toHaveCount(1);
  await page.keyboard.press("Control+s");
  await expect(stateOf(page)).toHaveText(SAVED);
  expect(changedLines(before, await editor.read(file))).toEqual([
    'headline: "El telar"',
    expect.stringMatching(/^Un \*\*comienzo\*\* nuevo\. Visto de cerca/),
  ]);
});

function underlinedText(text: Element): string {
  const isWavy = (element: Element) => getComputedStyle(element).textDecorationStyle === "wavy";
  return [...text.querySelectorAll("*")].flatMap((each) => (isWavy(each) ? each.textContent : [])).join("");
}

test("a problem in a text is underlined, and leads to its place", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Telar.md");
  const text = typedText(page);
  await text.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("\n\nVer [la otra](/News/Ninguna) y ![](Telar/nada.webp).");
  await page.keyboard.press("Control+Home");
  const problems = page.getByRole("region", { name: "Problemas" });
  const selected = () => page.evaluate(() => getSelection()?.toString());
  for (const [target, syntax] of [
    ["/News/Ninguna", "[la otra](/News/Ninguna)"],
    ["Telar/nada.webp", "![](Telar/nada.webp)"],
  ] as const) {
    await problems.getByRole("button", { name: target }).first().click();
    await expect.poll(selected).toBe(syntax);
    await expect(text).toBeFocused();
  }
  await expect.poll(() => text.evaluate(underlinedText)).toBe("la otra![](Telar/nada.webp)");
});

test("Ctrl+Z in a text does not repeat an undo from outside", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Ana.md");
  const text = typedText(page);
  await text.getByText("Una cita.").click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await page.keyboard.insertText("\n\n![Un hilo](Ana/portada.webp)");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(stateOf(page)).toHaveText("Todo guardado.");
  await text.focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Home");
  await expect(stateOf(page)).toHaveText("Todo guardado.");
});

test("Ctrl+S saves after a press on the page", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "articles/Vidriera.md";
  const frame = await openDocument(page, editor, file);
  await field(page, "Título de la nota").fill("Otra vidriera");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Otra vidriera");
  await see(page, "Página");
  await frame.getByRole("banner").click({ position: { x: 200, y: 10 } });
  await page.keyboard.press("Control+s");
  await see(page, "Formulario");
  await expect(stateOf(page)).toHaveText("Todo guardado.");
  expect(await editor.read(file)).toContain('headline: "Otra vidriera"\n');
  await press(frame.getByRole("main").getByRole("img", { name: /maniquíes/ }));
  await expect(typedText(page).getByRole("group", { name: "Foto" }).getByRole("button").first()).toBeFocused();
});

test("a setting of the site shows on its page while typed", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, "site.yaml");
  await press(frame.getByText("CREADO", { exact: true }).first());
  await expect(page.locator("input:focus")).toHaveValue("CREADO");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("HILADO");
  await see(page, "Página");
  await expect(frame.getByText("HILADO", { exact: true }).first()).toBeVisible();
});

test("an item being filled stays open during a check", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, "issues/OliverioPaz.yaml");
  const column = page.getByRole("group", { name: /^Primera columna/ });
  await column.getByRole("button", { name: /^Agregar a/ }).click();
  await expect(column.getByLabel("Rol")).toBeFocused();
  await page.keyboard.type("Perfumes");
  await expect(problemCount(page, "Oliverio Paz")).toContainText("1 problema");
  await expect(column.getByLabel("Rol")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ámbar Gris");
  await expect(frame.getByText("Ámbar Gris")).toHaveCount(1);
  await expect(problemCount(page, "Oliverio Paz")).not.toContainText("problema");
  await column.getByRole("button", { name: "Quitar Perfumes · Ámbar Gris" }).click();
  await expect(frame.getByText("Ámbar Gris")).toHaveCount(0);
  await expect(stateOf(page)).toHaveText("Todo guardado.");
});

test("a pressed button stays in place while problems change", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/OliverioPaz.yaml");
  const column = page.getByRole("group", { name: /^Primera columna/ });
  const add = column.getByRole("button", { name: /^Agregar a/ });
  await add.click();
  await column.getByLabel("Rol").fill("Perfumes");
  await expect(problemCount(page, "Oliverio Paz")).toContainText("1 problema");
  await add.hover();
  await page.mouse.down();
  await column.getByLabel("Nombre").fill("Ámbar Gris");
  await expect(problemCount(page, "Oliverio Paz")).not.toContainText("problema");
  await page.mouse.up();
  await expect(column.getByLabel("Rol").last()).toHaveValue("");
});
