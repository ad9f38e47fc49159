/** The site gives the same answers on every host that this machine has. */
import { expect, test } from "@playwright/test";
import { DETAILS, PAGES, readDocuments } from "../../support/content.ts";
import { quickIf, waitUntilHydrated } from "../../support/page.ts";
import { type Host, HOSTS, ROOTS } from "../../support/servers/hosts.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { WORKER_FILE } from "../../../src/site/offline/kept.ts";

const ana = readDocuments<{ headline: string }>("articles").find(({ slug }) => slug === "Ana");
for (const [name, start] of Object.entries(HOSTS)) {
  test.describe(`on ${name}`, quickIf(name === "preview"), () => {
    test.skip(!start, `${name} is not on this machine`);
    test.describe.configure({ mode: "serial" });
    let host: Host;
    test.beforeAll(async () => {
      if (start) host = await start({ root: ROOTS[name] ?? DIST_DIR, base: "/" });
    });
    test.afterAll(() => host?.close());

    for (const address of [...PAGES, ...DETAILS])
      test(`${address} serves its page without a redirect`, async () => {
        const response = await fetch(host.origin + address, { redirect: "manual" });
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toMatch(/^text\/html;\s*charset=utf-8$/i);
        expect(canonicalOf(await response.text())).toBe(address);
      });

    for (const [spelling, address] of [
      ["/editorials", "/Editorials"],
      ["/moravidal", "/MoraVidal"],
      ["/news/ana", "/News/Ana"],
      ["/proyecto/craftedLight", "/proyecto/CraftedLight"],
      ["/Club-Pompa", "/club-pompa"],
      ["/issues/", "/issues"],
      // A former address in capitals.
      ["/News/VIDRIERA", "/News/Vidriera"],
    ])
      test(`${spelling} leads to ${address}`, async () => {
        const response = await fetch(host.origin + spelling);
        expect(response.status).toBe(200);
        expect(canonicalOf(await response.text())).toBe(address);
      });

    for (const former of ["/News/Escaparate", "/news/escaparate", "/2014/05/vidriera.html"])
      test(`${former}, a former address, leads to the current page`, async ({ page }) => {
        await page.goto(host.origin + former);
        await expect(page).toHaveURL(`${host.origin}/News/Vidriera`);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/News\/Vidriera$/);
      });

    for (const gone of ["/News/Perchero", "/news/perchero"])
      test(`${gone}, a removed page, is answered with 410, or 404 on Cloudflare Pages`, async () => {
        const response = await fetch(host.origin + gone);
        const reportsRemoval = name !== "Cloudflare Pages";
        expect(response.status).toBe(reportsRemoval ? 410 : 404);
        const html = await response.text();
        expect(html).toContain('<meta name="robots" content="noindex"');
        expect(html).toContain(reportsRemoval ? "Esta página ya no está." : "Esta página no existe.");
        expect(response.headers.get("cache-control")).toMatch(/^(?:public, max-age=0, must-revalidate|no-store)$/);
      });

    test("an address in any letter case shows its page in the browser", async ({ page }) => {
      await page.goto(`${host.origin}/nEwS/aNa`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/News\/Ana$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(ana?.headline));
    });

    test("an unknown address is answered with a 404 page that is not indexed", async ({ page }) => {
      const response = await page.goto(`${host.origin}/NadieConEsteNombre`);
      expect(response?.status()).toBe(404);
      expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("pages, files and errors have security headers", async () => {
      for (const address of ["/", "/favicon.svg", "/NadieConEsteNombre"]) {
        const { headers } = await fetch(host.origin + address);
        expect(Object.fromEntries(headers), address).toMatchObject({
          "content-security-policy": "frame-ancestors 'none'",
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "permissions-policy": expect.stringContaining("camera=()"),
        });
      }
    });

    test("hashed files are cached for ever, and pages are revalidated with 304", async () => {
      const page = await fetch(`${host.origin}/who`);
      expect(page.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      // A missing page is revalidated, because it may exist later. Cloudflare Pages forbids caching it at all.
      const missing = await fetch(`${host.origin}/NadieConEsteNombre`);
      expect(missing.headers.get("cache-control")).toMatch(/^(?:public, max-age=0, must-revalidate|no-store)$/);
      const etag = page.headers.get("etag") ?? "";
      const again = await fetch(`${host.origin}/who`, { headers: { "If-None-Match": etag } });
      expect(again.status).toBe(304);
      const html = await page.text();
      for (const pattern of [/\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.woff2/, /\/media\/[\w.-]+\.avif/]) {
        const [address = "none"] = pattern.exec(html) ?? [];
        const { status, headers } = await fetch(host.origin + address);
        const caching = headers.get("cache-control");
        expect([status, caching], address).toEqual([200, "public, max-age=31536000, immutable"]);
      }
    });

    test("a slash at the end of an address keeps its query", async () => {
      const { status, url } = await fetch(`${host.origin}${FIXED_ADDRESSES.search}/?q=telar`);
      expect([status, new URL(url).search]).toEqual([200, "?q=telar"]);
    });

    test("an address that looks like another site never redirects there", async () => {
      for (const address of ["//otra.example/", "/%5Cotra.example/", "/%2Fotra.example/", "//otra.example"]) {
        const { headers } = await fetch(host.origin + address, { redirect: "manual" });
        const place = new URL(headers.get("location") ?? "/", host.origin);
        expect(place.origin, address).toBe(host.origin);
      }
    });

    test("the service worker is a script that browsers revalidate", async () => {
      const { status, headers } = await fetch(`${host.origin}/${WORKER_FILE}`);
      expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
      expect(headers.get("content-type")).toMatch(/^(?:text|application)\/javascript/);
    });

    test("each kind of file has its content type", async () => {
      for (const [address, type] of [
        ["/site.webmanifest", /^application\/manifest\+json/],
        ["/news.rss", /xml/],
        ["/sitemap.xml", /xml/],
        ["/og/News/Ana.jpg", /^image\/jpeg/],
        ["/locales/en/translation.json", /^application\/json/],
      ] as const) {
        const { status, headers } = await fetch(host.origin + address);
        expect([status, headers.get("content-type")], address).toEqual([200, expect.stringMatching(type)]);
      }
    });

    test("text is compressed with Brotli or gzip, as the browser accepts", async ({ playwright }) => {
      test.skip(name.startsWith("Cloudflare"), "Cloudflare's network compresses, which the local runtime leaves out");
      for (const encoding of ["br", "gzip"]) {
        const context = await playwright.request.newContext({ extraHTTPHeaders: { "Accept-Encoding": encoding } });
        const page = await context.get(`${host.origin}/who`);
        expect(page.headers()["content-encoding"]).toBe(encoding);
        const [script = ""] = /\/assets\/start-[\w-]+\.js/.exec(await page.text()) ?? [];
        expect((await context.get(host.origin + script)).headers()["content-encoding"]).toBe(encoding);
        await context.dispose();
      }
    });

    test("the site navigates and opens a picture under its content security policy", async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(`${host.origin}/`);
      await waitUntilHydrated(page);
      await page.getByRole("banner").getByRole("link", { name: "Editoriales" }).click();
      await page.locator("[data-picture='0']").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

/** Returns the address in the canonical link of a page. */
function canonicalOf(html: string): string | undefined {
  const link = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return link && new URL(link).pathname;
}
