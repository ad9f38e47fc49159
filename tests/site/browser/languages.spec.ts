/** Each text is read in its language, whatever that of the interface is (WCAG 2.2 criteria 3.1.1 and 3.1.2). */
import type { Page } from "@playwright/test";
import { articles, cards, DETAILS, issues, PAGES } from "../../support/content.ts";
import { misread, textsOf } from "../../support/languages.ts";
import { quickIf, expect, readingTest as test, visit } from "../../support/page.ts";

const CATEGORIES = [...new Set(cards.map(({ category }) => category))];

/** One page of each kind; where documents stand between others, also one with both neighbours; a card of each category. */
const ADDRESSES = new Set([
  ...PAGES,
  ...DETAILS,
  `/${issues[1]?.slug}`,
  `/News/${articles[1]?.slug}`,
  ...CATEGORIES.map((category) => `/proyecto/${cards.find((card) => card.category === category)?.slug}`),
]);

async function check(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  expect(misread(await textsOf(page), language)).toEqual([]);
}

for (const address of ADDRESSES)
  test(
    `each text of ${address} is read in its language, in Spanish and in English`,
    quickIf(["/", "/club-pompa", ...DETAILS].includes(address)),
    async ({ page }) => {
      await visit(page, address);
      await check(page, "es");
      await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
      await check(page, "en");
      const picture = page.locator("[data-picture='0']").first();
      if ((await picture.count()) === 0) return;
      await picture.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(page, "en");
    },
  );
