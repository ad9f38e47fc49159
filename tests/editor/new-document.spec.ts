/** When the editor reports what a new document lacks, and what «Publicar» does first. */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import { waitUntilSettled, violations } from "../support/axe.ts";
import { expect, openDocument, openPublishing, publish, see, stateOf, test } from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";

const problems = (page: Page) => page.getByRole("region", { name: "Problemas" }).getByRole("listitem");
const form = (page: Page) => page.getByRole("form", { name: "Campos del documento" });

test("an empty field is reported once it is left, and all of them by «Publicar»", async ({ page, editor }) => {
  const { file } = await askOf(editor)("create", { type: "issues", name: "Nina Cobo" });
  await openDocument(page, editor, file);
  const cover = form(page).getByRole("group", { name: "Tapa" });
  const [description, number] = [
    cover.getByLabel("Texto alternativo"),
    form(page).getByRole("textbox", { name: "Número", exact: true }),
  ];
  await number.fill("#82 bis");
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await expect(problems(page)).toHaveCount(0);
  await expect(cover).toContainText("a completar");
  await expect(description).toHaveAttribute("placeholder", /^Por ejemplo: /);
  await description.focus();
  await expect(problems(page)).toHaveCount(0);
  await number.focus();
  await expect(problems(page)).toContainText(["Tapa · Texto alternativo"]);
  await page.getByRole("main").getByRole("button", { name: "Publicar" }).click();
  await expect(problems(page)).toContainText(["Tapa · Texto alternativo", "Falta la foto."]);
  await expect(problems(page).first().getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await waitUntilSettled(page);
  expect(await violations(page)).toEqual([]);
});

test("«Publicar» waits for the check of what was just typed", async ({ page, editor }) => {
  publish(editor);
  const file = "articles/Apurada.md";
  const telar = await editor.read("articles/Telar.md");
  const place = path.join(editor.contentDir, file);
  await writeFile(place, telar.replace(/^headline: .*/m, 'headline: ""\ndraft: true'));
  await openDocument(page, editor, file);
  await page.getByRole("main").getByRole("button", { name: "Publicar" }).click();
  await expect(problems(page)).toHaveCount(1);
  const draftRequest = page.waitForRequest(`**${PREFIX}draft`);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${PREFIX}draft`, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await form(page).getByRole("textbox", { name: "Título de la nota" }).fill("Apurada");
  await draftRequest;
  await page.getByRole("main").getByRole("button", { name: "Publicar" }).click();
  answer();
  await expect(page.getByRole("dialog", { name: "Publicar los cambios" })).toContainText("Apurada");
  await page.goto("about:blank");
  await rm(place);
});

test("«Publicar» saves the open document, or leads to the problem that prevents it", async ({ page, editor }) => {
  publish(editor);
  const file = "issues/IrinaFalcon.yaml";
  const text = await editor.read(file);
  await openDocument(page, editor, file);
  const name = form(page).getByRole("textbox", { name: "Nombre", exact: true }).first();
  const dialog = page.getByRole("dialog", { name: "Publicar los cambios" });
  await name.fill("Irina guardada");
  await openPublishing(page);
  await expect(dialog.getByRole("listitem").filter({ hasText: "Irina guardada" })).toBeVisible();
  expect(await editor.read(file)).toBe(text.replace(/^name: .*/m, "name: Irina guardada"));
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await see(page, "Formulario");
  await name.fill("");
  await page.goto(`${editor.address}/#articles/Puma.md`);
  await openPublishing(page);
  await dialog.getByText("Se publica como quedó guardado").getByRole("button", { name: "IrinaFalcon" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(problems(page)).toContainText(["Nombre"]);
  await name.fill("Irina Falcón");
  await page.keyboard.press("Control+s");
  await expect(stateOf(page)).toHaveText(/guardado\.$/i);
});
