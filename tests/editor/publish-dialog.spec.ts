/** The dialog «Publicar»: it lists changes, shows documents before and after them, and publishes them. */
import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  expect,
  field,
  form,
  openDocument,
  openPublishing,
  PATIENCE,
  publish,
  publishAllButton,
  publishAs,
  publishDialog,
  rewrite,
  save,
  see,
  stateOf,
  test,
  testWithClock,
} from "../support/editing.ts";

const FILE = "issues/NadieZarate.yaml";

test("a change is described in words, and published without unrelated files", async ({ page, editor }) => {
  await writeFile(path.join(editor.contentDir, "../src.ts"), "// De otra persona\n");
  const folder = path.join(editor.contentDir, FILE.replace(".yaml", ""));
  await copyFile(path.join(folder, "tapa.webp"), path.join(folder, "probada.webp"));
  await openDocument(page, editor, FILE);
  const dialog = publishDialog(page);

  await test.step("the dialog describes the change in words", async () => {
    await openPublishing(page);
    await expect(dialog).toContainText("Comparado con lo último que se publicó.");
    await expect(dialog).toContainText("No cambió nada desde la última publicación.");
    await expect(dialog).toContainText("Sin usar, y por eso no se publican: 1 foto de Nadie Zárate.");
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await see(page, "Formulario");
    await field(page, "Nombre").fill("Nadie de hoy");
    await save(page);
    await openPublishing(page);
    const change = dialog.getByRole("region", { name: "Lo que cambió" }).getByRole("listitem");
    await expect(change).toHaveCount(1);
    await expect(change).toContainText("Nadie de hoy");
    await expect(change).toContainText("cambiado");
    // The fields of a single changed document are unfolded at once.
    const name = change.getByRole("region", { name: "Nombre" });
    await expect(name.getByRole("deletion")).toHaveText("Zárate");
    await expect(name.getByRole("insertion")).toHaveText("de hoy");
  });

  await test.step("the change is published with the typed sentence", async () => {
    const sentence = dialog.getByRole("textbox", { name: /^Qué cambiaste/ });
    await expect(sentence).toHaveValue("Cambia Nadie de hoy");
    await sentence.fill("Nadie cambia de nombre");
    await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "Publicado, en camino" })).toContainText(
      "«Nadie cambia de nombre»",
      PATIENCE,
    );
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(publishAllButton(page)).toBeFocused();
  });

  expect(editor.remoteGit("log", "--format=%s", `${editor.first}..main`)).toBe("Nadie cambia de nombre\n");
  expect(editor.remoteGit("diff", "--numstat", "main^", "main")).toBe(`1\t1\tcontent/${FILE}\n`);
  expect(editor.git("status", "--porcelain").split("\n").toSorted().filter(Boolean)).toEqual([
    "?? content/issues/NadieZarate/probada.webp",
    "?? src.ts",
  ]);
});

