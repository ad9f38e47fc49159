/** The site below a path of a host (`BASE_PATH`). */
import { expect, test } from "@playwright/test";
import { NESTED_BASE, NESTED_DIR } from "../../../src/delivery/build/paths.ts";
import { readDocuments } from "../../support/content.ts";
import { type Host, HOSTS } from "../../support/servers/hosts.ts";

const BASE = NESTED_BASE.slice(0, -1);
const [article] = readDocuments<{ headline: string }>("articles");

for (const name of ["preview", "nginx", "Caddy"]) {
  const start = HOSTS[name];
  test.describe(`on ${name}`, { tag: "@exhaustive" }, () => {
    test.skip(!start, `${name} is not on this machine`);
    let host: Host;
    test.beforeAll(async () => {
      if (start) host = await start({ root: NESTED_DIR, base: NESTED_BASE });
    });
    test.afterAll(() => host?.close());

    test("an English reader goes from page to page without a failed request", async ({ browser }) => {
      const page = await browser.newPage({ locale: "en", viewport: { width: 1440, height: 900 } });
      const complaints: string[] = [];
      page.on("response", (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`));
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await page.goto(`${host.origin}${BASE}/`);
      await page.getByRole("banner").getByRole("link", { name: "Who we are" }).click();
      await expect(page).toHaveURL(`${host.origin}${BASE}/who`);
      await page.getByRole("banner").getByRole("link", { name: "News" }).click();
      await page
        .getByRole("main")
        .getByRole("link", { name: article?.headline ?? "" })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.headline ?? "");
      await expect(page).toHaveURL(`${host.origin}${BASE}/News/${article?.slug}`);
      const lead = page.getByRole("main").getByRole("img").first();
      await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.headline ?? "");
      expect(complaints).toEqual([]);
      await page.close();
    });

    test("links, canonical addresses, social pictures and the sitemap begin with the path", async ({ request }) => {
      const html = await (await request.get(`${host.origin}${BASE}/issues`)).text();
      const links = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, link = ""]) => link);
      expect(links.filter((link) => !`${link.replace(/#.*/, "")}/`.startsWith(NESTED_BASE))).toEqual([]);
      expect(html).toContain(`<link rel="canonical" href="https://pompa.example${BASE}/issues"`);
      const [social = ""] = /[^"]*\/og\/issues\.jpg/.exec(html) ?? [];
      expect((await request.get(host.origin + new URL(social).pathname)).status()).toBe(200);
      const sitemap = await (await request.get(`${host.origin}${BASE}/sitemap.xml`)).text();
      for (const [, address = ""] of sitemap.matchAll(/<(?:image:)?loc>([^<]*)</g))
        expect(new URL(address).pathname.startsWith(BASE)).toBe(true);
    });

    test("a visited page is readable without a network", async ({ browser }) => {
      const context = await browser.newContext({ serviceWorkers: "allow" });
      const page = await context.newPage();
      await page.goto(`${host.origin}${BASE}/issues`);
      const hasCache = (scope: string) => caches.has(`offline ${scope}`);
      await expect.poll(() => page.evaluate(hasCache, `${host.origin}${NESTED_BASE}`)).toBe(true);
      await expect.poll(() => page.evaluate(() => caches.match("sin-conexion").then(Boolean))).toBe(true);
      await context.setOffline(true);
      await page.goto(`${host.origin}${BASE}/issues`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
      await page.goto(`${host.origin}${BASE}/who`);
      await page.getByRole("main").getByRole("link", { name: "ISSUES" }).click();
      await expect(page).toHaveURL(`${host.origin}${BASE}/issues`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
      await context.close();
    });

    test("an unknown address below the path is answered with 404", async ({ page }) => {
      const response = await page.goto(`${host.origin}${BASE}/NadieConEsteNombre`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}
