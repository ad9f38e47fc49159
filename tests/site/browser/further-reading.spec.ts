/** The suggestions at the end of an article and of an issue, compared with the content files. */
import type { Page } from "@playwright/test";
import { articles, issues } from "../../support/content.ts";
import { expect, readingTest as test, visit } from "../../support/page.ts";

const linksUnder = (page: Page, name: string) => page.getByRole("main").getByRole("navigation", { name });

const addressesUnder = (page: Page, name: string) =>
  linksUnder(page, name)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

const [, issue] = issues;
const PAGES = [
  { address: `/${issue?.slug}`, neighbours: "Más números", parts: ["Para seguir leyendo", "Las mismas personas"] },
  { address: `/News/${articles[1]?.slug}`, neighbours: "Más notas", parts: ["Para seguir leyendo"] },
];

for (const { address, neighbours, parts } of PAGES)
  test(`${address} suggests other pages, each once, and never itself`, async ({ page }) => {
    await visit(page, address);
    const neighbourAddresses = await addressesUnder(page, neighbours);
    const suggestions = (await Promise.all(parts.map((part) => addressesUnder(page, part)))).flat();
    expect(new Set([...suggestions, ...neighbourAddresses, address]).size).toBe(
      suggestions.length + neighbourAddresses.length + 1,
    );
    for (const part of parts) {
      const { length } = await addressesUnder(page, part);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(3);
    }
  });

test("under an issue, «Las mismas personas» names only people in its credits", async ({ page }) => {
  await visit(page, `/${issue?.slug}`);
  const names = await linksUnder(page, "Las mismas personas").locator("a span span").allTextContents();
  const credits = JSON.stringify(issue?.credits) + String(issue?.name);
  expect(names.filter((name) => name !== "" && !credits.includes(name))).toEqual([]);
  expect(names).not.toEqual([]);
});
