/** A newcomer adds an issue and makes it ready to publish, without a terminal or a guide. */
import { load } from "js-yaml";
import type { Page } from "@playwright/test";
import {
  expect,
  field,
  form as formIn,
  markReady,
  paste,
  photo,
  publishOpen,
  see,
  stateOf,
  test,
} from "../support/editing.ts";
import { runCommand } from "../support/processes.ts";

/** Texts that are pasted into the lists of credits: label of the list → text. */
const CREDITS = {
  "Primera columna": "Dirección general: Julia Benavídez / Fotografía: Ana Sosa / Styling: Vera Corvalán",
  "Segunda columna": "Locación: Pileta Los Aromos / Retoque: Lisandro Pueyo",
};
const PICTURES = ["Foto Uno.JPG", "Foto dos.jpg", "foto_tres.jpg", "Última (4).jpeg"];

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
  const form = formIn(page);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toContainText("Ana María Pérez");
  await see(page, "Página");
  await expect(frame.getByText("Borrador: no se publica")).toBeVisible();
  await see(page, "Formulario");

  const cover = form.getByRole("group", { name: "Tapa" });
  await cover.locator("input[type=file]").setInputFiles(await photo("Tapa final (2).JPG", 900, 1200));
  await cover.getByLabel("Texto alternativo").fill("Ana María de pie, con un tapado largo");
  await see(page, "Página");
  await expect(frame.getByRole("img", { name: "Ana María de pie" })).toBeVisible();
  await see(page, "Formulario");

  for (const [column, credits] of Object.entries(CREDITS)) {
    await form.getByRole("button", { name: `Agregar a ${column}` }).focus();
    await paste(page, credits);
  }
  await see(page, "Página");
  await expect(frame.getByText("Lisandro Pueyo")).toBeVisible();
  await see(page, "Formulario");

  const gallery = form.getByRole("group", { name: "Galería" });
  await gallery
    .locator("input[type=file]")
    .first()
    .setInputFiles(await Promise.all(PICTURES.map((name) => photo(name, 900, 1200))));
  await expect(gallery.getByRole("button", { name: /^Mover/ })).toHaveCount(PICTURES.length);
  for (const [index] of PICTURES.entries()) {
    const description = gallery.getByLabel("Texto alternativo");
    // Waits until the next item is open. Until then, the description is that of the previous item.
    await expect(description).toHaveValue("");
    await description.fill(`Retrato número ${index + 1}`);
    await description.press("Enter");
  }

  await form.getByRole("textbox", { name: "Presentación" }).click();
  await page.keyboard.type("Ana María Pérez pinta de noche.");
  await see(page, "Página");
  await expect(frame.getByText("Ana María Pérez pinta de noche.")).toBeVisible();
  await see(page, "Formulario");

  // Two mistakes: a colour that cannot be read on black, and no name.
  await field(page, "Color del número").fill("#222222");
  await field(page, "Nombre").fill("");
  const problems = page.getByRole("region", { name: "Problemas" });
  await expect(problems.getByRole("listitem")).toHaveCount(1);
  await publishOpen(page);
  await expect(problems.getByRole("listitem")).toHaveCount(2);
  await expect(stateOf(page)).toContainText("falta");
  await problems.getByRole("button", { name: /no se lee/ }).click();
  await expect(field(page, "Color del número")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("#39FF14");
  await expect(problems.getByRole("listitem")).toHaveCount(1);
  await problems.getByRole("button").click();
  await expect(field(page, "Nombre")).toBeFocused();
  await page.keyboard.type("Ana María Pérez");
  await expect(problems).toHaveCount(0);

  await see(page, "Página");
  await page.getByRole("button", { name: "Teléfono" }).click();
  await expect.poll(() => frame.locator("html").evaluate(() => window.innerWidth)).toBe(390);
  await expect(frame.getByRole("heading", { level: 1 })).toContainText("Ana María Pérez");

  await see(page, "Formulario");
  await markReady(page);
  await expect(stateOf(page)).toContainText("Listo: falta publicarlo.");
  await expect(frame.getByText("Borrador: no se publica")).toHaveCount(0);

  const issue = load(await editor.read("issues/AnaMariaPerez.yaml")) as Record<string, unknown>;
  expect(issue).toMatchObject({
    name: "Ana María Pérez",
    color: "#39FF14",
    image: { src: "AnaMariaPerez/tapa-final-2.jpg", alt: "Ana María de pie, con un tapado largo" },
    credits: {
      col1: [
        { rol: "Dirección general", name: "Julia Benavídez" },
        { rol: "Fotografía", name: "Ana Sosa" },
        { rol: "Styling", name: "Vera Corvalán" },
      ],
      col2: [
        { rol: "Locación", name: "Pileta Los Aromos" },
        { rol: "Retoque", name: "Lisandro Pueyo" },
      ],
    },
    presentation: "Ana María Pérez pinta de noche.",
    gallery: ["foto-uno", "foto-dos", "foto-tres", "ultima-4"].map((name, index) => ({
      src: `AnaMariaPerez/${name}.jpg`,
      alt: `Retrato número ${index + 1}`,
      orientation: "portrait",
    })),
  });
  expect(issue).not.toHaveProperty("draft");
  expect(runCommand(["content", "check", "--content", editor.contentDir])).toMatchObject({ status: 0 });
});
