/** What was read is read again without a network, and is always of one version of the site. */
import type { Page } from "@playwright/test";
import { bundleOfflineWorker } from "../../../src/delivery/build/bundles/bundle-site.ts";
import { SCRIPTS_HEADER, WORKER_FILE } from "../../../src/site/offline/kept.ts";
import { settled, violations } from "../../support/axe.ts";
import { articles, issues } from "../../support/content.ts";
import { quickIf, expect, madeUpItsMind, menuLink, started, test as base, visit } from "../../support/page.ts";
import { NEXT_BANNER, NEXT_MARK, type PublishedSite, publishedSite } from "../../support/servers/published-site.ts";

const test = base.extend<{ site: PublishedSite }>({
  site: async ({ browserName: _any }, use) => {
    const { close, ...site } = await publishedSite();
    await use(site);
    await close();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({ serviceWorkers: "allow" });

const ISSUE = `/${issues[0]?.slug}`;
const ARTICLE = `/News/${articles[0]?.slug}`;
const NOT_REACHED = /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/;
const OTHER_POLICY = "Applying inline style violates";
const NOT_LOADED = "A part of the site could not be loaded";
/** Whether a script of the last version is asked for depends on what was prefetched by then. */
const NOT_LOADED_OR_GONE = new RegExp(`${NOT_LOADED}|404 \\(Not Found\\) .*/assets/`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const list = (page: Page) => page.getByRole("main").getByRole("list").getByRole("link");

/** The page in sight is kept, and the one that stands in for others, both of its version. */
async function kept(page: Page): Promise<void> {
  const entriesOf = async (header: string) => {
    const paths = [window.location.pathname.toLowerCase(), "/sin-conexion"];
    const pages = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
    return pages.map((each) => each?.headers.get(header)?.split(" ")[0] === entry);
  };
  await expect.poll(() => page.evaluate(entriesOf, SCRIPTS_HEADER)).toEqual([true, true]);
}

/** Takes out of what is kept. */
function forget(page: Page, files: RegExp): Promise<void> {
  return page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const file of await cache.keys()) if (pattern.test(file.url)) await cache.delete(file);
    }
  }, files);
}

/** Of which version are the scripts that a page has asked for; both would be a mixture. */
function versionsOf(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return [...new Set(scripts.map(({ name }) => (name.endsWith(mark) ? "next" : "first")))];
  }, NEXT_MARK);
}

/** Loads a page, which takes over its HTML and shows its first picture. */
async function read(page: Page, address: string, version: "first" | "next"): Promise<void> {
  await page.goto(address);
  await started(page);
  await expect(page.getByRole("main")).toBeVisible();
  const picture = page.getByRole("main").getByRole("img").first();
  if ((await picture.count()) > 0)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
  expect(await versionsOf(page)).toEqual([version]);
}

/** An issue by its address, the news and an article by links. */
async function visitThree(page: Page): Promise<void> {
  await visit(page, ISSUE);
  await kept(page);
  await menuLink(page, "News").click();
  await expect(heading(page)).toHaveText("NEWS.");
  await kept(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: articles[0]?.headline ?? "" })
    .click();
  await expect(heading(page)).toHaveText(articles[0]?.headline ?? "");
  await kept(page);
}

for (const [what, lose] of [
  ["the network", (page: Page) => page.context().setOffline(true)],
  ["the host", (_page: Page, site: PublishedSite) => site.goAway()],
] as const)
  test(
    `without ${what} three visited pages are read again, and in the place of a fourth there are their links`,
    quickIf(what === "the network"),
    async ({ page, site, expectComplaints }) => {
      await visitThree(page);
      await lose(page, site);
      for (const address of [ISSUE, "/news", ARTICLE]) await read(page, address, "first");
      await page.goto("/who");
      await started(page);
      await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
      await expect(page).toHaveURL("/who");
      await expect(list(page)).toHaveCount(3);
      const links = await list(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links.toSorted()).toEqual([ISSUE, "/news", ARTICLE].map((address) => address.toLowerCase()).toSorted());
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await list(page).filter({ hasText: "NEWS" }).click();
      await expect(heading(page)).toHaveText("NEWS.");
      await menuLink(page, "Editoriales").click();
      await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
      await expect(page).toHaveURL(/\/editorials$/);
      expectComplaints(NOT_REACHED, NOT_LOADED);
    },
  );

