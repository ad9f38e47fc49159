import type { Locator } from "@playwright/test";
import { expect, readingTest, visit } from "../../support/page.ts";

const MIDDLE = "50% 50%";
const FOCUS = "30% 20%";

async function expectFocus(picture: Locator): Promise<void> {
  await expect(picture).toHaveCSS("object-fit", "cover");
  await expect(picture).toHaveCSS("object-position", FOCUS);
}

readingTest("lists and pages crop a picture around its focal point, or its middle if it has none", async ({ page }) => {
  await visit(page, "/news");
  const inList = (name: string) => page.getByRole("article").filter({ hasText: name }).getByRole("img");
  await expectFocus(inList("El animal de la vereda"));
  await expect(inList("El telar no está quieto")).toHaveCSS("object-position", MIDDLE);
  await page.getByRole("link", { name: "El animal de la vereda" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El animal de la vereda");
  await expectFocus(page.getByRole("main").getByRole("img").first());
});

readingTest("a link to an article crops the article's picture around its focal point", async ({ page }) => {
  await visit(page, "/News/Telar");
  const link = page.getByRole("link", { name: /El animal de la vereda/ });
  await expectFocus(link.locator("img").first());
});

readingTest("a search result crops its picture around its focal point, also when reopened", async ({ page }) => {
  await visit(page, "/issues");
  const open = () => page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
  const result = page.getByRole("dialog").getByRole("link", { name: /El animal de la vereda/ });
  await open();
  await page.getByRole("dialog").getByRole("searchbox").fill("animal vereda");
  await expectFocus(result.locator("img"));
  await result.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El animal de la vereda");
  await open();
  await expectFocus(result.locator("img"));
});

readingTest("a slide is cropped around the focal point of the picture for the window's width", async ({ page }) => {
  await visit(page, "/news");
  const slide = page.getByRole("img", { name: /^Lámina angosta/ }).first();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(slide).toHaveCSS("object-position", "10% 90%");
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(slide).toHaveCSS("object-position", MIDDLE);
});
