/** A dialog keeps the focus until it is answered, wherever the cursor of the text was. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import {
  choose,
  expect,
  field,
  type OpenEditor,
  openDocument,
  rewrite,
  save,
  test,
  typedText,
  write,
} from "../support/editing.ts";

const FILE = "articles/Bio.md";
const bar = (page: Page) => page.getByRole("toolbar", { name: "Marcas de Texto" });
const LINE = "El telar ocupa una habitación entera, y quien teje entra en él como se entra en una casa. "
  .repeat(6)
  .trim();

/** Types a long paragraph and puts the cursor at the end of its first visible line. */
async function putCursorAtLineEnd(page: Page): Promise<Locator> {
  const text = typedText(page);
  await text.fill(LINE);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  return text;
}

async function choosePicture(page: Page, editor: OpenEditor): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    bar(page).getByRole("button", { name: "Foto" }).click(),
  ]);
  await chooser.setFiles(path.join(editor.contentDir, "issues/MoraVidal/tapa.webp"));
}

/** Lists the pictures in the folder of the document. */
const pictures = async ({ contentDir }: OpenEditor) =>
  (await readdir(path.join(contentDir, "articles/Bio")).catch(() => [])).toSorted();

const dialogOf = (page: Page) => page.getByRole("dialog");

/** Types word by word, without clicking the input again, and expects that the input keeps the focus. */
async function answer(page: Page, input: Locator, words: string): Promise<void> {
  await expect(input).toBeFocused();
  for (const word of words.split(/(?= )/)) {
    await page.keyboard.type(word, { delay: 20 });
    await expect(input).toBeFocused();
  }
  await expect(input).toHaveValue(words);
}

test("a picture can be added at the end of a wrapped line", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  const text = await putCursorAtLineEnd(page);
  await choosePicture(page, editor);
  const dialog = dialogOf(page);
  await answer(page, dialog.getByLabel("Descripción"), "Una tapa con un telar");
  await dialog.getByRole("button", { name: "Poner en el texto" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text.getByRole("img", { name: "Una tapa con un telar" })).toBeVisible();
});

for (const answerNo of ["No ponerla", "Cerrar", "Escape"])
  test(`a picture declined by «${answerNo}» leaves no file`, { tag: "@exhaustive" }, async ({ page, editor }) => {
    await openDocument(page, editor, FILE);
    const text = await putCursorAtLineEnd(page);
    const before = await pictures(editor);
    await choosePicture(page, editor);
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel("Descripción")).toBeFocused();
    expect(await pictures(editor)).not.toEqual(before);
    if (answerNo === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: answerNo }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => pictures(editor)).toEqual(before);
    await expect(text).toHaveText(LINE);
  });

async function saveByKey(page: Page, editor: OpenEditor): Promise<void> {
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => editor.read(FILE)).toContain(LINE);
}

async function reloadFrame(page: Page): Promise<void> {
  const frame = page.locator("iframe");
  await Promise.all([
    page.waitForEvent("framenavigated"),
    frame.evaluate((each: HTMLIFrameElement) => each.contentWindow?.location.reload()),
  ]);
  await expect(frame.contentFrame().getByRole("main")).toBeAttached();
}

test("a dialog over a text keeps the focus through every change", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, FILE);
  await putCursorAtLineEnd(page);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const changes: [string, () => Promise<unknown>][] = [
    ["the window is resized", () => page.setViewportSize({ width: size.width - 60, height: size.height - 250 })],
    ["the window is as it was", () => page.setViewportSize(size)],
    ["the page beside it has come", () => expect(frame.getByText("como se entra").first()).toBeAttached()],
    ["the page is loaded anew", () => reloadFrame(page)],
    ["what was typed in it is taken back", () => page.keyboard.press("ControlOrMeta+z")],
    ["the draft is saved", () => saveByKey(page, editor)],
  ];
  const link = bar(page).getByRole("button", { name: "Enlace" });
  for (const [how, open] of [
    ["by the keyboard", () => page.keyboard.press("ControlOrMeta+k")],
    ["by the button", () => link.click()],
  ] as const)
    await test.step(how, async () => {
      await putCursorAtLineEnd(page);
      await open();
      const address = dialogOf(page).getByRole("combobox");
      for (const [, change] of changes) {
        await expect(address).toBeFocused();
        await page.keyboard.type("a");
        await change();
        await expect(address).toBeFocused();
      }
      await expect(address).toHaveValue(/^a+$/);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(typedText(page)).toBeFocused();
    });
});

test("a link is put where its words are now, also after a change of the file", async ({ page, editor }) => {
  const file = "articles/Dior.md";
  const writeBody = (body: string) => rewrite(editor, file, (text) => text.replace(/(?<=\n---\n)[^]*/, body));
  await writeBody("El telar.\n");
  await openDocument(page, editor, file);
  await typedText(page).press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowRight");
  await page.keyboard.press("ControlOrMeta+k");
  await dialogOf(page).getByRole("combobox").fill("https://pompa.example");
  await writeBody("Antes de todo.\n\nEl telar.\n");
  const hiddenText = page.getByRole("textbox", { name: "Texto", exact: true, includeHidden: true });
  await expect(hiddenText).toContainText("Antes de todo.");
  await dialogOf(page).getByRole("button", { name: "Poner", exact: true }).click();
  await save(page);
  expect(await editor.read(file)).toContain("Antes de todo.\n\n[El](https://pompa.example) telar.\n");
});

test("dialogs of the menu and a field keep the focus", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "articles/Dior.md";
  await openDocument(page, editor, file);
  await typedText(page).press("Control+Home");
  await page.keyboard.press("End");
  for (const [item, name] of [
    ["Duplicar…", "¿Cómo se llama el nuevo?"],
    ["Cambiar la dirección…", "Cómo termina la dirección, con letras y guiones"],
  ] as const) {
    await typedText(page).press("End");
    await choose(page, item);
    await dialogOf(page).getByLabel(name).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await answer(page, dialogOf(page).getByLabel(name), "Otro nombre");
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
  }
  await typedText(page).press("End");
  const title = field(page, "Título de la nota");
  await title.click();
  await page.keyboard.press("ControlOrMeta+a");
  await answer(page, title, "Otro título");
});

test("removing a link keeps its words, and returns the focus to the text", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await write(page, "[El telar](https://pompa.example) teje.");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+k");
  await dialogOf(page).getByRole("button", { name: "Quitar el enlace" }).click();
  await expect(typedText(page)).toBeFocused();
  await save(page);
  expect(await editor.read(FILE)).toContain("\nEl telar teje.\n");
});
