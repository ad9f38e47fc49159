/** Creates, publishes and corrects an issue on a phone, and counts every tap. */
import type { FileChooser, Locator } from "@playwright/test";
import { expect, form as formIn, paste, PATIENCE, photo, testOnPhone as test } from "../support/editing.ts";

/** The number of taps without detours. */
const MAX_TAPS = 22;

const CREDITS =
  "Foto: Ana Sosa / Estilismo: Vera Corvalán / Maquillaje: Eva Ríos / Peinado: Juan Gil / Producción: Mora Luz";
/** Fills an empty field with inserted text, because Chromium drops keys that are pressed right after a tap. */
async function insert(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await field.page().keyboard.insertText(words);
  await expect(field).toHaveValue(words);
}

const TEXT = "Violeta Ríos pinta de noche.\n\nDe día duerme en un cuarto con poca lus.";

test("an issue is created, published and corrected in at most 22 taps", async ({ page, editor }) => {
  test.setTimeout(240_000);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const choose = async (target: Locator, photos: Parameters<FileChooser["setFiles"]>[0]) => {
    const chooser = page.waitForEvent("filechooser");
    await tap(target);
    await (await chooser).setFiles(photos);
  };
  const form = formIn(page);
  const group = (name: string) => form.getByRole("group", { name });
  const dialog = page.getByRole("dialog");
  const publishIssue = async () => {
    await tap(page.getByRole("main").getByRole("button", { name: "Publicar" }));
    await tap(dialog.getByRole("button", { name: "Publicar", exact: true }));
    await expect(dialog.getByRole("status").filter({ hasText: "Publicado, en camino" })).toBeVisible(PATIENCE);
    await tap(dialog.getByRole("button", { name: "Listo" }));
  };

  await page.goto(editor.address);
  await test.step("an issue is created with a name", async () => {
    await tap(page.getByRole("button", { name: "Nuevo documento" }));
    await expect(dialog.getByLabel("¿Cómo se llama?")).toBeFocused();
    await page.keyboard.type("Violeta Ríos");
    await page.keyboard.press("Enter");
    await expect(form.getByRole("textbox", { name: "Número", exact: true })).toBeFocused();
  });
  await test.step("a cover of twelve megapixels is added", async () => {
    await choose(
      group("Tapa").getByRole("button", { name: "Tapa: cambiar la foto" }),
      await photo("IMG_0001.JPG", 3000, 4000),
    );
    const description = group("Tapa").getByLabel("Texto alternativo");
    await tap(description);
    await insert(description, "Violeta de pie");
  });
  await test.step("five credits are pasted", async () => {
    await tap(form.getByRole("button", { name: "Agregar a Primera columna" }));
    await expect(group("Primera columna").getByRole("textbox", { name: "Rol", exact: true })).toBeFocused();
    await paste(page, CREDITS);
    await expect(
      group("Primera columna").getByRole("button", { name: "Producción · Mora Luz", exact: true }),
    ).toBeVisible();
  });
  await test.step("four pictures are added and described", async () => {
    const photos = await Promise.all([1, 2, 3, 4].map((each) => photo(`IMG_${each}.JPG`, 900, 1200)));
    await choose(group("Galería").getByRole("button", { name: "Agregar fotos a Galería" }), photos);
    const gallery = group("Galería");
    await expect(gallery.getByRole("button", { name: /^Mover/ })).toHaveCount(4, PATIENCE);
    for (const index of photos.keys()) {
      await insert(gallery.getByLabel("Texto alternativo"), `Retrato ${index + 1}`);
      await page.keyboard.press("Enter");
    }
  });
  const presentation = form.getByRole("textbox", { name: "Presentación" });
  await test.step("a text is pasted", async () => {
    await tap(presentation);
    await expect(presentation).toBeFocused();
    await paste(page, TEXT);
  });
  await publishIssue();
  await test.step("a word is corrected and published", async () => {
    await tap(presentation);
    await expect(presentation).toBeFocused();
    await page.keyboard.press("ControlOrMeta+End");
    for (let letter = 0; letter < "us.".length; letter++) await page.keyboard.press("Backspace");
    await page.keyboard.type("uz.");
    await publishIssue();
  });
  const issue = editor.remoteGit("show", "main:content/issues/VioletaRios.yaml");
  expect(issue).toContain("poca luz");
  expect(issue).not.toContain("Dirección general");
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});
