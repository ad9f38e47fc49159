/** The documents that the home page features, chosen and ordered in the form. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, openDocument, see, stateOf, test } from "../support/editing.ts";

const FILE = "pages/home.yaml";

test("features are found by their titles, ordered by keys, and seen on the page", async ({ page, editor }) => {
  const before = await editor.read(FILE);
  const home = await openDocument(page, editor, FILE);
  const add = async (letters: string, title: RegExp) => {
    await page.getByRole("button", { name: "Agregar a Destacados" }).press("Enter");
    const feature = page.getByRole("combobox", { name: /^Destacado/ }).last();
    await feature.fill(letters);
    await expect(page.getByRole("option")).toHaveText(title);
    await feature.press("Enter");
  };
  await add("biot", /^Biotico\s*Tarjeta$/);
  await add("mora vid", /^Mora Vidal\s*Número$/);
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
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(stateOf(page)).toHaveText(/guardado/i);
  expect(await editor.read(FILE)).toMatch(/features:\n\s*- issues\/MoraVidal\n\s*- cards\/Biotico\n/);
  await page.goto("about:blank");
  await writeFile(path.join(editor.contentDir, FILE), before);
});

test("one twice is told at its field, and there is no place for a sixth", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  const add = page.getByRole("button", { name: "Agregar a Destacados" });
  for (const letters of ["biot", "biot", "roots", "mora vid", "materia"]) {
    await add.press("Enter");
    const feature = page.getByRole("combobox", { name: /^Destacado/ }).last();
    await feature.fill(letters);
    await expect(feature).toHaveAttribute("aria-activedescendant", /:option:/);
    await expect(page.getByRole("option").first()).toHaveAttribute("data-highlighted");
    await feature.press("Enter");
  }
  await expect(add).toHaveCount(0);
  const features = page.getByRole("group", { name: /^Destacados/ });
  await expect(features).toContainText("«cards/Biotico» ya está más arriba.");
});
