/** A newcomer adds an issue and makes it ready to publish, without a terminal or a guide. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { load } from "js-yaml";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { expect, markReady, see, stateOf, test } from "../support/editing.ts";

const run = promisify(execFile);

const CREDITS = [
  ["Fotografía", "Ana Sosa"],
  ["Styling", "Vera Corvalán"],
  ["Makeup", "Ludmila Greco"],
] as const;
const OTHER_CREDITS = [
  ["Locación", "Pileta Los Aromos"],
  ["Retoque", "Lisandro Pueyo"],
] as const;
const PICTURES = ["Foto Uno.JPG", "Foto dos.jpg", "foto_tres.jpg", "Última (4).jpeg"];

async function picture(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: { r: 70, g: 90, b: 110 } } });
  return { name, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

/** Fills the open item of a list of credits. */
async function fillCredit(column: Locator, [rol, name]: readonly [string, string]): Promise<void> {
  await column.getByRole("textbox", { name: "Rol", exact: true }).last().fill(rol);
  await column.getByRole("combobox", { name: "Nombre", exact: true }).last().fill(name);
}

async function addCredits(
  form: Locator,
  column: string,
  credits: readonly (readonly [string, string])[],
): Promise<void> {
  const group = form.getByRole("group", { name: column });
  for (const credit of credits) {
    await form.getByRole("button", { name: `Agregar a ${column}` }).click();
    // Until the new item opens, the last role is that of the item before.
    await expect(group.getByRole("textbox", { name: "Rol", exact: true }).last()).toHaveValue("");
    await fillCredit(group, credit);
  }
}

async function createIssue(page: Page, name: string): Promise<void> {
  await see(page, "Documentos");
  await page.getByRole("button", { name: "Nuevo", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tipo").selectOption({ label: "Número" });
  await dialog.getByLabel("¿Cómo se llama?").fill(name);
  await dialog.getByRole("button", { name: "Crear" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a new issue is filled in, previewed, corrected and made ready to publish", async ({ page, editor }) => {
  test.slow();
  await page.goto(editor.address);
  await createIssue(page, "Ana María Pérez");
  const form = page.getByRole("form", { name: "Campos del documento" });
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toContainText("Ana María Pérez");
  await see(page, "Página");
  await expect(frame.getByText("Borrador: no se publica")).toBeVisible();
  await see(page, "Formulario");

  const cover = form.getByRole("group", { name: "Tapa" });
  await cover.locator("input[type=file]").setInputFiles(await picture("Tapa final (2).JPG", 900, 1200));
  await cover.getByLabel("Texto alternativo").fill("Ana María de pie, con un tapado largo");
  await see(page, "Página");
  await expect(frame.getByRole("img", { name: "Ana María de pie" })).toBeVisible();
  await see(page, "Formulario");

  await addCredits(form, "Primera columna", [["Dirección general", "Julia Benavídez"], ...CREDITS]);
  await addCredits(form, "Segunda columna", OTHER_CREDITS);
  await see(page, "Página");
  await expect(frame.getByText("Lisandro Pueyo")).toBeVisible();
  await see(page, "Formulario");

  const gallery = form.getByRole("group", { name: "Galería" });
  await gallery
    .locator("input[type=file]")
    .first()
    .setInputFiles(await Promise.all(PICTURES.map((name) => picture(name, 900, 1200))));
  await expect(gallery.getByRole("button", { name: /^Mover/ })).toHaveCount(PICTURES.length);
  for (const [index] of PICTURES.entries()) {
    const description = gallery.getByLabel("Texto alternativo");
    await description.fill(`Retrato número ${index + 1}`);
    await description.press("Enter");
  }

  await form.getByRole("textbox", { name: "Presentación" }).click();
  await page.keyboard.type("Ana María Pérez pinta de noche.");
  await see(page, "Página");
  await expect(frame.getByText("Ana María Pérez pinta de noche.")).toBeVisible();
  await see(page, "Formulario");

  // Two mistakes: a colour that cannot be read on black, and no name.
  await form.getByRole("textbox", { name: "Color del número", exact: true }).fill("#222222");
  await form.getByRole("textbox", { name: "Nombre", exact: true }).first().fill("");
  const problems = page.getByRole("region", { name: "Problemas" });
  await expect(problems.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("main").getByRole("button", { name: "Publicar" }).click();
  await expect(problems.getByRole("listitem")).toHaveCount(2);
  await expect(stateOf(page)).toContainText("falta");
  await problems.getByRole("button", { name: /no se lee/ }).click();
  await expect(form.getByRole("textbox", { name: "Color del número", exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("#39FF14");
  await expect(problems.getByRole("listitem")).toHaveCount(1);
  await problems.getByRole("button").click();
  await expect(form.getByRole("textbox", { name: "Nombre", exact: true }).first()).toBeFocused();
  await page.keyboard.type("Ana María Pérez");
  await expect(problems).toHaveCount(0);

  await see(page, "Página");
  await page.getByRole("button", { name: "Teléfono" }).click();
  await expect.poll(() => frame.locator("html").evaluate(() => window.innerWidth)).toBe(390);
  await expect(frame.getByRole("heading", { level: 1 })).toContainText("Ana María Pérez");

  await see(page, "Formulario");
  await markReady(page);
  await expect(stateOf(page)).toContainText("Ya no es un borrador.");
  await expect(frame.getByText("Borrador: no se publica")).toHaveCount(0);

  const issue = load(await editor.read("issues/AnaMariaPerez.yaml")) as Record<string, unknown>;
  const credit = ([rol, name]: readonly [string, string]) => ({ rol, name });
  expect(issue).toMatchObject({
    name: "Ana María Pérez",
    color: "#39FF14",
    image: { src: "AnaMariaPerez/tapa-final-2.jpg", alt: "Ana María de pie, con un tapado largo" },
    credits: {
      col1: [["Dirección general", "Julia Benavídez"] as const, ...CREDITS].map(credit),
      col2: OTHER_CREDITS.map(credit),
    },
    presentation: "Ana María Pérez pinta de noche.",
    gallery: ["foto-uno", "foto-dos", "foto-tres", "ultima-4"].map((name, index) => ({
      src: `AnaMariaPerez/${name}.jpg`,
      alt: `Retrato número ${index + 1}`,
      orientation: "portrait",
    })),
  });
  expect(issue).not.toHaveProperty("draft");
  await run(process.execPath, ["scripts/compiled.mjs", "content", "check", "--content", editor.contentDir], {
    cwd: ROOT,
  });
});
