/** The address of a page or of a picture, handed on in the best way that the browser has. */
import type { Page } from "@playwright/test";
import { address, pictures, viewer } from "../../support/site/gallery.ts";
import { expect, test, visit } from "../../support/page.ts";

const shareButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Compartir" });

/** Gives the page a sheet, which keeps what it is asked to share and then does as it is told. */
const giveSheet = (page: Page, aborts: boolean) =>
  page.addInitScript((abort) => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.share = async (data) => {
      asked.push(data);
      if (abort) throw new DOMException("Share canceled", "AbortError");
    };
  }, aborts);

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);

/** Takes the sheet and, if so asked, the clipboard away. */
const takeAway = (page: Page, ...names: ("share" | "clipboard")[]) =>
  page.addInitScript((each) => {
    for (const name of each) Object.defineProperty(Navigator.prototype, name, { value: undefined });
    if (each.includes("share")) delete (Navigator.prototype as Partial<Navigator>).share;
  }, names);

for (const aborts of [false, true])
  test(`the system's sheet ${aborts ? "that is closed again" : "gets the page"}`, async ({ page, baseURL }) => {
    await giveSheet(page, aborts);
    await visit(page, "/news/ana?lng=es");
    await shareButton(page).click();
    await expect.poll(() => asked(page)).toEqual([{ title: "Ana corta sin mirar", url: `${baseURL}/News/Ana` }]);
    await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });

test("without a sheet the address is copied, and that is announced", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await takeAway(page, "share");
  await visit(page, "/proyecto/Sereinne");
  await shareButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/proyecto/Sereinne`);
});

test("the address stands in a field as a last resort; a picture has its own", async ({ page, baseURL }) => {
  await takeAway(page, "share", "clipboard");
  await visit(page, `${address}?foto=${pictures.length}`);
  await viewer(page).getByRole("button", { name: "Compartir" }).click();
  const field = viewer(page).getByRole("textbox", { name: "Copiá el enlace" });
  await expect(field).toHaveValue(`${baseURL}${address}?foto=${pictures.length}`);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  await field.click();
  await expect(viewer(page)).toBeVisible();
});

test("without scripts there is no button", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Compartir")).toBeHidden();
  await context.close();
});
