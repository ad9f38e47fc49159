/** The contents of an issue in the form: pieces of every type, found by their titles. */
import { expect, openDocument, save, test } from "../support/editing.ts";

const FILE = "issues/AmapolaFerre.yaml";

test("a piece is found by letters of its title, and a problem of it is reported at its field", async ({
  page,
  editor,
}) => {
  await openDocument(page, editor, FILE);
  await page
    .getByRole("group", { name: /^Contenido/ })
    .getByRole("button", { name: /^Oficios/ })
    .click();
  await page.getByRole("button", { name: "Agregar a Piezas" }).press("Enter");
  const piece = page.getByRole("combobox", { name: /^Pieza/ }).last();
  await expect(piece).toHaveValue("");
  await piece.fill("biot");
  await expect(page.getByRole("option")).toHaveText(/^Biotico\s*Tarjeta$/);
  await expect(page.getByRole("option")).toHaveAttribute("data-highlighted");
  await piece.press("Enter");
  await expect(piece).toHaveValue("Biotico");
  const pieces = page.getByRole("group", { name: /^Piezas/ });
  await expect(pieces).toContainText("«cards/Biotico» no dice en qué número salió.");
  await piece.fill("roots");
  await expect(piece).toHaveAttribute("aria-activedescendant", /Roost$/);
  await piece.press("Enter");
  await expect(pieces).not.toContainText("no dice en qué número salió");
  await save(page);
  expect(await editor.read(FILE)).toContain("pieces: [cards/Tussock, articles/Mayhem, cards/Roost]");
});
