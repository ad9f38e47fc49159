/** A press on the page beside the form leads to the field that the page shows there. */
import type { Page } from "@playwright/test";
import { expect, field, form, openDocument, press, publishAllButton, see, test } from "../support/editing.ts";

const focused = (page: Page) => page.locator(":focus");

test("a press on the page focuses its field, at each page width", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, "issues/PilarQuispe.yaml");
  const innerWidth = () => frame.locator("html").evaluate(() => window.innerWidth);
  await see(page, "Página");
  await page.getByRole("button", { name: "Computadora" }).click();
  await expect.poll(innerWidth).toBe(1440);
  await page.getByRole("button", { name: "Teléfono" }).click();
  await expect(page.getByRole("button", { name: "Teléfono" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(innerWidth).toBe(390);

  await frame.getByRole("heading", { level: 1 }).click();
  await expect(field(page, "Nombre")).toBeFocused();
  await see(page, "Página");
  await page.getByRole("button", { name: "Computadora" }).click();
  await expect.poll(innerWidth).toBe(1440);
  await frame.getByRole("main").getByRole("img").first().click();
  await expect(focused(page)).toHaveAccessibleName(/Tapa/);
  await press(frame.getByRole("main").getByText("Julia Paz").first());
  await expect(focused(page)).toHaveValue("Julia Paz");
  await press(
    frame
      .getByRole("main")
      .locator("p")
      .filter({ hasText: /\w{4}.{80}/ })
      .first(),
  );
  await expect(field(page, "Presentación")).toBeFocused();
  await expect(page).toHaveURL(/#issues\/PilarQuispe/);

  await press(frame.getByRole("banner").getByRole("link", { name: "NEWS" }));
  await expect(frame.getByRole("heading", { level: 1 })).toContainText("Pilar Quispe");
  expect(await frame.locator("html").evaluate(() => window.location.pathname)).toMatch(/\/PilarQuispe$/);
  await see(page, "Documentos");
  await expect(publishAllButton(page)).toBeInViewport({ ratio: 1 });
});

test("links, dates and bylines on the page lead to their fields", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const issue = await openDocument(page, editor, "issues/PilarQuispe.yaml");
  await press(issue.getByRole("link", { name: "Tomás Arrieta en instagram.com" }));
  await expect(focused(page)).toHaveValue("https://www.instagram.com/tomas.arrieta");

  const article = (await openDocument(page, editor, "articles/Merlina.md")).getByRole("main");
  await press(article.getByRole("time"));
  await expect(field(page, "Día de publicación")).toBeFocused();
  await press(article.getByRole("link", { name: "Renata Quiroga" }));
  await expect(focused(page)).toHaveAccessibleName("Firma");
});

test("a press on a text of a fixed page leads to its field", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const who = (await openDocument(page, editor, "pages/who.yaml")).getByRole("main");
  await press(who.getByText(/^Ponemos el foco/));
  await expect(page.getByRole("group", { name: "Declaración" }).locator(":focus")).toHaveValue(/^Ponemos el foco/);
  await expect(form(page).getByText("Lema")).toHaveCount(0);
  await page.getByRole("button", { name: "Más", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /versiones/i })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /Borrar/ })).toHaveCount(0);
});

test("equal words on a page each lead to their own field", async ({ page, editor }) => {
  const issue = (await openDocument(page, editor, "issues/PilarQuispe.yaml")).getByRole("main");
  await press(issue.getByRole("region", { name: "Créditos" }).getByText("Ivo Lombardi").nth(1));
  await expect(focused(page)).toHaveValue("Ivo Lombardi");
  await page.keyboard.press("Shift+Tab");
  await expect(focused(page)).toHaveValue("Diseño gráfico");

  const all = (await openDocument(page, editor, "editorials/proyecto7.yaml")).getByRole("main");
  await press(all.getByRole("region", { name: "Uncomfortable" }).getByText("Model").nth(2));
  await expect(focused(page)).toHaveValue("Model");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveValue("Jazmín Oroná");

  const club = (await openDocument(page, editor, "profiles/industria27.yaml")).getByRole("main");
  await press(club.getByRole("definition").getByText("Nina Cobo"));
  await expect(page.getByRole("group", { name: "Filas" }).locator(":focus")).toHaveValue("Nina Cobo");
});

test("a press on words of another document focuses no field", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const iframe = page.locator("iframe");
  const issue = (await openDocument(page, editor, "issues/PilarQuispe.yaml")).getByRole("main");
  await press(issue.getByRole("navigation").getByText("Ludmila Greco").first());
  await expect(iframe).toBeFocused();

  const all = (await openDocument(page, editor, "editorials/proyecto7.yaml")).getByRole("main");
  await press(all.getByRole("region", { name: "Unweaving Threads" }).getByText("Photographer"));
  await expect(iframe).toBeFocused();
});

test("the picture for wide windows leads to its own field", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const frame = await openDocument(page, editor, "site.yaml");
  await see(page, "Página");
  await page.getByRole("button", { name: "Computadora" }).click();
  const picture = frame.getByRole("main").getByRole("img", { name: /una mesa/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe("");
  // The carousel moves, so a click at a position could miss the picture.
  await picture.dispatchEvent("click");
  await expect(page.getByRole("group", { name: "Imagen ancha" }).locator(":focus")).toBeVisible();
});
