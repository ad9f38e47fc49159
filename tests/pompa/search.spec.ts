import { expect, readingTest as test, visit } from "../support/page.ts";
import { QUERIES } from "./queries.ts";

test("every query has the expected first result", async ({ page }) => {
  test.slow();
  await visit(page, "/buscar");
  for (const [query, address] of QUERIES) {
    await page.getByRole("searchbox").fill(query);
    await expect(page.locator("[data-result]").first(), query).toHaveAttribute("href", address);
  }
});
