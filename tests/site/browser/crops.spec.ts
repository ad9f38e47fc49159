/** A crop keeps the point that its picture names, wherever the picture is cut. */
import type { Locator } from "@playwright/test";
import { expect, readingTest, visit } from "../../support/page.ts";

const MIDDLE = "50% 50%";
const KEPT = "30% 20%";

async function keeps(picture: Locator): Promise<void> {
  await expect(picture).toHaveCSS("object-fit", "cover");
  await expect(picture).toHaveCSS("object-position", KEPT);
}

readingTest("in a list and on its own page, and in the middle without one", async ({ page }) => {
  await visit(page, "/news");
  const inList = (name: string) => page.getByRole("article").filter({ hasText: name }).getByRole("img");
  await keeps(inList("El animal de la vereda"));
  await expect(inList("El telar no está quieto")).toHaveCSS("object-position", MIDDLE);
  await page.getByRole("link", { name: "El animal de la vereda" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El animal de la vereda");
  await keeps(page.getByRole("main").getByRole("img").first());
});

readingTest("beside a link to it", async ({ page }) => {
  await visit(page, "/News/Telar");
  await keeps(
    page
      .getByRole("link", { name: /El animal de la vereda/ })
      .locator("img")
      .first(),
  );
});

readingTest("in a result of the search, now and when it is offered again", async ({ page }) => {
  await visit(page, "/issues");
  const open = () => page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
  const result = page.getByRole("dialog").getByRole("link", { name: /El animal de la vereda/ });
  await open();
  await page.getByRole("dialog").getByRole("searchbox").fill("animal vereda");
  await keeps(result.locator("img"));
  await result.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El animal de la vereda");
  await open();
  await keeps(result.locator("img"));
});

readingTest("in a slide, for the picture of the width that is shown", async ({ page }) => {
  await visit(page, "/news");
  const slide = page.getByRole("img", { name: /^Lámina angosta/ }).first();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(slide).toHaveCSS("object-position", "10% 90%");
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(slide).toHaveCSS("object-position", MIDDLE);
});
