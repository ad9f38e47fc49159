/** Finding a document in the list, and duplicating, publishing, removing, renaming and repairing it. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { changesAddress } from "../../src/editor/contract/addresses.ts";
import {
  choose,
  expect,
  field,
  form,
  markReady,
  openDocument,
  publishOpen,
  rewrite,
  save,
  see,
  stateOf,
  test,
  unfold,
} from "../support/editing.ts";
import { askOf } from "../support/editor-server.ts";
import { hold } from "../support/page.ts";

const list = (page: Page) => page.getByRole("navigation", { name: "Documentos" });
/** Returns the entry of a document in the section of its type, not in the section of recently opened documents. */
const entry = (page: Page, title: string) =>
  list(page)
    .getByRole("region", { name: / · \d+$/ })
    .getByRole("button", { name: title });

/** Returns a function that replaces the day of publication in the text of an article. */
const publishOn = (day: string) => (text: string) => text.replace(/^published: .*/m, `published: ${day}`);

test("search ignores accents and case, and each result shows the state of its document", async ({ page, editor }) => {
  await rewrite(editor, "articles/Yerba.md", publishOn("2031-03-07"));
  await page.goto(editor.address);
  await see(page, "Documentos");
  const search = page.getByRole("searchbox", { name: "Buscar un documento" });
  await search.fill("quiroga RENATA");
  await expect(list(page).getByRole("status")).toHaveText("1 documento");
  await search.fill("zarate");
  await expect(list(page).getByRole("button", { name: "Nadie Zárate" })).toBeVisible();
  await search.fill("yerba");
  await expect(list(page).getByRole("listitem").getByRole("button")).toContainText("7 de mar de 2031");
  await expect(list(page).getByRole("listitem")).toContainText("por venir");
  await search.fill("nadie se llama así");
  await expect(list(page).getByText("Ningún documento se llama así.")).toBeVisible();
  await rewrite(editor, "articles/Yerba.md", publishOn("mañana"));
  await search.fill("yerba");
  await expect(list(page).getByRole("listitem")).toContainText("1 problema");
});

test("the list shows a change made while the editor opens", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const listen = await hold(page, `**${changesAddress("*")}`);
  await page.goto(editor.address);
  await see(page, "Documentos");
  await page.getByRole("searchbox", { name: "Buscar un documento" }).fill("vidriera");
  const item = list(page).getByRole("listitem");
  await expect(item).toHaveCount(1);
  await expect(item).not.toContainText("problema");
  await rewrite(editor, "articles/Vidriera.md", publishOn("mañana"));
  await expect.poll(async () => (await askOf(editor)("list", {})).problems).not.toEqual([]);
  listen();
  await expect(item).toContainText("1 problema");
});

test("a missing document opens once its file exists", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  const file = "articles/Llega.md";
  await page.goto(`${editor.address}/#${file}`);
  await expect(page.getByRole("heading", { name: "Llega no está." })).toBeVisible();
  await writeFile(path.join(editor.contentDir, file), "---\nheadline: Llega tarde\n---\n");
  await expect(field(page, "Título de la nota")).toHaveValue("Llega tarde");
  // The request for the missing file causes a console error, which is expected here.
  complaints.length = 0;
});

