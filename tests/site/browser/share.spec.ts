/** The share button uses the best way that the browser has: the system's sheet, the clipboard or a field. */
import type { Page } from "@playwright/test";
import { address, pictures, viewer } from "../../support/site/gallery.ts";
import { expect, test, visit } from "../../support/page.ts";
import { plainTest } from "../../support/site/pages.ts";

const shareButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Compartir" });

/** Gives the page a share sheet that records the shared data. `aborts`: it acts as if the reader canceled. */
const addShareSheet = (page: Page, aborts: boolean) =>
  page.addInitScript((abort) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data);
      if (abort) throw new DOMException("Share canceled", "AbortError");
    };
  }, aborts);

const sharedData = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

/** Removes the share sheet or the clipboard from the browser. */
const removeFromBrowser = (page: Page, ...names: ("share" | "clipboard")[]) =>
  page.addInitScript((each) => {
    for (const name of each) Object.defineProperty(Navigator.prototype, name, { value: undefined });
    if (each.includes("share")) delete (Navigator.prototype as Partial<Navigator>).share;
  }, names);

for (const aborts of [false, true])
  test(`the share sheet gets title and address of the page, and has no fallback (cancelled: ${aborts})`, async ({
    page,
    baseURL,
  }) => {
    await addShareSheet(page, aborts);
    await visit(page, "/news/ana?lng=es");
    await shareButton(page).click();
    await expect.poll(() => sharedData(page)).toEqual([{ title: "Ana corta sin mirar", url: `${baseURL}/News/Ana` }]);
    await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });

test("the code of sharing loads as soon as the button has the focus", async ({ page }) => {
  await visit(page, "/news/ana");
  const code = page.waitForRequest(/\/assets\/sharing-/);
  await shareButton(page).focus();
  await code;
});

test("without a share sheet the address is copied, and a status says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await removeFromBrowser(page, "share");
  await visit(page, "/proyecto/Sereinne");
  await shareButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/proyecto/Sereinne`);
});

test("without sheet and clipboard a field shows the address of the picture", async ({ page, baseURL }) => {
  await removeFromBrowser(page, "share", "clipboard");
  await visit(page, `${address}?foto=${pictures.length}`);
  await viewer(page).getByRole("button", { name: "Compartir" }).click();
  const field = viewer(page).getByRole("textbox", { name: "Copiá el enlace" });
  await expect(field).toHaveValue(`${baseURL}${address}?foto=${pictures.length}`);
  await expect(field).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  await field.click();
  await expect(viewer(page)).toBeVisible();
});

plainTest("without scripts there is no share button", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Compartir")).toBeHidden();
});
