/** Quick ways to enter credits: suggestions of known people, Enter, and pasted blocks. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, openDocument, paste, stateOf, test } from "../support/editing.ts";

const FILE = "issues/OliverioPaz.yaml";
const ROWS = /^(?:Dirección general · Julia Paz|Fotografía · Ana Sosa|Asistente de producción · Tomás Arrieta)$/;

const column = (page: Page) => page.getByRole("group", { name: /^Primera columna/ });
const row = (page: Page, name: string | RegExp) =>
  column(page).getByRole("button", { name, exact: true, expanded: false });
const role = (page: Page) => column(page).getByRole("textbox", { name: "Rol", exact: true });
const person = (page: Page) => column(page).getByRole("combobox", { name: "Nombre", exact: true });

test("a known person is suggested with a link, and Enter begins the next credit", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await column(page)
    .getByRole("button", { name: /^Agregar a/ })
    .click();
  await expect(role(page)).toBeFocused();
  await page.keyboard.type("Producción");
  await page.keyboard.press("Enter");
  await expect(person(page)).toBeFocused();
  await page.keyboard.type("arrieta");
  await expect(page.getByRole("option")).toHaveText("Tomás Arrieta · asistente de producción · @tomas.arrieta");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await expect(person(page)).toHaveValue("Tomás Arrieta");
  await expect(role(page)).toHaveValue("Producción");
  await expect(column(page).getByRole("textbox", { name: "Enlace", exact: true })).toHaveValue(/tomas\.arrieta$/);
  await page.keyboard.press("Enter");
  await expect(row(page, "Producción · Tomás Arrieta")).toBeVisible();
  await expect(role(page)).toBeFocused();
  await expect(role(page)).toHaveValue("");
});

test("a pasted block of credits becomes rows, which one undo removes", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await expect(row(page, ROWS)).toHaveCount(3);
  await column(page)
    .getByRole("button", { name: /^Agregar a/ })
    .focus();
  await paste(page, "Foto: Ana Sosa / Estilismo: Luis Paz y Eva Ríos");
  await expect(row(page, /^(?:Foto · Ana Sosa|Estilismo · Luis Paz|Eva Ríos)$/)).toHaveCount(3);
  await expect(row(page, "Eva Ríos")).toBeFocused();
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(row(page, /./)).toHaveCount(3);
  await expect(row(page, ROWS)).toHaveCount(3);
});

test("credits that a phone's keyboard inserts from its clipboard become rows", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await column(page)
    .getByRole("button", { name: /^Agregar a/ })
    .click();
  await expect(role(page)).toBeFocused();
  await page.keyboard.insertText("Foto: Ana Sosa\nEstilismo: Luis Paz y Eva Ríos");
  await expect(row(page, /^(?:Estilismo · Luis Paz|Eva Ríos)$/)).toHaveCount(2);
  await expect(person(page)).toHaveValue("Ana Sosa");
});
