/** The documents that the home page features, chosen and ordered in the form. */
import type { Page } from "@playwright/test";
import { expect, openDocument, save, see, test } from "../support/editing.ts";

const FILE = "pages/home.yaml";

test("features are found by title, reordered by keyboard and shown on the home page", async ({ page, editor }) => {
  const home = await openDocument(page, editor, FILE);
  await addFeature(page, "biot", /^Biotico\s*Tarjeta$/);
  await addFeature(page, "mora vid", /^Mora Vidal\s*Número$/);
  await page
    .getByRole("button", { name: /^Subir / })
    .last()
    .press("Enter");
  await see(page, "Página");
  await expect(home.getByRole("region", { name: "Destacados" }).getByRole("article")).toHaveText([
    /^Número · #75\s*Mora Vidal/,
    /^Proyecto\s*Biotico/,
  ]);
  await see(page, "Formulario");
  await save(page);
  expect(await editor.read(FILE)).toMatch(/features:\n\s*- issues\/MoraVidal\n\s*- cards\/Biotico\n/);
});

test("a repeated feature is reported at its field, and a sixth cannot be added", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await addFeature(page, "biot", /^Biotico/);
  await addFeature(page, "biot", /^Biotico/);
  await addFeature(page, "roots", /^Roots/);
  await addFeature(page, "mora vid", /^Mora Vidal/);
  await addFeature(page, "materia", /materia/i);
  await expect(page.getByRole("button", { name: "Agregar a Destacados" })).toHaveCount(0);
  const features = page.getByRole("group", { name: /^Destacados/ });
  await expect(features).toContainText("«cards/Biotico» ya está más arriba.");
});

/** Adds a feature by the keyboard. Enter chooses the highlighted document, which changes one frame after typing. */
async function addFeature(page: Page, letters: string, title: RegExp) {
  await page.getByRole("button", { name: "Agregar a Destacados" }).press("Enter");
  const field = page.getByRole("combobox", { name: /^Destacado/ }).last();
  // Waits for the new, empty field. Before it appears, the last field is that of the previous feature.
  await expect(field).toHaveValue("");
  await field.fill(letters);
  const option = page.getByRole("option").first();
  await expect(option).toHaveText(title);
  await expect(option).toHaveAttribute("data-highlighted");
  await field.press("Enter");
}
