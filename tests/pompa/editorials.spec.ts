import { expect, readingTest as test } from "../support/page.ts";

test("the page of editorials has five, with 10, 13, 10, 11 and 8 pictures", async ({ page }) => {
  await page.goto("/Editorials");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("EDITORIALS");
  const titles = ["Unweaving Threads", "Uncomfortable", "Suit Layer", "Until Become Part of the View", "Solar Dreams"];
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(titles);
  const counts = [10, 13, 10, 11, 8];
  for (const [index, title] of titles.entries()) {
    await expect(page.getByRole("group", { name: `Galería de ${title}` }).getByRole("button")).toHaveCount(
      counts[index] ?? 0,
    );
  }
});