test("an article is duplicated, published, removed and restored", async ({ page, editor }) => {
  // The steps depend on each other, and together they take 40 s on a slow machine.
  test.slow();
  await openDocument(page, editor, "articles/Puma.md");
  await test.step("the duplicate is a draft", async () => {
    const question = await choose(page, "Duplicar…");
    await question.getByLabel("¿Cómo se llama el nuevo?").fill("Otro puma");
    await question.getByRole("button", { name: "Duplicar" }).click();
    await expect(page).toHaveURL(/#articles\/OtroPuma\.md$/);
    await expect(page.getByRole("heading", { level: 1, name: "Otro puma" })).toBeVisible();
    await see(page, "Documentos");
    await expect(entry(page, "Otro puma")).toContainText("borrador");
    await see(page, "Formulario");
  });

  await test.step("a problem prevents publication", async () => {
    await field(page, "Título de la nota").fill("");
    await publishOpen(page);
    await expect(page.getByRole("region", { name: "Problemas" })).toBeVisible();
    await expect(stateOf(page)).toHaveText("Para publicarlo falta resolver: Título de la nota.");
    await save(page);
    expect(await editor.read("articles/OtroPuma.md")).toContain("draft: true\n");
  });

  await test.step("a future date schedules the publication", async () => {
    await field(page, "Título de la nota").fill("Otro puma");
    await unfold(page);
    await field(page, "Día de publicación").fill("2031-03-07");
    await expect(page.getByRole("region", { name: "Problemas" })).toHaveCount(0);
    await markReady(page);
    await expect(stateOf(page)).toContainText(
      "Listo: sale el viernes 7 de marzo de 2031, si desde entonces alguien publica.",
    );
    await see(page, "Documentos");
    await expect(entry(page, "Otro puma")).toContainText("por venir");
    await see(page, "Formulario");
    const text = await editor.read("articles/OtroPuma.md");
    expect(text).toContain("published: 2031-03-07\n");
    expect(text).not.toContain("draft");
  });

  await test.step("the article becomes a draft again and is published at once", async () => {
    await choose(page, "Volver a borrador");
    await see(page, "Documentos");
    await expect(entry(page, "Otro puma")).toContainText("borrador");
    await see(page, "Formulario");
    await field(page, "Día de publicación").fill("2026-04-05");
    await markReady(page);
    await expect(stateOf(page)).toHaveText("Listo: falta publicarlo.");
    expect(await editor.read("articles/OtroPuma.md")).toContain("published: 2026-04-05\n");
  });

  await test.step("the article is removed, and «Deshacer el borrado» restores it", async () => {
    const text = await editor.read("articles/OtroPuma.md");
    const question = await choose(page, "Borrar…");
    await expect(question.getByRole("listitem").first()).toHaveText("Se borra «Otro puma».");
    await question.getByRole("button", { name: "Dejarlo" }).click();
    await expect(question).toHaveCount(0);
    await choose(page, "Borrar…");
    await question.getByLabel("Quien visite su página llega a").selectOption("El animal de la vereda");
    await expect(question.getByRole("listitem").last()).toHaveText("Quien visite /News/OtroPuma llega a /News/Puma.");
    await question.getByRole("button", { name: "Borrar" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Borrado. Si estaba publicado, se sigue leyendo" }),
    ).toBeVisible();
    await expect(entry(page, "Otro puma")).toHaveCount(0);
    expect(await editor.read("articles/Puma.md")).toContain("formerAddresses:\n  - /News/Puma\n  - /News/OtroPuma\n");
    await expect(editor.read("articles/OtroPuma.md")).rejects.toThrow("ENOENT");
    await see(page, "Documentos");
    await entry(page, "El animal de la vereda").click();
    await expect(form(page)).toBeVisible();
    await page.getByRole("button", { name: "Deshacer el borrado" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Está de vuelta en la lista." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cerrar el aviso" })).toBeFocused();
    await page.keyboard.press("Enter");
    await see(page, "Documentos");
    await entry(page, "Otro puma").click();
    await expect(form(page)).toBeVisible();
    expect(await editor.read("articles/OtroPuma.md")).toBe(text);
    expect(await editor.read("articles/Puma.md")).not.toContain("formerAddresses");
  });
});

test("a new document has no text of a removed namesake", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await page.goto(editor.address);
  const title = field(page, "Título de la nota");
  const create = async () => {
    await see(page, "Documentos");
    await page.getByRole("button", { name: "Nuevo", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Tipo").selectOption("Nota");
    await dialog.getByRole("textbox").fill("Dos veces");
    await dialog.getByRole("button", { name: "Crear" }).click();
  };
  await create();
  await title.fill("Lo de antes");
  await expect(stateOf(page)).toContainText("Sin guardar");
  await (await choose(page, "Borrar…")).getByRole("button", { name: "Borrar" }).click();
  await expect(form(page)).toHaveCount(0);
  await create();
  await expect(title).toHaveValue("Dos veces");
});

test("unpublishing a document that others link to asks first", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "articles/Telar.md";
  const text = await editor.read(file);
  await openDocument(page, editor, file);
  const question = await choose(page, "Volver a borrador");
  await expect(question.getByRole("listitem")).toHaveText([
    "El animal de la vereda: lleva a algo que no está publicado.",
    "Nahir Cusi: lleva a algo que no está publicado.",
  ]);
  await question.getByRole("button", { name: "Dejarlo publicado" }).click();
  await expect(question).toHaveCount(0);
  expect(await editor.read(file)).toBe(text);
  await choose(page, "Volver a borrador");
  await question.getByRole("button", { name: "Volver a borrador" }).click();
  await expect.poll(() => editor.read(file)).toContain("draft: true\n");
});

test("renaming a person also changes its mentions", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  await openDocument(page, editor, "team/ivo-lombardi.yaml");
  await see(page, "Documentos");
  await expect(list(page).locator("[aria-current=page]")).toBeInViewport();
  await see(page, "Formulario");
  const question = await choose(page, "Cambiar la dirección…");
  await question.getByLabel("Cómo termina la dirección, con letras y guiones").fill("Ivo Lombardi!");
  await question.getByRole("button", { name: "Ver qué cambia" }).click();
  await expect(question.getByRole("textbox")).toHaveAccessibleDescription(/Ivo Lombardi!/);
  // The server refused the address, which causes a console error that is expected here.
  complaints.length = 0;
  await question.getByLabel("Cómo termina la dirección, con letras y guiones").fill("ivo-l");
  await question.getByRole("button", { name: "Ver qué cambia" }).click();
  await expect(question.getByText("Pasa de «ivo-lombardi» a «ivo-l».")).toBeVisible();
  await expect(question.getByText("En «El animal de la vereda» se cambia lo que lo nombra.")).toBeVisible();
  const article = "articles/Puma.md";
  expect(await editor.read(article)).toContain("author: ivo-lombardi\n");
  await question.getByRole("button", { name: "Cambiar todo esto" }).click();
  await expect(page).toHaveURL(/#team\/ivo-l\.yaml$/);
  await expect(field(page, "Nombre y apellido")).toHaveValue("Ivo Lombardi");
  expect(await editor.read(article)).toContain("author: ivo-l\n");
  await see(page, "Documentos");
  await expect(entry(page, "Ivo Lombardi")).not.toContainText("problema");
  // Leaves the page, because another request for the old name may cause a console error while the page is open.
  await page.goto("about:blank");
  complaints.length = 0;
});

test("broken YAML of a document is repaired as text", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  const file = "editorials/proyecto7.yaml";
  const [text, broken] = [await editor.read(file), "sobra: [sin cerrar"];
  await rewrite(editor, file, () => `${text}${broken}\n`);
  await page.goto(`${editor.address}/#${file}`);
  const area = page.getByRole("textbox", { name: "El documento, como texto" });
  await expect(area).toHaveValue(`${text}${broken}\n`);
  const problem = page.getByRole("region", { name: "Problemas" }).getByRole("button").first();
  await expect(problem).toContainText(`· renglón ${text.split("\n").length}.`);
  await problem.click();
  await expect(area).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(broken);
  await area.press("End");
  await page.keyboard.type(" y más");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(stateOf(page)).toHaveText("Todavía hay problemas: corregilos y guardá de nuevo.");
  // The server refused to save, which causes a console error that is expected here.
  complaints.length = 0;
  await area.fill(text);
  await expect(page.getByRole("region", { name: "Problemas" })).toHaveCount(0);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(form(page)).toBeVisible();
  expect(await editor.read(file)).toBe(text);
});
