/** Corrections and new versions of published articles, for readers, crawlers and feeds. */
import { site } from "../../support/content.ts";
import { expect, readingTest as test } from "../../support/page.ts";

test("an article shows its corrections, newest first, and the day of its new version", async ({ page }) => {
  await page.goto("/News/Bio");
  const corrections = page.getByRole("region", { name: "Correcciones" });
  await expect(corrections.getByRole("paragraph")).toHaveText([
    "24 de octubre de 2026. La tela es de Chascomús.",
    "21 de octubre de 2026. Una versión anterior decía que se riega a diario.",
  ]);
  await expect(page.getByText("Nueva versión del 22 de octubre de 2026")).toBeVisible();
});

test("an article without revisions shows none", async ({ page }) => {
  await page.goto("/News/Telar");
  await expect(page.getByText(/Correcci|Nueva versión/)).toHaveCount(0);
});

test("crawlers and feeds get the day of the last revision beside the day of publication", async ({ page, request }) => {
  const text = async (address: string) => (await request.get(address)).text();
  expect(await text("/sitemap.xml")).toContain(`<loc>${site.url}/News/Bio</loc><lastmod>2026-10-24</lastmod>`);
  await page.goto("/News/Bio");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"datePublished":"2026-10-16","dateModified":"2026-10-24"');
  expect(data).toContain('"@type":"CorrectionComment","datePublished":"2026-10-21"');
  const { items } = JSON.parse(await text("/news.json")) as { items: Record<string, string>[] };
  const item = items.find(({ url }) => url?.endsWith("/News/Bio"));
  expect(item?.["date_published"]).toContain("2026-10-16");
  expect(item?.["date_modified"]).toContain("2026-10-24");
  expect(await text("/news.atom")).toMatch(/<updated>2026-10-24T[^<]*<\/updated>\s*<author>/);
});
