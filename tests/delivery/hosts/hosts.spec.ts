/** The site on every host that this machine has, as it is built for it: the same answers everywhere. */
import { expect, test } from "@playwright/test";
import { DETAILS, PAGES, written } from "../../support/content.ts";
import { quickIf } from "../../support/page.ts";
import { type Host, HOSTS, ROOTS } from "../../support/servers/hosts.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { WORKER_FILE } from "../../../src/site/offline/kept.ts";

const ana = written<{ headline: string }>("articles").find(({ slug }) => slug === "Ana");
for (const [name, start] of Object.entries(HOSTS)) {
  test.describe(`on ${name}`, quickIf(name === "preview"), () => {
    test.skip(!start, `${name} is not on this machine`);
    test.describe.configure({ mode: "serial" });
    let host: Host;
    test.beforeAll(async () => {
      if (start) host = await start({ root: ROOTS[name] ?? DIST_DIR, base: "/" });
    });
    test.afterAll(() => host?.close());

    for (const address of [...PAGES, ...DETAILS]) {
      test(`${address} is the page itself`, async () => {
        const response = await fetch(host.origin + address, { redirect: "manual" });
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toMatch(/^text\/html;\s*charset=utf-8$/i);
        expect(canonicalOf(await response.text())).toBe(address);
      });
    }

    for (const [spelling, address] of [
      ["/editorials", "/Editorials"],
      ["/moravidal", "/MoraVidal"],
      ["/news/ana", "/News/Ana"],
      ["/proyecto/craftedLight", "/proyecto/CraftedLight"],
      ["/Club-Pompa", "/club-pompa"],
      ["/issues/", "/issues"],
      // It was its address once.
      ["/News/VIDRIERA", "/News/Vidriera"],
    ]) {
      test(`${spelling} leads to ${address}`, async () => {
        const response = await fetch(host.origin + spelling);
        expect(response.status).toBe(200);
        expect(canonicalOf(await response.text())).toBe(address);
      });
    }

    for (const former of ["/News/Escaparate", "/news/escaparate", "/2014/05/vidriera.html"])
      test(`${former}, which moved, leads to the page of today`, async ({ page }) => {
        await page.goto(host.origin + former);
        await expect(page).toHaveURL(`${host.origin}/News/Vidriera`);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/News\/Vidriera$/);
      });

    for (const gone of ["/News/Perchero", "/news/perchero"])
      test(`${gone}, which was removed, is gone where the host can say so`, async () => {
        const response = await fetch(host.origin + gone);
        const saysSo = name !== "Cloudflare Pages";
        expect(response.status).toBe(saysSo ? 410 : 404);
        const html = await response.text();
        expect(html).toContain('<meta name="robots" content="noindex"');
        expect(html).toContain(saysSo ? "Esta página ya no está." : "Esta página no existe.");
        expect(response.headers.get("cache-control")).toMatch(/^(?:public, max-age=0, must-revalidate|no-store)$/);
      });

    test("any other letter case shows the page in the browser", async ({ page }) => {
      await page.goto(`${host.origin}/nEwS/aNa`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/News\/Ana$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(ana?.headline));
    });

    test("an unknown address is not found, and shows the home page that may not be indexed", async ({ page }) => {
      const response = await page.goto(`${host.origin}/NadieConEsteNombre`);
      expect(response?.status()).toBe(404);
      expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("security headers are on pages, files and errors", async () => {
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

    test("hashed files are kept for ever, pages are asked for again and not sent twice", async () => {
      const page = await fetch(`${host.origin}/who`);
      expect(page.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      // What is not there may be written. Cloudflare Pages does not let it be kept at all.
      const none = await fetch(`${host.origin}/NadieConEsteNombre`);
      expect(none.headers.get("cache-control")).toMatch(/^(?:public, max-age=0, must-revalidate|no-store)$/);
      const etag = page.headers.get("etag") ?? "";
      const again = await fetch(`${host.origin}/who`, { headers: { "If-None-Match": etag } });
      expect(again.status).toBe(304);
      const html = await page.text();
      for (const pattern of [/\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.woff2/, /\/media\/[\w.-]+\.avif/]) {
        const [address = "none"] = pattern.exec(html) ?? [];
        const file = await fetch(host.origin + address);
        expect([file.status, file.headers.get("cache-control")], address).toEqual([
          200,
          "public, max-age=31536000, immutable",
        ]);
      }
    });

    test("a slash at the end changes nothing, and what is asked for with it stays", async () => {
      const { status, url } = await fetch(`${host.origin}${FIXED_ADDRESSES.search}/?q=telar`);
      expect([status, new URL(url).search]).toEqual([200, "?q=telar"]);
    });

    test("an address that looks like one of another site leads there from nowhere", async () => {
      for (const address of ["//otra.example/", "/%5Cotra.example/", "/%2Fotra.example/", "//otra.example"]) {
        const { headers } = await fetch(host.origin + address, { redirect: "manual" });
        const place = new URL(headers.get("location") ?? "/", host.origin);
        expect(place.origin, address).toBe(host.origin);
      }
    });

    test("the service worker is a script that browsers ask for again", async () => {
      const { status, headers } = await fetch(`${host.origin}/${WORKER_FILE}`);
      expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
      expect(headers.get("content-type")).toMatch(/^(?:text|application)\/javascript/);
    });

    test("each kind of file says what it is", async () => {
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

    test("text is compressed, for readers of Brotli and for others", async ({ playwright }) => {
      test.skip(
        name.startsWith("Cloudflare"),
        "compressed by Cloudflare's network, which the local runtime leaves out",
      );
      for (const encoding of ["br", "gzip"]) {
        const context = await playwright.request.newContext({ extraHTTPHeaders: { "Accept-Encoding": encoding } });
        const page = await context.get(`${host.origin}/who`);
        expect(page.headers()["content-encoding"]).toBe(encoding);
        const [script = ""] = /\/assets\/start-[\w-]+\.js/.exec(await page.text()) ?? [];
        expect((await context.get(host.origin + script)).headers()["content-encoding"]).toBe(encoding);
        await context.dispose();
      }
    });

    test("the site runs under its policy: from page to page, with a picture opened", async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(`${host.origin}/`);
      await page.getByRole("banner").getByRole("link", { name: "Editoriales" }).click();
      await page.locator("[data-picture='0']").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

/** The address that a page says is its own. */
function canonicalOf(html: string): string | undefined {
  const link = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return link && new URL(link).pathname;
}
