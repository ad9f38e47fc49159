/** Unpublished changes: where they show, whose they are, and that only reviewed ones are published. */
import type { Page } from "@playwright/test";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import {
  changeAnswers,
  choose,
  expect,
  field,
  openDocument,
  type OpenEditor,
  openPublishing,
  PATIENCE,
  publishAllButton,
  publishDialog,
  publishOpen,
  rewrite,
  save,
  see,
  stateOf,
  test,
} from "../support/editing.ts";

const TADEO = "issues/TadeoBrizuela.yaml";
const MORA = "issues/MoraVidal.yaml";
const KROBOS = "articles/Krobos.md";

const rows = (page: Page) =>
  page.getByRole("dialog").getByRole("region", { name: "Lo que cambió" }).getByRole("listitem");

/** Gives another name to an issue on the disk. */
const rename = (editor: OpenEditor, file: string, name: string) =>
  rewrite(editor, file, (text) => text.replace(/^name: .*/m, `name: ${name}`));

/** Makes the editor that of a member of a team. `others`: file → who changed it, for changes that others made. */
async function asTeam(page: Page, others: Record<string, { mine: boolean; others: string[] }>): Promise<void> {
  const person = { email: "ana@pompa.example", name: "Ana Sosa", may: ["write", "publish"] as const };
  await changeAnswers(page, "list", (state) => ({ ...state, person, publishesItself: true }));
  await page.route(`**${PREFIX}here`, (route) => route.fulfill({ json: {} }));
  await changeAnswers(page, "changes", (answer) => ({
    ...answer,
    changes: answer.changes.map((change) => ({ ...change, ...others[change.file] })),
  }));
}

test("every screen shows that a saved document is not published yet", async ({ page, editor }) => {
  await openDocument(page, editor, TADEO);
  await see(page, "Documentos");
  await expect(publishAllButton(page)).toHaveText("Publicar todo");
  await see(page, "Formulario");
  await field(page, "Nombre").fill("Tadeo sin publicar");
  await save(page);
  await expect(stateOf(page)).toHaveText("Falta publicarlo. Todo guardado.");
  await see(page, "Documentos");
  await expect(publishAllButton(page)).toHaveText("Publicar todo · 1 sin publicar");
  const row = page.getByRole("navigation", { name: "Documentos" }).getByRole("button", { name: "Tadeo sin publicar" });
  await expect(row).toContainText("sin publicar");
  await page.getByRole("link", { name: "La redacción" }).click();
  const pending = page.getByRole("region", { name: "Guardado, sin publicar" }).getByRole("listitem");
  await expect(pending).toHaveText("Tadeo sin publicar cambiado");
  await expect(page.getByRole("main")).not.toContainText("No quedó nada por hacer");
  await pending.getByRole("link").click();
  await expect(stateOf(page)).toHaveText("Falta publicarlo. Todo guardado.");
});

test("a deletion waits for publication and can be undone", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "profiles/industria27.yaml");
  await (await choose(page, "Borrar…")).getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(page.getByText("Si estaba publicado, se sigue leyendo hasta que se publique")).toBeVisible();
  const pending = page.getByRole("region", { name: "Guardado, sin publicar" }).getByRole("listitem");
  await expect(pending.filter({ hasText: "quitado" })).toHaveCount(1);
  await expect(publishAllButton(page)).toHaveText(/sin publicar/);
  await page.getByRole("button", { name: "Deshacer el borrado" }).click();
  await expect(publishAllButton(page)).toHaveText("Publicar");
});

test("a change after the review is not published and not ticked", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await rename(editor, MORA, "Mora mirada");
  await openDocument(page, editor, TADEO);
  await openPublishing(page);
  await expect(rows(page)).toContainText("Mora mirada");
  await rename(editor, MORA, "Mora sin leer");
  const dialog = publishDialog(page);
  const send = dialog.getByRole("button", { name: "Publicar", exact: true });
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Mora sin leer: Cambió desde que lo miraste", PATIENCE);
  await expect(rows(page)).toContainText("cambió desde que lo miraste");
  const tick = rows(page).getByRole("checkbox");
  await expect(tick).not.toBeChecked();
  // The unfolded fields show the current text, too.
  await expect(rows(page).getByRole("region", { name: "Nombre" }).getByRole("insertion")).toHaveText("sin leer");
  await dialog.getByRole("textbox", { name: /^Qué cambiaste/ }).fill("Mora cambia");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Elegí al menos un documento.");
  await expect(tick).not.toBeChecked();
  expect(editor.remoteGit("log", "-1", "--format=%s", "main")).not.toContain("Mora cambia");
  await tick.check();
  await send.click();
  await expect(dialog.getByRole("status").filter({ hasText: "«Mora cambia»" })).toBeVisible(PATIENCE);
});

