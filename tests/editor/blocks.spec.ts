/** Blocks of a text: forms create and edit them, keys and the mouse move and remove them. */
import type { Page } from "@playwright/test";
import path from "node:path";
import { expectAccessible, violations } from "../support/axe.ts";
import {
  drop,
  expect,
  type OpenEditor,
  openDocument,
  paste,
  save,
  test,
  typedText,
  write,
} from "../support/editing.ts";
import { hold } from "../support/page.ts";

const FILE = "articles/Krobos.md";
const FIGURE = '::figure{src="Krobos/detalle.webp" alt="Un zapato" caption="De barro"}';
const GALLERY = ':::gallery\n![Uno](Krobos/portada.webp "El primero")\n![Dos](Krobos/detalle.webp)\n:::';
const QUOTE = ':::quote{by="Ana Sosa"}\nUna **frase**.\n:::';
const EMBED = '::embed{url="https://vimeo.com/76979871" title="El taller"}';

const block = (page: Page, name: string | RegExp) => typedText(page).getByRole("group", { name });
const editButton = (page: Page, name: RegExp) => block(page, name).getByRole("button", { name: "Editar" });
const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the article and replaces its text. */
async function openWith(page: Page, editor: OpenEditor, text: string) {
  const frame = await openDocument(page, editor, FILE);
  await write(page, text);
  return frame;
}

/** Saves the article and returns its text in the file. */
async function saveText(page: Page, editor: OpenEditor): Promise<string> {
  await save(page);
  return (await editor.read(FILE)).split("---\n").slice(2).join("---\n").trim();
}

const addBlock = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
};

test("a form creates and edits a video block, which shows its title in place of syntax", async ({ page, editor }) => {
  test.slow();
  const frame = await openWith(page, editor, "Uno.\n\nDos.");
  await page.keyboard.press("Control+Home");

  await test.step("an address of an unsupported service is refused with a list of supported ones", async () => {
    await addBlock(page, "Video o audio");
    const url = dialog(page).getByRole("textbox", { name: "Dirección" });
    await expect(url).toBeFocused();
    await url.fill("https://example.com/film");
    await dialog(page).getByRole("button", { name: "Poner en el texto" }).click();
    await expect(url).toBeFocused();
    await expect(url).toHaveAccessibleDescription(/YouTube, Vimeo, SoundCloud, Bandcamp, Spotify, Instagram/);
    await expect(dialog(page).getByRole("textbox", { name: "Título" })).toHaveAccessibleDescription(/^Falta esto\./);
    await url.fill("https://vimeo.com/76979871");
    await expect(url).toHaveAccessibleDescription(/^La de su página/);
    await dialog(page).getByRole("textbox", { name: "Título" }).fill('El "taller" {y} más');
    await page.keyboard.press("Enter");
    await expect(block(page, /^Video o audio/)).toContainText('El "taller" {y} más');
    await expect(block(page, /^Video o audio/)).toContainText("Vimeo");
    await expect(editButton(page, /^Video o audio/)).toBeFocused();
  });
  await test.step("the block is on the page and in the file", async () => {
    await expect(frame.getByRole("figure").last()).toContainText('El "taller" {y} más');
    await expect(typedText(page)).not.toContainText("::");
    expect(await saveText(page, editor)).toBe(
      'Uno.\n\n::embed{url="https://vimeo.com/76979871" title="El &#x22;taller&#x22; {y} más"}\n\nDos.',
    );
  });
  await test.step("the same form changes the block", async () => {
    await editButton(page, /^Video o audio/).press("Enter");
    await dialog(page).getByRole("textbox", { name: "Título" }).fill("El taller");
    await dialog(page).getByRole("button", { name: "Listo" }).click();
    await expect(block(page, "Video o audio: Vimeo · El taller")).toBeVisible();
    expect(await saveText(page, editor)).toBe(`Uno.\n\n${EMBED}\n\nDos.`);
  });
});

