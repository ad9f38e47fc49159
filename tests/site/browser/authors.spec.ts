/** Texts with several authors: what readers, crawlers and feeds get. */
import { expect, readingTest as test } from "../../support/page.ts";

const AUTHORS = ["Julia Paz", "Zoe Ferro", "Luz Paz"];

test("an article names its authors in order, with links to their pages and sites", async ({ page }) => {
  await page.goto("/News/Dior");
  const byline = page.getByText(/^Por Julia/);
  await expect(byline).toHaveText(/^Por Julia Paz, Zoe Ferro.* y Luz Paz$/);
  await expect(byline.getByRole("link", { name: "Zoe Ferro", exact: true })).toHaveAttribute("href", /zoe-ferro/);
  await expect(byline.getByRole("link", { name: "Zoe Ferro en zoe.example" })).toBeVisible();
  await byline.getByRole("link", { name: "Luz Paz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luz Paz");
  await expect(page.getByRole("main")).toContainText("Una flor de taller");
});

test("structured data and feeds name every author in order", async ({ page, request }) => {
  await page.goto("/News/Dior");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"author":\[\{[^\]]*"name":"Julia Paz"[^\]]*"name":"Zoe Ferro"[^\]]*"name":"Luz Paz"/);
  const rss = await (await request.get("/news.rss")).text();
  const item = rss.split("<item>").find((each) => each.includes("/News/Dior")) ?? "";
  expect([...item.matchAll(/<dc:creator>([^<]*)</g)].map(([, name]) => name)).toEqual(AUTHORS);
  const json = (await (await request.get("/news.json")).json()) as {
    version: string;
    items: { url: string; authors?: { name: string }[] }[];
  };
  expect(json.version).toBe("https://jsonfeed.org/version/1.1");
  expect(json.items.find(({ url }) => url.endsWith("/News/Dior"))?.authors).toEqual(AUTHORS.map((name) => ({ name })));
});
