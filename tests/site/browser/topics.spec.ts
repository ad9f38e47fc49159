/** Topics, for readers, crawlers and feeds. */
import { site } from "../../support/content.ts";
import { expect, readingTest as test } from "../../support/page.ts";
import { plainTest } from "../../support/site/pages.ts";

test("topics are listed in the magazine's order and lead to their documents", async ({ page }) => {
  await page.goto("/temas");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Materia", "Oficios"]);
  await expect(page.getByText("Lo que se hace a mano.")).toBeVisible();
  await page.getByRole("link", { name: "Materia" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Materia");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "El telar no está quieto",
    "Un zapato de barro",
    "Biotico",
  ]);
  await page.getByRole("link", { name: "Biotico" }).click();
  await expect(page).toHaveURL(/\/proyecto\/biotico$/i);
});

test("an article shows its topics on its page and in lists, in the reader's language", async ({ page }) => {
  await page.goto("/news");
  const card = page.getByRole("article", { name: "El telar no está quieto" });
  await expect(card.getByRole("listitem")).toHaveText(["Oficios", "Materia"]);
  await card.getByRole("link", { name: "El telar no está quieto" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El telar no está quieto");
  await expect(page.getByRole("link", { name: "Oficios" })).toBeVisible();
  await page.getByRole("button", { name: "EN" }).first().click();
  await expect(page.getByRole("link", { name: "Crafts" })).toBeVisible();
  await page.getByRole("link", { name: "Crafts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Crafts");
  await expect(page.getByRole("link", { name: "All topics" })).toBeVisible();
});

test("a topic is in the sitemap and keywords, and its feed is newest first", async ({ page, request }) => {
  const text = async (address: string) => (await request.get(address)).text();
  expect(await text("/sitemap.xml")).toContain(`<loc>${site.url}/temas/materia</loc>`);
  const feed = await text("/temas/materia.atom");
  expect([...feed.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)).toEqual([
    "El telar no está quieto",
    "Un zapato de barro",
    "Biotico",
  ]);
  await page.goto("/temas/materia");
  const link = page.locator('link[rel="alternate"][href$="/temas/materia.atom"]');
  await expect(link).toHaveAttribute("type", "application/atom+xml");
  await expect(page.getByRole("link", { name: "Seguir este tema" })).toHaveAttribute("href", "/temas/materia.atom");
  expect(await text("/News/Telar")).toContain('"keywords":["Oficios","Materia"]');
});

test("the search filters its results by topic", async ({ page }) => {
  await page.goto("/buscar?q=trama");
  const filter = page.getByRole("group", { name: "Filtrar por tema" });
  await filter.getByRole("button", { name: "Oficios" }).click();
  await expect(page.getByRole("status").filter({ hasText: "resultado" })).toHaveText("1 resultado");
  await expect(page.getByRole("main").getByRole("link", { name: /El telar no está quieto/ })).toBeVisible();
  await filter.getByRole("button", { name: "Oficios", pressed: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "resultado" })).not.toHaveText("1 resultado");
});

plainTest("without JavaScript, a topic leads to its documents, and a document to its topics", async ({ page }) => {
  await page.goto("/temas/oficio");
  await page.getByRole("link", { name: "El telar no está quieto" }).click();
  await page.getByRole("link", { name: "Oficios" }).click();
  await expect(page.getByText("Lo que se hace a mano.")).toBeVisible();
});
