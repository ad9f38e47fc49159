/** Earlier versions of a document and removed documents, and how to restore them. */
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { choose, expect, field, openDocument, publish, rewrite, save, see, stateOf, test } from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";

const FILE = "articles/Puma.md";
const title = (page: Page) => field(page, "Título de la nota");
const openHistory = (page: Page) => choose(page, "Versiones anteriores…");

test("an old version is compared, previewed and restored unsaved", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, FILE);
  const headline = await title(page).inputValue();
  await title(page).fill("Otro animal");
  await save(page);
  publish(editor);
  await title(page).fill("Un animal más");

  const dialog = await openHistory(page);
  const versions = dialog.getByRole("list", { name: "Versiones" }).getByRole("button");
  await expect(versions.last()).toContainText("Primera publicación");
  await versions.last().click();
  const comparison = dialog.getByRole("region", { name: "Título de la nota" });
  await expect(comparison.getByRole("deletion").or(comparison.getByRole("insertion"))).toHaveText([
    "El",
    "Un",
    "de la vereda",
    "más",
  ]);
  // Fields that are equal in both versions are not listed.
  const differences = dialog.getByRole("region", { name: "En qué se diferencian" });
  await expect(differences.getByRole("region", { name: "Firma" })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByLabel("Comparar con").selectOption({ index: 1 });
  await expect(comparison.getByRole("insertion").first()).toHaveText("Otro");
  await dialog.getByRole("button", { name: "Ver la página de entonces" }).click();
  await expect(page.getByText("Así estaba el ")).toBeVisible();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(headline, { ignoreCase: true });
  await page.getByRole("button", { name: "Ver cómo está ahora" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Un animal más", { ignoreCase: true });

  await see(page, "Formulario");
  const secondDialog = await openHistory(page);
  await secondDialog.getByRole("list", { name: "Versiones" }).getByRole("button").last().click();
  await secondDialog.getByRole("button", { name: "Volver a esta versión" }).click();
  await expect(title(page)).toHaveValue(headline);
  await expect(stateOf(page)).toContainText("Sin guardar");
  expect(await editor.read(FILE)).toContain("Otro animal");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(title(page)).toHaveValue("Un animal más");
});

test("a comparison marks added and removed words and shows no Markdown", async ({ page, editor }) => {
  const file = "articles/Telar.md";
  await rewrite(editor, file, (text) =>
    text
      .replace("parece un mueble.", "parece una **mesa** [larga](/News).")
      .replace("src: Telar/portada.webp", "src: Telar/detalle.webp")
      .replace("Otro párrafo.", ':::quote{by="Ana Sosa"}\nUna trama *lenta*.\n:::'),
  );
  await openDocument(page, editor, file);
  const dialog = await openHistory(page);
  await dialog.getByRole("list", { name: "Versiones" }).getByRole("button").last().click();
  const body = dialog.getByRole("region", { name: "Texto", exact: true });
  await expect(body.getByRole("deletion")).toHaveText(["un", "mueble", "Otro párrafo."]);
  await expect(body.getByRole("insertion").nth(1)).toHaveText("mesa larga (/News)");
  await expect(body.getByRole("region", { name: "Lo que dice" })).toHaveText("Lo que diceUna trama lenta.");
  await expect(body).not.toContainText(/Contar hilos|\*\*|:::|\]\(/);
  await expect(dialog.getByRole("region", { name: "Imagen de la nota" }).getByRole("img")).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const isWide = (part: Element) => part.scrollWidth > part.clientWidth;
  expect(await dialog.evaluate(isWide)).toBe(false);
});

test("a removed document is restored with its pictures", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "issues/KenjiUehara.yaml";
  const text = await editor.read(file);
  await rm(path.join(editor.contentDir, file));
  await rm(path.join(editor.contentDir, "issues/KenjiUehara"), { recursive: true });
  publish(editor);
  await openDocument(page, editor, FILE);
  const dialog = page.getByRole("dialog", { name: "Documentos borrados" });
  await see(page, "Documentos");
  await page.getByRole("button", { name: "Documentos borrados…" }).click();
  await dialog.getByRole("button", { name: /Kenji Uehara/ }).click();
  await expect(page).toHaveURL(/#issues\/KenjiUehara\.yaml$/);
  await expect(page.getByRole("heading", { level: 1, name: "Kenji Uehara" })).toBeVisible();
  expect(await editor.read(file)).toBe(text);
  await expect(page.getByRole("region", { name: "Problemas" })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  // A restored document is not offered any more, even before it is published.
  await see(page, "Documentos");
  await page.getByRole("button", { name: "Documentos borrados…" }).click();
  await expect(dialog.getByText("Buscando…")).toHaveCount(0);
  await expect(dialog).not.toContainText("KenjiUehara");
});

test("a deleted draft is offered even if it was never published", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const ask = askOf(editor);
  const { file } = await ask("create", { type: "articles", name: "Nota de prueba" });
  const { fields = {}, revision } = await ask("open", { file });
  await ask("save", { file, typed: { fields, body: "Nunca se publicó." }, revision });
  const text = await editor.read(file);
  await openDocument(page, editor, file);
  await (await choose(page, "Borrar…")).getByRole("button", { name: "Borrar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Borrado." })).toBeVisible();
  await page.goto(editor.address);
  await page.reload();
  await see(page, "Documentos");
  await page.getByRole("button", { name: "Documentos borrados…" }).click();
  const entry = page
    .getByRole("dialog", { name: "Documentos borrados" })
    .getByRole("button", { name: /Nota De Prueba/ });
  await expect(entry).toContainText("se borró en esta computadora");
  await expectAccessible(page);
  await entry.click();
  await expect(page.getByRole("heading", { level: 1, name: "Nota de prueba" })).toBeVisible();
  expect(await editor.read(file)).toBe(text);
});

test("a version from before a rename is restored with pictures", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const ask = askOf(editor);
  const [file, slug] = ["issues/LeoPaz.yaml", "LeoPazDos"];
  const { fields = {}, revision } = await ask("open", { file });
  await ask("save", { file, typed: { fields: { ...fields, name: "Leo Otro" } }, revision });
  publish(editor);
  await ask("rename", { file, slug, confirmed: true });
  publish(editor);
  await openDocument(page, editor, `issues/${slug}.yaml`);
  const dialog = await openHistory(page);
  await dialog.getByRole("list", { name: "Versiones" }).getByRole("button").last().click();
  await dialog.getByRole("button", { name: "Volver a esta versión" }).click();
  await save(page);
  await expect(page.getByRole("region", { name: "Problemas" })).toHaveCount(0);
  const text = await editor.read(`issues/${slug}.yaml`);
  expect(text).toContain("formerAddresses: [/LeoPaz]");
  expect(text).not.toContain("Leo Otro");
});

test("a version that cannot be loaded leaves the list of versions in place", async ({ page, editor, complaints }) => {
  await openDocument(page, editor, FILE);
  const dialog = await choose(page, "Versiones anteriores…");
  const versions = dialog.getByRole("list", { name: "Versiones" });
  await page.route("**/version", (route) => route.abort());
  await versions.getByRole("button").last().click();
  await expect(dialog.getByRole("alert")).toContainText("La redacción no contesta");
  await expect(versions).toBeVisible();
  // The aborted request causes a console error, which is expected here.
  complaints.length = 0;
});