testWithClock("the editor reports by itself when a publication is visible", async ({ page, editor }) => {
  const answers = [{ arrived: false }, { arrived: true, since: "2026-11-22T17:32:00Z" }];
  await page.route("**/arrival", (route) => route.fulfill({ json: answers.length > 1 ? answers.shift() : answers[0] }));
  await openDocument(page, editor, FILE);
  await field(page, "Nombre").fill("Nadie de mañana");
  await save(page);
  await openPublishing(page);
  const dialog = publishDialog(page);
  await page.clock.install();
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  const notice = dialog.getByRole("status");
  await expect(notice.filter({ hasText: "Publicado, en camino" })).toBeVisible(PATIENCE);
  await page.clock.fastForward(10_000);
  await expect(notice.filter({ hasText: /Visible desde las \d\d:32/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await see(page, "Formulario");
  await expect(stateOf(page)).toHaveText(/Visible desde las \d\d:32\.$/);
});

test("a new draft is published only when ticked, and is no draft afterwards", async ({ page, editor }) => {
  const file = "articles/Nueva.md";
  const telar = await editor.read("articles/Telar.md");
  await writeFile(path.join(editor.contentDir, file), telar.replace(/^---\n/, "---\ndraft: true\n"));
  await openDocument(page, editor, FILE);
  const dialog = publishDialog(page);
  await openPublishing(page);
  const row = dialog.getByRole("listitem").filter({ hasText: "Borrador: al publicarlo deja de serlo" });
  await expect(row.getByRole("checkbox")).not.toBeChecked();
  await row.getByRole("checkbox").check();
  await publishAs(page, "La nueva");
  expect(editor.remoteGit("show", `main:content/${file}`)).toBe(telar);
  expect(await editor.read(file)).toBe(telar);
});

test("a conflict with another publication is resolved field by field", async ({ page, editor }) => {
  const write = (name: string) =>
    rewrite(editor, "issues/MoraVidal.yaml", (text) => text.replace(/^name: .*/m, `name: ${name}`));
  await write("Mora de otra persona");
  publish(editor);
  // Undoes the commit here, as if another computer had published it and this one did not know of it yet.
  editor.git("reset", "--quiet", "--hard", "HEAD^");
  await write("Mora mía");
  await openDocument(page, editor, FILE);
  await openPublishing(page);
  const dialog = publishDialog(page);
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  const question = dialog.getByRole("list", { name: "Lo que hay que elegir" }).getByRole("region");
  await expect(question).toHaveText("NombreMora míade otra persona", PATIENCE);
  await expect(question.getByRole("insertion")).toHaveText("de otra persona");
  await expect(dialog).not.toContainText(/name:|origin|main/);
  await dialog.getByRole("radio", { name: /^La publicada/ }).check({ force: true });
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog).toContainText("Elegiste la versión publicada en todo", PATIENCE);
});

test(
  "the dialog shows a document before and after its change",
  { tag: "@exhaustive" },
  async ({ page, editor, isMobile }) => {
    const file = "issues/MoraVidal.yaml";
    await rewrite(editor, file, (text) => text.replace(/^name: .*/m, "name: Mora de hoy"));
    const frame = await openDocument(page, editor, file);
    const title = frame.getByRole("heading", { level: 1 });
    const dialog = publishDialog(page);
    await openPublishing(page);
    await dialog.getByRole("button", { name: "Ver lo anterior: Mora de hoy" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(title).toContainText("Mora Vidal");
    await expect(page.getByText("Así estaba en la última publicación: /MoraVidal")).toBeVisible();
    await openPublishing(page);
    await dialog.getByRole("button", { name: "Ver cómo queda: Mora de hoy" }).click();
    await expect(title).toContainText("Mora de hoy");
    await expect(page.getByText("Así se ve: /MoraVidal")).toBeVisible();
    const publishButton = page
      .getByRole("region", { name: "Vista de la página" })
      .getByRole("button", { name: "Publicar" });
    if (!isMobile) return expect(publishButton).toBeHidden();
    await publishButton.click();
    await expect(dialog).toBeVisible();
  },
);

test("publishing skips a document with problems", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const [right, wrong] = ["articles/Telar.md", "articles/Pendiente.md"];
  await rewrite(editor, right, (text) => `${text}\nY algo más.\n`);
  await writeFile(path.join(editor.contentDir, wrong), "---\nheadline: Pendiente\ndraft: true\n---\n");
  await openDocument(page, editor, wrong);
  const dialog = publishDialog(page);
  await openPublishing(page);
  await expect(dialog).toContainText("Con problemas, y por eso no se publica: Pendiente");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Pendiente" })).toContainText("no se publica");

  await test.step("typed text is saved, and the document is still skipped", async () => {
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await see(page, "Formulario");
    await field(page, "Título de la nota").fill("Pendiente todavía");
    await expect(stateOf(page)).toContainText("Sin guardar");
    await openPublishing(page);
    await expect(dialog).toContainText("Con problemas, y por eso no se publica: Pendiente todavía");
    await expect(dialog).not.toContainText("Sin guardar");
  });

  await publishAs(page, "Solo el telar");
  expect(editor.remoteGit("diff", "--name-only", "main^", "main")).toBe(`content/${right}\n`);
});

test("a change of an article that readers have seen offers to note a correction", async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Krobos.md");
  await field(page, "Título de la nota").fill("Un zapato de arcilla");
  await save(page);
  await openPublishing(page);
  const dialog = publishDialog(page);
  await expect(dialog).toContainText("Ya la leyeron.");
  await dialog.getByRole("button", { name: "Anotar la corrección" }).click();
  await expect(dialog).toBeHidden();
  const corrections = form(page).getByRole("group", { name: "Correcciones" });
  await corrections.getByRole("button", { name: /Agregar|Sumar/ }).press("Enter");
  await corrections.getByRole("textbox", { name: "Qué se corrigió" }).fill("Decía barro.");
  await corrections.getByLabel(/^Día/).first().fill("2026-11-26");
  await save(page);
  await see(page, "Documentos");
  const row = page.getByRole("listitem").filter({ hasText: "Un zapato de arcilla" });
  await expect(row).toContainText("corregido");
});