test("a new version comes whole with the next page", async ({ page, site, expectComplaints }) => {
  await visitThree(page);
  await site.publishNext();
  // The open page stays as it is, and what it shows by itself is of its version.
  expect(await versionsOf(page)).toEqual(["first"]);
  await menuLink(page, "Issues").click();
  await expect(heading(page)).toHaveText("ISSUES.");
  await expect.poll(() => versionsOf(page)).toEqual(["next"]);
  await menuLink(page, "News").click();
  await expect(heading(page)).toHaveText(NEXT_BANNER);
  await kept(page);
  await site.goAway();
  await read(page, "/news", "next");
  await expect(heading(page)).toHaveText(NEXT_BANNER);
  await read(page, ISSUE, "first");
  // Between pages of two versions the next one is loaded whole.
  await menuLink(page, "News").click();
  await expect(heading(page)).toHaveText(NEXT_BANNER);
  await started(page);
  expect(await versionsOf(page)).toEqual(["next"]);
  await site.comeBack();
  await read(page, ISSUE, "next");
  await kept(page);
  await site.goAway();
  await read(page, ISSUE, "next");
  expectComplaints(NOT_REACHED, NOT_LOADED_OR_GONE, OTHER_POLICY);
});

test("the texts of a version are kept before its first page", { tag: "@exhaustive" }, async ({ page, site }) => {
  await page.addInitScript(() => {
    // Nothing is prefetched, because what a page had no time to prefetch would fail without the host.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    const ask = window.fetch;
    window.fetch = (asked, ...more) =>
      sessionStorage.getItem("held") && String(asked).includes("/locales/")
        ? new Promise(() => {})
        : ask(asked, ...more);
  });
  await visit(page, "/news");
  await kept(page);
  // The worker, which answers from here on, keeps the texts of this version.
  await visit(page, "/news");
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/locales/es/translation.json"))))
    .toBe(true);
  await site.publishNext();
  // The page's own question is on its way for ever.
  await page.evaluate(() => sessionStorage.setItem("held", "texts"));
  await read(page, "/news", "next");
  await kept(page);
  await page.evaluate(() => sessionStorage.removeItem("held"));
  await site.goAway();
  await page.goto("/news");
  await started(page);
  await expect.poll(() => page.evaluate(textsAsked)).toBe(true);
  await expect(heading(page)).toHaveText(NEXT_BANNER);
});

/** Whether the page has had an answer to its question for texts, and has shown it. */
async function textsAsked(): Promise<boolean> {
  const isThere = performance.getEntriesByType("resource").some(({ name }) => name.includes("/locales/es/"));
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  return isThere;
}

test.describe("with the worker, as without it", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/issues");
    await kept(page);
    await forget(page, /\/issues$/);
    // From here on the worker answers, and when it has kept the page anew it asks for nothing by itself.
    await visit(page, "/issues");
    await kept(page);
  });

  test("missing data leave a message and a retry", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
    const mend = site.fail(/data\/news\.json/, 500);
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    mend();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(heading(page)).toHaveText("NEWS.");
    expectComplaints("status of 500", NOT_LOADED, OTHER_POLICY);
  });

  test("a failing host gives what is kept first", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
    site.fail(/^\/(?:issues|who)$/, 503);
    await read(page, "/issues", "first");
    expect((await page.goto("/who"))?.status()).toBe(503);
    expectComplaints("status of 503");
  });

  test("an unpublished page is not read on", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
    const mend = site.fail(/^\/issues$/, 404);
    await page.goto("/issues");
    mend();
    await site.goAway();
    await page.goto("/issues");
    await started(page);
    await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
    expectComplaints("status of 404", NOT_REACHED);
  });

  test("a page that lost a script is not kept", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
    await site.goAway();
    await forget(page, /\/issues-page-/);
    await page.goto("/issues");
    await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
    await expect(page.getByText("Todavía no hay páginas guardadas en este dispositivo.")).toBeVisible();
    expectComplaints(NOT_REACHED);
  });

  test("the search says so and can be repeated", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
    await visit(page, "/buscar");
    await kept(page);
    await site.goAway();
    await visit(page, "/buscar");
    await page.getByRole("searchbox").fill("telar");
    await expect(page.getByRole("alert")).toContainText("No pudimos buscar.");
    await site.comeBack();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.locator("[data-result]").first()).toBeVisible();
    expectComplaints(NOT_REACHED);
  });
});

test("missing code is asked for by the worker", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
  const mend = site.fail(/profiles-page-/, 500);
  await visit(page, "/issues");
  await kept(page);
  await menuLink(page, "Club Pompa").click();
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
  await madeUpItsMind(page);
  mend();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(heading(page)).toHaveText("CLUB Pompa");
  expectComplaints("status of 500", NOT_LOADED, OTHER_POLICY);
});

test("a site without it takes it and its store out of the browser", { tag: "@exhaustive" }, async ({ page, site }) => {
  await visit(page, "/issues");
  await kept(page);
  await site.publishNext({ [WORKER_FILE]: await bundleOfflineWorker(false) });
  await visit(page, "/news");
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await expect(heading(page)).toHaveText(NEXT_BANNER);
});

test("the page for no network needs no scripts, and is not indexed", async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/sin-conexion");
  await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("sin-conexion");
  await context.close();
});
