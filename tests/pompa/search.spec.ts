/** What readers of Pompa may type, and what they find first. */
import { expect, readingTest as test, visit } from "../support/page.ts";
import { QUERIES } from "./queries.ts";

test("every query finds first what it must", async ({ page }) => {
  test.slow();
  await visit(page, "/buscar");
  for (const [query, address] of QUERIES) {
    await page.getByRole("searchbox").fill(query);
    await expect(page.locator("[data-result]").first(), query).toHaveAttribute("href", address);
  }
});
