/** What is offered to read at the end of an article and of an issue, held against the files. */
import type { Page } from "@playwright/test";
import { articles, issues } from "../../support/content.ts";
import { expect, readingTest as test, visit } from "../../support/page.ts";

const ways = (page: Page, name: string) => page.getByRole("main").getByRole("navigation", { name });

const addresses = (page: Page, name: string) =>
  ways(page, name)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

const [, issue] = issues;
const PAGES = [
  { address: `/${issue?.slug}`, neighbours: "Más números", parts: ["Para seguir leyendo", "Las mismas personas"] },
  { address: `/News/${articles[1]?.slug}`, neighbours: "Más notas", parts: ["Para seguir leyendo"] },
];

for (const { address, neighbours, parts } of PAGES)
  test(`${address} leads to others, each once and not to itself`, async ({ page }) => {
    await visit(page, address);
    const beside = await addresses(page, neighbours);
    const offered = (await Promise.all(parts.map((part) => addresses(page, part)))).flat();
    expect(new Set([...offered, ...beside, address]).size).toBe(offered.length + beside.length + 1);
    for (const part of parts) {
      const { length } = await addresses(page, part);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(3);
    }
  });

test("under an issue the same people are named, who are in its credits", async ({ page }) => {
  await visit(page, `/${issue?.slug}`);
  const names = await ways(page, "Las mismas personas").locator("a span span").allTextContents();
  const credited = JSON.stringify(issue?.credits) + String(issue?.name);
  expect(names.filter((name) => name !== "" && !credited.includes(name))).toEqual([]);
  expect(names).not.toEqual([]);
});
