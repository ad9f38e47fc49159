/** When the editor reports what a new document lacks, and what «Publicar» does first. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import { expectAccessible } from "../support/axe.ts";
import {
  expect,
  field,
  form,
  openDocument,
  openPublishing,
  publishDialog,
  publishOpen,
  see,
  stateOf,
  test,
} from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";
import { hold } from "../support/page.ts";

const problems = (page: Page) => page.getByRole("region", { name: "Problemas" }).getByRole("listitem");

test("an empty field is reported once it is left, and all of them by «Publicar»", async ({ page, editor }) => {
  const { file } = await askOf(editor)("create", { type: "issues", name: "Nina Cobo" });
  await openDocument(page, editor, file);
  const cover = form(page).getByRole("group", { name: "Tapa" });
  const [description, number] = [cover.getByLabel("Texto alternativo"), field(page, "Número")];
  await number.fill("#82 bis");
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await expect(problems(page)).toHaveCount(0);
  await expect(cover).toContainText("a completar");
  await expect(description).toHaveAttribute("placeholder", /^Por ejemplo: /);
  await description.focus();
  await expect(problems(page)).toHaveCount(0);
  await number.focus();
  await expect(problems(page)).toContainText(["Tapa · Texto alternativo"]);
  await publishOpen(page);
  await expect(problems(page)).toContainText(["Tapa · Texto alternativo", "Falta la foto."]);
  await expect(problems(page).first().getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await expectAccessible(page);
});

test("«Publicar» waits for the check of what was just typed, and keeps what is typed meanwhile", async ({
  page,
  editor,
}) => {
  const file = "articles/Apurada.md";
  const telar = await editor.read("articles/Telar.md");
  const text = telar.replace(/^headline: .*/m, 'headline: ""\ndraft: true');
  await writeFile(path.join(editor.contentDir, file), text);
  await openDocument(page, editor, file);
  await publishOpen(page);
  await expect(problems(page)).toHaveCount(1);
  const draftRequest = page.waitForRequest(`**${PREFIX}draft`);
  const answer = await hold(page, `**${PREFIX}draft`);
  await field(page, "Título de la nota").fill("Apurada");
  await draftRequest;
  await publishOpen(page);
  await field(page, "Título de la nota").fill("Más apurada");
  answer();
  await expect(publishDialog(page)).toContainText("Más apurada");
  expect(await editor.read(file)).toMatch(/^headline: "?Más apurada"?$/m);
});

test("«Publicar» saves the open document, or leads to the problem that prevents it", async ({ page, editor }) => {
  const file = "issues/IrinaFalcon.yaml";
  const text = await editor.read(file);
  await openDocument(page, editor, file);
  const name = field(page, "Nombre");
  const dialog = publishDialog(page);
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
});
