/** The form of a document, by pointer and by keyboard. */
import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { today } from "../../src/content/compiler/document/publication.ts";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import {
  drop,
  expect,
  field,
  type OpenEditor,
  openDocument,
  save,
  stateOf,
  test,
  testWithClock,
  typedText,
  unfold,
} from "../support/editing.ts";
import { hold } from "../support/page.ts";

const FILE = "issues/BrunoLedesma.yaml";
const pictureIn = ({ contentDir }: OpenEditor, name: string) => path.join(contentDir, "issues/CiroBalbuena", name);

const group = (page: Page, name: string | RegExp) => page.getByRole("group", { name });

test("a credit added by keyboard is saved as if written by hand", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await page.getByRole("button", { name: "Agregar a Segunda columna" }).press("Enter");
  await expect(group(page, /Segunda columna/).getByLabel("Rol")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ana Sosa");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Edición");
  await expect(page.getByRole("button", { name: "Edición · Ana Sosa", exact: true })).toBeVisible();
  await save(page);
  expect(await editor.read(FILE)).toContain("    - rol: Edición\n      name: Ana Sosa\n");
});

test("one press replaces a mistake by the suggested text", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  const name = field(page, "Nombre");
  await name.fill("Bruno &amp; Ledesma");
  await expect(page.getByText("Escribí «Bruno & Ledesma».")).toBeVisible();
  await page.getByRole("button", { name: "Corregir" }).press("Enter");
  await expect(name).toHaveValue("Bruno & Ledesma");
  await expect(name).toBeFocused();
  await expect(page.getByText("Escribí «Bruno & Ledesma».")).toBeHidden();
  await save(page);
  expect(await editor.read(FILE)).toContain("name: Bruno & Ledesma\n");
});

