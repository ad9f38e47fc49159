/** Printed pages show their content in black on white, without the parts that only a screen can use. */
import type { Page } from "@playwright/test";
import { address, pictures } from "../../support/site/gallery.ts";
import { quickIf, expect, readingTest as test, visit } from "../../support/page.ts";

/** Returns displayed elements whose text is not black or that have a background. */
const coloredElements = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { color, backgroundColor, backgroundImage, display } = getComputedStyle(element);
      const plain = color === "rgb(0, 0, 0)" && backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
      return plain || display === "none" ? [] : [element.outerHTML.slice(0, 80)];
    }),
  );

test("an issue is printed with pictures and credits, without bars and buttons", async ({ page }) => {
  await visit(page, address);
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo", "navigation"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText("Compartir")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Créditos" })).toBeVisible();
  for (const { alt } of pictures) await expect(page.getByRole("img", { name: alt })).toBeVisible();
  await expect.poll(() => coloredElements(page)).toEqual([]);
});

for (const other of ["/Editorials", "/club-pompa", "/made-in-arg", "/News/Ana", "/who"])
  test(`${other} is printed in black on white`, quickIf(other === "/Editorials"), async ({ page }) => {
    await visit(page, other);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect.poll(() => coloredElements(page)).toEqual([]);
  });

test("all pictures of a gallery fit the width of the paper", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await visit(page, address);
  await page.emulateMedia({ media: "print" });
  const right = await page
    .locator("[data-picture]")
    .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(700);
});

test("lazy pictures are loaded before printing", async ({ page }) => {
  await visit(page, address);
  const lazy = page.locator("img[loading=lazy]");
  expect(await lazy.count()).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(lazy).toHaveCount(0);
});

test("an article of two pages is printed without an empty third one", async ({ page }) => {
  await visit(page, "/News/Ana");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