test("the keyboard reaches, moves and removes a block, and undoes each change", async ({ page, editor }) => {
  test.slow();
  await openWith(page, editor, `Uno.\n\n${QUOTE}\n\nDos.`);
  const quote = block(page, /^Frase destacada/);
  const edit = quote.getByRole("button", { name: "Editar" });
  const visibleLines = () => typedText(page).evaluate(shownLines);
  await page.keyboard.press("Control+Home");

  await test.step("arrow keys, Backspace and Delete focus the block, and arrow keys leave it", async () => {
    for (const [keys, isThere] of [
      ["ArrowDown ArrowDown", true],
      ["ArrowDown", false],
      ["ArrowUp", true],
      ["ArrowUp", false],
      ["ArrowRight", true],
      ["ArrowDown Backspace", true],
      ["ArrowUp Delete", true],
    ] as const) {
      for (const key of keys.split(" ")) await page.keyboard.press(key);
      await expect(isThere ? edit : typedText(page)).toBeFocused();
    }
  });
  await test.step("Alt and an arrow key move the block, and undo moves it back", async () => {
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(visibleLines).toEqual(["Frase destacada", "Uno.", "Dos."]);
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(visibleLines).toEqual(["Uno.", "Dos.", "Frase destacada"]);
    await page.keyboard.press("Control+z");
    await expect.poll(visibleLines).toEqual(["Uno.", "Frase destacada", "Dos."]);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(visibleLines).toEqual(["Uno.", "Dos.", "Frase destacada"]);
    await quote.getByRole("button", { name: "Subir" }).press("Enter");
    await expect.poll(visibleLines).toEqual(["Uno.", "Frase destacada", "Dos."]);
    await expect(quote.getByRole("button", { name: "Subir" })).toBeFocused();
  });
  await test.step("Delete removes the block, and undo restores it", async () => {
    await page.keyboard.press("Delete");
    await expect.poll(visibleLines).toEqual(["Uno.", "Dos."]);
    await expect(typedText(page)).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect.poll(visibleLines).toEqual(["Uno.", "Frase destacada", "Dos."]);
    expect(await saveText(page, editor)).toBe(`Uno.\n\n${QUOTE}\n\nDos.`);
  });
  await test.step("an arrow key below the last block begins a paragraph", async () => {
    await write(page, QUOTE);
    await page.keyboard.press("Control+End");
    await expect(edit).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.insertText("Después.");
    expect(await saveText(page, editor)).toBe(`${QUOTE}\n\nDespués.`);
  });
});

/** Returns the visible lines of the text: the names of its blocks and the words of its paragraphs, in order. */
function shownLines(text: Element): string[] {
  const lines = [...text.children].map((each) => each.querySelector("strong")?.textContent ?? each.textContent);
  return lines.filter((line) => line.trim() !== "");
}

test("a block is dragged between paragraphs", async ({ page, editor }) => {
  await openWith(page, editor, `Uno.\n\n${QUOTE}\n\nDos.\n\nTres.`);
  const quote = block(page, /^Frase destacada/);
  await quote.dragTo(typedText(page).getByText("Tres."), {
    sourcePosition: { x: 20, y: 50 },
    targetPosition: { x: 5, y: 3 },
  });
  // Waits for the drop, because the browser may process the next press before it.
  await expect.poll(() => typedText(page).evaluate(shownLines)).toEqual(["Uno.", "Dos.", "Frase destacada", "Tres."]);
  expect(await saveText(page, editor)).toBe(`Uno.\n\nDos.\n\n${QUOTE}\n\nTres.`);
});

test("a problem of a block shows in the block, and the list of problems leads to it", async ({ page, editor }) => {
  await openWith(page, editor, 'Uno.\n\n::figure{src="Krobos/nada.webp" alt="Nada"}\n\n:::galery\nDos.\n:::');
  const figure = block(page, /^Foto con epígrafe/);
  await expect(figure).toContainText("Falta la foto.");
  await page
    .getByRole("region", { name: "Problemas" })
    .getByRole("button", { name: /Falta la foto/ })
    .click();
  await expect(figure.getByRole("button", { name: "Editar" })).toBeFocused();
  await expect(typedText(page)).toContainText(":::galery");
});