test("the keyboard moves an item, and each step is announced", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/CiroBalbuena.yaml");
  const list = group(page, /Primera columna/);
  const lines = list.getByRole("button", { expanded: false });
  const [first = "", second = ""] = await lines.allTextContents();
  await list.getByRole("button", { name: `Mover ${first}` }).press("Space");
  await expect(page.getByText(`Agarraste ${first}, lugar 1 de`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${first}: lugar 2 de`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(lines.first()).toHaveText(second);
  await list.getByRole("button", { name: `Subir ${first}` }).press("Enter");
  await expect(lines.first()).toHaveText(first);
  await expect(list.getByRole("button", { name: `Subir ${first}` })).toBeFocused();
});

test("removing an item moves the focus to the next item", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/DelfinaArce.yaml");
  const list = group(page, /Primera columna/);
  const lines = list.getByRole("button", { expanded: false });
  const [first = "", second = ""] = await lines.allTextContents();
  await list.getByRole("button", { name: `Quitar ${first}` }).press("Enter");
  await expect(list.getByRole("button", { name: second, exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(lines.first()).toHaveText(first);
});

const WAITS = "El otro documento se abre cuando termine de llegar";

/** Holds uploads of pictures back until the returned function is called. */
const holdPictures = (page: Page) => hold(page, "**/foto?*");

const follow = (page: Page, file: string) => page.evaluate((address) => void (window.location.hash = address), file);

const expectKenji = (page: Page) => expect(field(page, "Nombre")).toHaveValue("Kenji Uehara");

test("a document stays open until its picture has arrived", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/IrinaFalcon.yaml");
  const gallery = group(page, /Galería/);
  const pictures = gallery.getByRole("button", { name: /^Mover / });
  const before = await pictures.count();
  const send = await holdPictures(page);
  await drop(gallery.getByText("o soltalas acá"), [pictureIn(editor, "tapa.webp")]);
  await expect(gallery.getByText("Guardando tapa.webp…")).toBeVisible();
  await test.step("the document cannot be duplicated, renamed or removed meanwhile", async () => {
    await page.getByRole("button", { name: "Más", exact: true }).click();
    for (const name of ["Duplicar…", "Cambiar la dirección…", "Borrar…"])
      await expect(page.getByRole("menuitem", { name: `${name} (esperá la foto)` })).toBeDisabled();
    await page.keyboard.press("Escape");
  });
  await follow(page, "issues/KenjiUehara.yaml");
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(pictures).toHaveCount(before);
  send();
  await expectKenji(page);
  await expect(page.getByText(WAITS)).toBeHidden();
  await page.goBack();
  await expect(pictures).toHaveCount(before + 1);
});

const WITH_GALLERY = "issues/ElenaTroncoso.yaml";

/** Types the description of the open picture of a gallery. */
async function describe(page: Page, gallery: Locator, words: string): Promise<void> {
  const description = gallery.getByRole("textbox", { name: "Texto alternativo" });
  await expect(description).toHaveValue("");
  await expect(description).toBeFocused();
  await page.keyboard.type(words);
}

/** Opens a document, adds two pictures to its gallery, and describes the first of these two. */
async function openWithGallery(page: Page, editor: OpenEditor): Promise<Locator> {
  await openDocument(page, editor, WITH_GALLERY);
  const gallery = group(page, /Galería/);
  const items = gallery.getByRole("button", { name: /^Mover / });
  const before = await items.count();
  await drop(gallery.getByText("o soltalas acá"), [pictureIn(editor, "tapa.webp"), pictureIn(editor, "retrato.webp")]);
  await expect(items).toHaveCount(before + 2);
  await describe(page, gallery, "Una");
  return gallery;
}

test("a picture that arrives after its item was removed stays out of the list", async ({ page, editor }) => {
  const gallery = await openWithGallery(page, editor);
  await page.keyboard.press("Enter");
  await describe(page, gallery, "Otra");
  const send = await holdPictures(page);
  await drop(gallery.getByRole("button", { name: /cambiar la foto$/ }), [pictureIn(editor, "tapa.webp")]);
  await expect(gallery.getByText("Guardando tapa.webp…")).toBeVisible();
  await gallery.getByRole("button", { name: "Quitar Otra" }).click();
  const answer = page.waitForResponse("**/foto?*");
  send();
  const { src } = (await (await answer).json()) as { src: string };
  await save(page);
  expect(await editor.read(WITH_GALLERY)).not.toContain(src);
});

test("dropped pictures ask for a text, and one that arrives after its row was closed gets into its item", async ({
  page,
  editor,
}) => {
  const gallery = await openWithGallery(page, editor);
  const send = await holdPictures(page);
  const picture = gallery.getByRole("button", { name: /cambiar la foto$/ });
  await drop(picture, [pictureIn(editor, "retrato.webp")]);
  await expect(picture).toHaveText("Guardando…");
  await page.keyboard.press("Enter");
  await describe(page, gallery, "Otra");
  const answer = page.waitForResponse("**/foto?*");
  send();
  const { src } = (await (await answer).json()) as { src: string };
  await expect(gallery.getByText("Guardando")).toHaveCount(0);
  await save(page);
  expect(await editor.read(WITH_GALLERY)).toMatch(new RegExp(`src: ${src}\n +alt: Una\n`));
});

test("the focus goes on from a picture of the folder that is deleted or chosen", async ({ page, editor }) => {
  const folder = path.join(editor.contentDir, "issues/BrunoLedesma");
  for (const name of ["a.webp", "b.webp", "c.webp"])
    copyFileSync(pictureIn(editor, "tapa.webp"), path.join(folder, name));
  await openDocument(page, editor, FILE);
  const cover = group(page, /^Tapa/).first();
  await cover.getByRole("button", { name: "Fotos ya subidas…" }).click();
  for (const name of ["Borrar a.webp", "Sí, borrar la foto a.webp"])
    await cover.getByRole("button", { name }).press("Enter");
  await expect(cover.getByRole("button", { name: "Usar b.webp" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cover.getByRole("button", { name: /cambiar la foto$/ })).toBeFocused();
  for (const name of ["Borrar c.webp", "Sí, borrar la foto c.webp"])
    await cover.getByRole("button", { name }).press("Enter");
  await expect(cover.getByRole("button", { name: "Fotos ya subidas…" })).toBeFocused();
});

test("a text stays open until its new picture is described", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "articles/Telar.md");
  const text = typedText(page);
  await text.focus();
  const send = await holdPictures(page);
  await drop(text, [pictureIn(editor, "tapa.webp")]);
  await expect(page.getByText("Guardando tapa.webp…")).toBeVisible();

  await test.step("closing the window asks first", async () => {
    const question = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    expect((await question).type()).toBe("beforeunload");
    await (await question).dismiss();
  });

  await follow(page, "issues/KenjiUehara.yaml");
  await expect(page.getByText(WAITS)).toBeVisible();
  send();
  await page.getByRole("textbox", { name: "Descripción" }).fill("Una tapa que llegó tarde");
  await expect(page.getByText(WAITS)).toBeAttached();
  await page.getByRole("button", { name: "Poner en el texto" }).click();
  await expectKenji(page);
  await page.goBack();
  await expect(text.getByRole("img", { name: "Una tapa que llegó tarde" })).toBeVisible();
});

/** Drops a file of the disk through the browser itself, unlike `drop`. */
async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to drop onto.");
  const at = { x: box.x + 10, y: box.y + 10, data: { items: [], files: [file], dragOperationsMask: 1 } };
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...at });
}

test("a dropped file is refused outside of texts, not opened", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, "articles/Telar.md");
  const answers: string[] = [];
  await page.exposeFunction("answer", (answer: string) => void answers.push(answer));
  // Headless Chromium never opens a dropped file, but the drop effect shows what other browsers would do.
  const listen = (root: Element) => {
    const { answer } = window.top as unknown as { answer: (text: string) => void };
    root.ownerDocument.defaultView?.addEventListener("dragover", ({ defaultPrevented, dataTransfer }) =>
      answer(defaultPrevented ? (dataTransfer?.dropEffect ?? "") : "opened"),
    );
  };
  for (const view of [page, frame]) await view.locator(":root").evaluate(listen);
  for (const place of [stateOf(page), page.getByLabel("Título de la nota"), frame.locator("h1")]) {
    answers.length = 0;
    await dropFile(page, place, pictureIn(editor, "tapa.webp"));
    await expect.poll(() => answers).toContain("none");
    expect(new Set(answers)).toEqual(new Set(["none"]));
  }

  await test.step("a text accepts the file", async () => {
    await dropFile(page, typedText(page).locator("div").first(), pictureIn(editor, "tapa.webp"));
    await expect(page.getByRole("textbox", { name: "Descripción" })).toBeVisible();
  });
});

test("a replaced picture asks to check the old description", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/GaelMonzon.yaml");
  const cover = group(page, /^Tapa/);
  const reminder = cover.getByText("era de la foto anterior");
  await drop(cover, [pictureIn(editor, "tapa.webp")]);
  await expect(reminder).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(reminder).toBeHidden();
  await page.getByRole("button", { name: "Rehacer" }).click();
  await expect(reminder).toBeVisible();
  await cover.getByLabel("Texto alternativo").fill("Otra tapa");
  await expect(reminder).toBeHidden();
});

testWithClock("a press or arrow keys set the focal point of a picture", async ({ page, editor }) => {
  const frame = await openDocument(page, editor, "articles/Merlina.md");
  await unfold(page);
  const fileText = () => readFileSync(path.join(editor.contentDir, "articles/Merlina.md"), "utf8");
  const before = fileText();
  const picture = group(page, /^Imagen de la nota/);
  const point = picture.getByRole("slider", { name: "Punto focal" });
  await expect(point).toBeHidden();
  await picture.getByRole("button", { name: "Punto focal" }).click();
  await expect(picture.getByText("Tocá lo que tiene que verse siempre")).toBeVisible();

  await test.step("a press sets the point, and the page follows at once", async () => {
    await expect(point).toHaveAttribute("aria-valuetext", "50 % desde la izquierda, 50 % desde arriba");
    await point.getByRole("presentation").evaluate((image: HTMLImageElement) => image.decode());
    const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
    await point.click({ position: { x: width * 0.25, y: height * 0.8 } });
    await expect(point).toHaveAttribute("aria-valuetext", /^2[456] % desde la izquierda, (?:79|8[01]) % desde arriba$/);
    const pagePicture = frame.getByRole("main").getByRole("img", { name: /^Portada/ });
    await expect(pagePicture).toHaveCSS("object-position", /^2[456]% (?:79|8[01])%$/);
  });

  await test.step("arrow keys move the point, and undo takes them back", async () => {
    // With a fixed clock all presses are one step of undo, however slow the machine is.
    await page.clock.setFixedTime(Date.now());
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown"])
      await point.press(`Shift+${key}`);
    await point.press("ArrowRight");
    await point.press("ArrowUp");
    await expect(point).toHaveAttribute("aria-valuetext", "1 % desde la izquierda, 99 % desde arriba");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(point).not.toHaveAttribute("aria-valuetext", /^1 %/);
    await page.getByRole("button", { name: "Rehacer" }).click();
    await save(page);
    expect(fileText()).toBe(before.replace(/(credit: Arte del taller\n)/, "$1  focus: 1 99\n"));
  });

  await test.step("a point in the middle is not written to the file", async () => {
    await picture.getByRole("button", { name: "Centro" }).click();
    await save(page);
    expect(fileText()).toBe(before);
  });
});

test("an invalid picture is refused with a message", { tag: "@exhaustive" }, async ({ page, editor, complaints }) => {
  await openDocument(page, editor, "issues/FacundoIriarte.yaml");
  const button = page.getByRole("button", { name: "Tapa: cambiar la foto" });
  const source = await button.getAttribute("title");
  const chooser = page.waitForEvent("filechooser");
  await button.click();
  await (await chooser).setFiles({ name: "nota.webp", mimeType: "image/webp", buffer: Buffer.from("no es una foto") });
  await expect(page.getByRole("alert").filter({ hasText: "nota.webp: " })).toBeVisible();
  await expect(button).toHaveAttribute("title", source ?? "");
  // The server refused the file, which causes a console error that is expected here.
  complaints.length = 0;
});

testWithClock(
  "«hoy» is the day of the magazine, whatever the clock of the browser says",
  { tag: "@exhaustive" },
  async ({ page, editor }) => {
    await page.clock.setSystemTime("2031-03-07T12:00:00Z");
    await openDocument(page, editor, "articles/Puma.md");
    await unfold(page);
    await field(page, "Día de publicación").fill(today(contentConfig.timeZone));
    await expect(page.getByText(/ · hoy$/)).toBeVisible();
  },
);

test("an optional hour is saved, stays with a corrected day, and is removed when emptied", async ({ page, editor }) => {
  const file = "articles/Puma.md";
  await openDocument(page, editor, file);
  await unfold(page);
  const day = field(page, "Día de publicación");
  const hour = page.getByLabel("Día de publicación: hora, si hace falta");
  await day.fill("2099-11-06");
  await hour.fill("18:30");
  await day.fill("");
  await expect(hour).toBeDisabled();
  await day.fill("2099-11-07");
  await expect(hour).toHaveValue("18:30");
  await expect(page.getByText("sábado 7 de noviembre de 2099 a las 18:30 · por venir")).toBeVisible();
  await save(page);
  expect(await editor.read(file)).toContain("published: 2099-11-07 18:30\n");
  await hour.fill("");
  await save(page);
  expect(await editor.read(file)).toContain("published: 2099-11-07\n");
});

test("too low a contrast is reported while a colour is chosen", { tag: "@exhaustive" }, async ({ page, editor }) => {
  await openDocument(page, editor, "issues/GaelMonzon.yaml");
  await page.getByLabel("Color del número", { exact: false }).last().fill("#112233");
  await expect(page.getByText(/Contraste 1,\d sobre el fondo: hace falta 4,5 o más/)).toBeVisible();
});

test("a default value is not written to the file", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "issues/LolaMarmol.yaml";
  await openDocument(page, editor, file);
  await unfold(page);
  const before = await editor.read(file);
  await page.getByRole("radio", { name: "inglés" }).check({ force: true });
  await save(page);
  expect(await editor.read(file)).toContain("lang: en\n");
  await page.getByRole("radio", { name: "castellano" }).check({ force: true });
  await save(page);
  expect(await editor.read(file)).toBe(before);
});

test("a person of the team is found by letters of the name", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const file = "articles/Telar.md";
  await openDocument(page, editor, file);
  await unfold(page);
  const author = page.getByRole("combobox", { name: "Firma" });
  await author.fill("tomas");
  // The list also has the person that was chosen before, at its end.
  await expect(page.getByRole("option")).toHaveText(["Tomás Arrieta", "Renata Quiroga"]);
  await expect(page.getByRole("option").first()).toHaveAttribute("data-highlighted");
  await author.press("Enter");
  await expect(author).toHaveValue("Tomás Arrieta");
  await save(page);
  expect(await editor.read(file)).toContain("author: tomas-arrieta\n");
});

test("after midnight, an open document counts days from the new day", async ({ page, editor }) => {
  let now = "2026-11-25 23:59";
  await page.route(`**${PREFIX}list`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), now } });
  });
  await openDocument(page, editor, "articles/Puma.md");
  await unfold(page);
  await page.getByRole("textbox", { name: "Día de publicación", exact: true }).fill("2026-11-26");
  await expect(page.getByText("por venir, mañana")).toBeVisible();
  now = "2026-11-26 00:00";
  // Makes the editor connect again and request the current time.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText(/ · hoy$/)).toBeVisible();
});