test("the sentence stays with its document, and no key hides the outcome", async ({ page, editor }) => {
  await rename(editor, TADEO, "Tadeo que espera");
  await openDocument(page, editor, TADEO);
  const dialog = publishDialog(page);
  const sentence = dialog.getByRole("textbox", { name: /^Qué cambiaste/ });
  const close = dialog.getByRole("button", { name: "Cerrar" });
  await publishOpen(page);
  await sentence.fill("Sólo de Tadeo");
  await close.click();
  await openPublishing(page);
  await expect(sentence).toHaveValue("Cambia Tadeo que espera");
  await close.click();
  await see(page, "Formulario");
  await publishOpen(page);
  await expect(sentence).toHaveValue("Sólo de Tadeo");

  let send: () => void = () => {};
  const maySend = new Promise<void>((resolve) => (send = resolve));
  await page.route(`**${PREFIX}publish`, async (route) => {
    await maySend;
    await route.fulfill({ json: { sentence: "Sólo de Tadeo", where: "readers", address: "https://pompa.example" } });
  });
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(close).toBeDisabled();
  await expect(dialog.getByRole("button", { name: /^Ver cómo queda/ })).toBeDisabled();
  await page.keyboard.press("Escape");
  send();
  await expect(dialog).toContainText("el sitio ya está al día");
});

test("own changes are ticked, others are listed below by name", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await rename(editor, MORA, "Mora de Bruno");
  await rename(editor, TADEO, "Tadeo de los dos");
  await rewrite(editor, KROBOS, (text) => text.replace(/^published: .*/m, "published: 2031-03-07 18:00"));
  await asTeam(page, {
    [MORA]: { mine: false, others: ["Bruno Paz"] },
    [TADEO]: { mine: true, others: ["Carla Ríos"] },
  });
  await openDocument(page, editor, TADEO);
  await see(page, "Documentos");
  await expect(publishAllButton(page)).toHaveText("Publicar todo · 2 sin publicar");
  await openPublishing(page);
  const dialog = publishDialog(page);
  const row = (hasText: string) => rows(page).filter({ hasText });
  await expect(row("Mora de Bruno").getByRole("checkbox")).not.toBeChecked();
  await expect(dialog.getByRole("list", { name: "Lo que cambiaron otros" })).toContainText("Cambios de Bruno Paz");
  await expect(row("Tadeo de los dos").getByRole("checkbox")).toBeChecked();
  await expect(row("Tadeo de los dos")).toContainText("Cambios de Carla Ríos");
  await expect(dialog.getByRole("textbox", { name: /^Qué cambiaste/ })).not.toHaveValue(/Mora/);

  await page.route(`**${PREFIX}publish`, (route) =>
    route.fulfill({ json: { sentence: "Cambia todo", where: "readers", address: "https://pompa.example" } }),
  );
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog).toContainText("el sitio ya está al día");
  await expect(dialog).toContainText("sale el viernes 7 de marzo de 2031 a las 18:00.");
  await expect(dialog.getByRole("link", { name: "Ver «Tadeo de los dos» en el sitio" })).toHaveAttribute(
    "href",
    "https://pompa.example/TadeoBrizuela",
  );
});

test("a conflict names its other author, and saving leads to it", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await asTeam(page, { [TADEO]: { mine: true, others: ["Bruno Paz"] } });
  await changeAnswers(page, "open", (opened) => ({ ...opened, by: { name: "Bruno Paz", isYou: false } }));
  await openDocument(page, editor, TADEO);
  const name = field(page, "Nombre");
  await name.fill("Tadeo mía");
  await rename(editor, TADEO, "Tadeo de Bruno");
  const conflict = page.getByRole("alert").filter({ hasText: "Bruno Paz cambió lo mismo que vos, y lo guardó" });
  await expect(conflict.getByRole("radio", { name: /^Bruno Paz escribió/ })).toBeVisible();
  await name.press("End");
  await page.getByRole("main").getByRole("textbox").last().scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("alert").getByText("No se pisó nada")).toBeInViewport();
});