test("several dropped pictures become a gallery with descriptions in the chosen order", async ({ page, editor }) => {
  await openWith(page, editor, "Uno.");
  await drop(typedText(page), picturesIn(editor));
  await page
    .getByRole("dialog", { name: "Son 2 fotos: ¿cómo van?" })
    .getByRole("button", { name: "Una galería" })
    .click();
  const gallery = page.getByRole("dialog", { name: "Galería" });
  const rows = gallery.getByRole("button", { name: /^Mover / });
  await expect(rows).toHaveCount(2);
  await gallery.getByRole("button", { name: "Poner en el texto" }).click();
  await expect(gallery.getByRole("textbox", { name: "Texto alternativo" })).toBeFocused();
  await page.keyboard.insertText("Uno");
  await gallery.getByRole("button", { name: "Poner en el texto" }).click();
  await expect(gallery.getByRole("textbox", { name: "Texto alternativo" }).nth(1)).toBeFocused();
  await page.keyboard.insertText("Dos");
  await gallery.getByRole("textbox", { name: "Epígrafe" }).nth(1).fill("El segundo");
  await gallery.getByRole("button", { name: "Bajar Uno" }).click();
  await gallery.getByRole("button", { name: "Poner en el texto" }).click();
  await expect(block(page, /^Galería/).getByRole("img")).toHaveCount(2);
  expect(await saveText(page, editor)).toMatch(
    /^Uno\.\n\n:::gallery\n!\[Dos\]\(Krobos\/\S+ "El segundo"\)\n!\[Uno\]\(Krobos\/\S+\)\n:::$/,
  );
});

test("a block waits for its pictures", async ({ page, editor }) => {
  await openWith(page, editor, GALLERY);
  await editButton(page, /^Galería/).click();
  const send = await hold(page, "**/foto?*");
  const gallery = dialog(page);
  await drop(gallery.getByText("o soltalas acá"), picturesIn(editor).slice(1));
  await expect(gallery.getByRole("button", { name: "Listo (esperá la foto)" })).toBeDisabled();
  send();
  await expect(gallery.getByRole("button", { name: "Listo", exact: true })).toBeEnabled();
  await expect(gallery.getByRole("button", { name: /^Mover / })).toHaveCount(3);
});

test("several dropped pictures are placed one by one on request", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openWith(page, editor, "Uno.");
  await drop(typedText(page), picturesIn(editor));
  await dialog(page).getByRole("button", { name: "Una por una" }).click();
  for (const name of ["Primera", "Segunda"]) {
    await page.getByRole("dialog", { name: "¿Qué se ve en la foto?" }).getByRole("textbox").fill(name);
    await dialog(page).getByRole("button", { name: "Poner en el texto" }).click();
  }
  await expect(typedText(page).getByRole("img", { name: "Segunda" })).toBeVisible();
});

/** Returns the paths of two pictures of another article. */
const picturesIn = ({ contentDir }: OpenEditor) =>
  ["portada.webp", "detalle.webp"].map((name) => path.join(contentDir, "articles/Telar", name));

test("an address of a video pasted on a line of its own can become a video block", async ({ page, editor }) => {
  await openWith(page, editor, "Uno.\n\n");
  await page.keyboard.press("Control+End");
  const address = "https://vimeo.com/76979871";
  await paste(page, address);
  await expect(typedText(page)).toContainText(address);
  await page.getByRole("button", { name: "Mostrar el video" }).click();
  await dialog(page).getByRole("textbox", { name: "Título" }).fill("El taller");
  await dialog(page).getByRole("button", { name: "Listo" }).click();
  await expect(block(page, /^Video o audio/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Dejar la dirección" })).toBeHidden();
  expect(await saveText(page, editor)).toBe(`Uno.\n\n${EMBED}`);

  await test.step("the address stays when the offer is declined or ignored", async () => {
    await write(page, "");
    await paste(page, address);
    await expect(page.getByRole("button", { name: "Dejar la dirección" })).toBeVisible();
    expect(await saveText(page, editor)).toBe(address);
    await page.getByRole("button", { name: "Dejar la dirección" }).click();
    await expect(page.getByRole("button", { name: "Dejar la dirección" })).toBeHidden();
    await expect(typedText(page)).toHaveText(address);
  });
  await test.step("an address within a sentence brings no offer", async () => {
    await write(page, "Ver ");
    await page.keyboard.press("Control+End");
    await paste(page, address);
    await expect(typedText(page)).toContainText(`Ver ${address}`);
    await expect(page.getByRole("button", { name: "Mostrar el video" })).toHaveCount(0);
  });
});

test("axe finds nothing in blocks and their dialogs", async ({ page, editor }) => {
  await openWith(page, editor, ["Uno.", FIGURE, GALLERY, QUOTE, EMBED].join("\n\n"));
  await expect(block(page, /^Video o audio/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const name of ["Foto con epígrafe", "Galería", "Frase destacada", "Video o audio"]) {
    await editButton(page, new RegExp(`^${name}`)).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectAccessible(page, name);
    await dialog(page).getByRole("button", { name: "Cancelar" }).click();
    await expect(dialog(page)).toBeHidden();
  }
});
