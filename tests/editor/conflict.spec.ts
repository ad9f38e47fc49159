/** A file that changes while it is being edited: nothing is overwritten, and nothing that was typed is lost. */
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, field, form, openDocument, rewrite, save, see, stateOf, test } from "../support/editing.ts";
import { ANA } from "../support/newsroom/team.ts";
import { NORA, test as testInTeam } from "../support/newsroom/team-editing.ts";

const conflict = (page: Page) => page.getByRole("alert").filter({ hasText: "No se pisó nada" });
const mergeNotice = (page: Page) => page.getByRole("status").filter({ hasText: "se sumaron a los tuyos" });
const version = (page: Page, name: string, which: string) =>
  conflict(page)
    .getByRole("group", { name, exact: true })
    .getByRole("radio", { name: new RegExp(`^${which}`) });
const continueButton = (page: Page) => page.getByRole("button", { name: "Seguir con lo elegido" });

const ISSUE = "issues/SimonAchaval.yaml";

test("edits merge, and only a field that both edited conflicts", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, ISSUE);
  await test.step("changes of different credits merge", async () => {
    const first = form(page).getByRole("group", { name: "Primera columna" });
    await first
      .getByRole("button", { name: /Ana Sosa/, expanded: false })
      .first()
      .click();
    await first.getByRole("combobox", { name: "Nombre", exact: true }).fill("Ana María Sosa");
    await rewrite(editor, ISSUE, (text) => text.replace("rol: Diseño gráfico", "rol: Tipografía"));
    await expect(mergeNotice(page)).toBeVisible();
    await expect(conflict(page)).toHaveCount(0);
    await save(page);
    const text = await editor.read(ISSUE);
    expect(text).toContain("name: Ana María Sosa\n");
    expect(text).toContain("rol: Tipografía\n");
  });
  await field(page, "Nombre").fill("Nombre mío");
  const theirs = await rewrite(editor, ISSUE, (text) =>
    text.replace(/^name: .*/m, "name: De otra").replace(/^number: .*/m, 'number: "#901"'),
  );
  await expect(version(page, "Nombre", "Vos escribiste Nombre mío")).not.toBeChecked();
  await expect(version(page, "Nombre", "Lo que está guardado De otra")).not.toBeChecked();
  await expect(conflict(page).getByRole("group")).toHaveCount(1);
  await page.keyboard.press("Control+s");
  await expect(conflict(page)).toBeInViewport();
  expect(await editor.read(ISSUE)).toBe(theirs);
  await page.reload();
  await continueButton(page).click();
  await expect(conflict(page)).toContainText("Elegí una de las dos.");
  await version(page, "Nombre", "Vos escribiste Nombre mío").check();
  await continueButton(page).click();
  await expect(conflict(page)).toHaveCount(0);
  await expect(field(page, "Número")).toHaveValue("#901");
  await expect(field(page, "Nombre")).toHaveValue("Nombre mío");
  await save(page);
  expect(await editor.read(ISSUE)).toBe(theirs.replace(/^name: .*/m, "name: Nombre mío"));
});

test("either version can win, and undo restores one's own", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = ISSUE;
  await openDocument(page, editor, file);

  await test.step("«Quedarme con todo lo mío» takes the editor's version", async () => {
    await field(page, "Nombre").fill("Otra vez mío");
    await rewrite(editor, file, (text) => text.replace(/^name: .*/m, "name: De otra persona"));
    await expect(version(page, "Nombre", "Lo que está guardado De otra persona")).not.toBeChecked();
    await page.getByRole("button", { name: "Quedarme con todo lo mío" }).click();
    await page.reload();
    await expect(field(page, "Nombre")).toHaveValue("Otra vez mío");
    await expect(conflict(page)).toHaveCount(0);
    await save(page);
    expect(await editor.read(file)).toContain("name: Otra vez mío\n");
  });

  await test.step("the version of the disk wins, and undo restores the editor's", async () => {
    await field(page, "Nombre").fill("Mío y dejado");
    const theirs = await rewrite(editor, file, (text) => text.replace(/^name: .*/m, "name: Del disco"));
    await version(page, "Nombre", "Lo que está guardado").check();
    await continueButton(page).click();
    await expect(field(page, "Nombre")).toHaveValue("Del disco");
    await expect(stateOf(page)).toHaveText(/guardado\.$/i);
    expect(await editor.read(file)).toBe(theirs);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(field(page, "Nombre")).toHaveValue("Mío y dejado");
    await page.getByRole("button", { name: "Rehacer" }).click();
  });
});

test("a repaired file is no conflict; a deleted one is recreated", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "issues/NahirCusi.yaml";
  await openDocument(page, editor, file);
  const text = await editor.read(file);
  await field(page, "Nombre").fill("Nombre mío");
  await rewrite(editor, file, () => "name: [");
  const unreadableAlert = page.getByRole("alert").filter({ hasText: "no se puede leer" });
  await expect(unreadableAlert).toBeVisible();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(stateOf(page)).toHaveText("Sin guardar: elegí arriba de los campos qué queda.");
  await rewrite(editor, file, () => text);
  await expect(unreadableAlert).toHaveCount(0);
  await rm(path.join(editor.contentDir, file));
  const deletedAlert = page.getByRole("alert").filter({ hasText: "Alguien borró este documento" });
  await expect(deletedAlert).toBeVisible();
  await save(page);
  await expect(deletedAlert).toHaveCount(0);
  expect(await editor.read(file)).toContain("name: Nombre mío\n");
});

test("a form without changes shows a changed file at once", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "issues/RocioAntelo.yaml";
  const frame = await openDocument(page, editor, file);
  await rewrite(editor, file, (text) => text.replace(/^name: .*/m, "name: Rocío de afuera"));
  await expect(field(page, "Nombre")).toHaveValue("Rocío de afuera");
  await expect(frame.getByRole("heading", { level: 1 })).toContainText("Rocío de afuera");
  await see(page, "Documentos");
  await expect(page.getByRole("navigation").getByRole("button", { name: "Rocío de afuera" })).toBeVisible();
  await see(page, "Formulario");
  await expect(stateOf(page)).toHaveText(/todo guardado\.$/i);
  await expect(conflict(page)).toHaveCount(0);
});

test("two windows on one document lose no change of either", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "issues/YamilaOrue.yaml";
  const other = await page.context().newPage();
  await openDocument(page, editor, file);
  await openDocument(other, editor, file);
  await field(page, "Nombre").fill("De la primera");
  await field(other, "Número").fill("#902");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await page.reload();
  await expect(field(page, "Nombre")).toHaveValue("De la primera");
  await save(page);
  await expect(field(other, "Nombre")).toHaveValue("De la primera");
  await other.reload();
  await expect(field(other, "Número")).toHaveValue("#902");
  await save(other);
  const text = await editor.read(file);
  expect(text).toContain("name: De la primera\n");
  expect(text).toContain('number: "#902"\n');
  await expect(field(page, "Número")).toHaveValue("#902");
  await expect(conflict(page)).toHaveCount(0);
});

testInTeam("neither of one's texts in two browsers is dropped by a save", async ({ browser, team }) => {
  const type = async (page: Page, text: string) => {
    await field(page, "Nombre").fill(text);
    // Once the heading shows the text, the server has it.
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(text);
  };
  const page = await team.at(browser, ANA, NORA);
  await type(page, "De este");
  await type(await team.at(browser, ANA, NORA), "Del otro");
  await page.reload();
  await expect(version(page, "Nombre", "En el otro navegador Del otro")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(stateOf(page)).toHaveText("Sin guardar: elegí arriba de los campos qué queda.");
  await version(page, "Nombre", "En el otro navegador").check();
  await continueButton(page).click();
  await expect(field(page, "Nombre")).toHaveValue("Del otro");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(field(page, "Nombre")).toHaveValue("De este");
});
