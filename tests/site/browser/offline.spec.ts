/** Visited pages can be read again without a network, and each comes from a single version of the site. */
import type { Page } from "@playwright/test";
import { bundleOfflineWorker } from "../../../src/delivery/build/bundles/bundle-site.ts";
import { SCRIPTS_HEADER, WORKER_FILE } from "../../../src/site/offline/kept.ts";
import { waitUntilSettled, violations } from "../../support/axe.ts";
import { articles, issues } from "../../support/content.ts";
import {
  quickIf,
  expect,
  waitForVersionCheck,
  menuLink,
  waitUntilHydrated,
  test as base,
  visit,
} from "../../support/page.ts";
import { plainTest } from "../../support/site/pages.ts";
import {
  NEXT_BANNER,
  NEXT_MARK,
  type PublishedSite,
  startPublishedSite,
} from "../../support/servers/published-site.ts";

const test = base.extend<{ site: PublishedSite }>({
  site: async ({ browserName: _any }, use) => {
    const { close, ...site } = await startPublishedSite();
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
/** Also allows a missing script of the old version: whether it is requested depends on what was prefetched. */
const NOT_LOADED_OR_GONE = new RegExp(`${NOT_LOADED}|404 \\(Not Found\\) .*/assets/`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const savedLinks = (page: Page) => page.getByRole("main").getByRole("list").getByRole("link");

/** Waits until the current page and the offline page are stored, both in the version of the current page. */
async function waitUntilStored(page: Page): Promise<void> {
  const areOfThisVersion = async (header: string) => {
    const paths = [window.location.pathname.toLowerCase(), "/sin-conexion"];
    const pages = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
    return pages.map((each) => each?.headers.get(header)?.split(" ")[0] === entry);
  };
  await expect.poll(() => page.evaluate(areOfThisVersion, SCRIPTS_HEADER)).toEqual([true, true]);
}

/** Deletes matching files from the caches. */
function forget(page: Page, files: RegExp): Promise<void> {
  return page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const file of await cache.keys()) if (pattern.test(file.url)) await cache.delete(file);
    }
  }, files);
}

/** Returns the versions of the scripts that a page has loaded. A page must not mix two versions. */
function versionsOf(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return [...new Set(scripts.map(({ name }) => (name.endsWith(mark) ? "next" : "first")))];
  }, NEXT_MARK);
}

/** Loads a page and expects it to start, to show its first picture and to run scripts of this version alone. */
async function expectReadable(page: Page, address: string, version: "first" | "next"): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
  await expect(page.getByRole("main")).toBeVisible();
  const picture = page.getByRole("main").getByRole("img").first();
  if ((await picture.count()) > 0)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
  expect(await versionsOf(page)).toEqual([version]);
}

/** Visits an issue by its address, then the news and an article by links. */
async function visitThreePages(page: Page): Promise<void> {
  await visit(page, ISSUE);
  await waitUntilStored(page);
  await menuLink(page, "News").click();
  await expect(heading(page)).toHaveText("NEWS.");
  await waitUntilStored(page);
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  await expect(heading(page)).toHaveText(articles[0]?.headline ?? "");
  await waitUntilStored(page);
}

for (const [what, lose] of [
  ["the network", (page: Page) => page.context().setOffline(true)],
  ["the host", (_page: Page, site: PublishedSite) => site.goAway()],
] as const)
  test(
    `without ${what} three visited pages can be read again, and a fourth address lists links to them`,
    quickIf(what === "the network"),
    async ({ page, site, expectComplaints }) => {
      await visitThreePages(page);
      await lose(page, site);
      for (const address of [ISSUE, "/news", ARTICLE]) await expectReadable(page, address, "first");
      await page.goto("/who");
      await waitUntilHydrated(page);
      await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
      await expect(page).toHaveURL("/who");
      await expect(savedLinks(page)).toHaveCount(3);
      const links = await savedLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links.toSorted()).toEqual([ISSUE, "/news", ARTICLE].map((address) => address.toLowerCase()).toSorted());
      await waitUntilSettled(page);
      expect(await violations(page)).toEqual([]);
      await savedLinks(page).filter({ hasText: "NEWS" }).click();
      await expect(heading(page)).toHaveText("NEWS.");
      await menuLink(page, "Editoriales").click();
      await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
      await expect(page).toHaveURL(/\/editorials$/);
      expectComplaints(NOT_REACHED, NOT_LOADED);
    },
  );

test("no page mixes two versions after a new version is published", async ({ page, site, expectComplaints }) => {
  await visitThreePages(page);
  await site.publishNext();
  // The open page keeps its version.
  expect(await versionsOf(page)).toEqual(["first"]);
  await menuLink(page, "Issues").click();
  await expect(heading(page)).toHaveText("ISSUES.");
  await expect.poll(() => versionsOf(page)).toEqual(["next"]);
  await menuLink(page, "News").click();
  await expect(heading(page)).toHaveText(NEXT_BANNER);
  await waitUntilStored(page);
  await site.goAway();
  await expectReadable(page, "/news", "next");
  await expect(heading(page)).toHaveText(NEXT_BANNER);
  await expectReadable(page, ISSUE, "first");
  // A link to a page of another version loads that page as a whole.
  await menuLink(page, "News").click();
  await expect(heading(page)).toHaveText(NEXT_BANNER);
  await waitUntilHydrated(page);
  expect(await versionsOf(page)).toEqual(["next"]);
  await site.comeBack();
  await expectReadable(page, ISSUE, "next");
  await waitUntilStored(page);
  await site.goAway();
  await expectReadable(page, ISSUE, "next");
  expectComplaints(NOT_REACHED, NOT_LOADED_OR_GONE, OTHER_POLICY);
});

test("a version's texts are stored before its first page", { tag: "@exhaustive" }, async ({ page, site }) => {
  await page.addInitScript(() => {
    // The data saver turns prefetching off, because an unfinished prefetch would fail when the host goes away.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    const originalFetch = window.fetch;
    window.fetch = (input, ...rest) =>
      sessionStorage.getItem("held") && String(input).includes("/locales/")
        ? new Promise(() => {})
        : originalFetch(input, ...rest);
  });
  await visit(page, "/news");
  await waitUntilStored(page);
  // From here on, the service worker answers requests. It also stores the texts of this version.
  await visit(page, "/news");
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/locales/es/translation.json"))))
    .toBe(true);
  await site.publishNext();
  // From here on, the page's own requests for texts get no answer.
  await page.evaluate(() => sessionStorage.setItem("held", "texts"));
  await expectReadable(page, "/news", "next");
  await waitUntilStored(page);
  await page.evaluate(() => sessionStorage.removeItem("held"));
  await site.goAway();
  await page.goto("/news");
  await waitUntilHydrated(page);
  await expect.poll(() => page.evaluate(areTextsRendered)).toBe(true);
  await expect(heading(page)).toHaveText(NEXT_BANNER);
});

/** Whether the page has received its texts and had time to render them. */
async function areTextsRendered(): Promise<boolean> {
  const isThere = performance.getEntriesByType("resource").some(({ name }) => name.includes("/locales/es/"));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return isThere;
}

test.describe("with an active worker", { tag: "@exhaustive" }, () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/issues");
    await waitUntilStored(page);
    await forget(page, /\/issues$/);
    // From here on, the service worker answers requests. Once it has stored the page again, it sends none by itself.
    await visit(page, "/issues");
    await waitUntilStored(page);
  });

  test("missing data leave a message with a retry", async ({ page, site, expectComplaints }) => {
    const mend = site.fail(/data\/news\.json/, 500);
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    mend();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(heading(page)).toHaveText("NEWS.");
    expectComplaints("status of 500", NOT_LOADED, OTHER_POLICY);
  });

  test("when the host fails, a stored page is shown and any other fails", async ({ page, site, expectComplaints }) => {
    site.fail(/^\/(?:issues|who)$/, 503);
    await expectReadable(page, "/issues", "first");
    expect((await page.goto("/who"))?.status()).toBe(503);
    expectComplaints("status of 503");
  });

  test("a page that the host has removed is no longer available offline", async ({ page, site, expectComplaints }) => {
    const mend = site.fail(/^\/issues$/, 404);
    await page.goto("/issues");
    mend();
    await site.goAway();
    await page.goto("/issues");
    await waitUntilHydrated(page);
    await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
    expectComplaints("status of 404", NOT_REACHED);
  });

  test("a stored page that lacks a script is not offered offline", async ({ page, site, expectComplaints }) => {
    await site.goAway();
    await forget(page, /\/issues-page-/);
    await page.goto("/issues");
    await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
    await expect(page.getByText("Todavía no hay páginas guardadas en este dispositivo.")).toBeVisible();
    expectComplaints(NOT_REACHED);
  });

  test("the search reports a failure without the host and can be retried", async ({ page, site, expectComplaints }) => {
    await visit(page, "/buscar");
    await waitUntilStored(page);
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

test("a retry loads code that failed before", { tag: "@exhaustive" }, async ({ page, site, expectComplaints }) => {
  const mend = site.fail(/profiles-page-/, 500);
  await visit(page, "/issues");
  await waitUntilStored(page);
  await menuLink(page, "Club Pompa").click();
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
  await waitForVersionCheck(page);
  mend();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(heading(page)).toHaveText("CLUB Pompa");
  expectComplaints("status of 500", NOT_LOADED, OTHER_POLICY);
});

test("a version without offline reading removes worker and caches", { tag: "@exhaustive" }, async ({ page, site }) => {
  await visit(page, "/issues");
  await waitUntilStored(page);
  await site.publishNext({ [WORKER_FILE]: await bundleOfflineWorker(false) });
  await visit(page, "/news");
  const leftovers = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(leftovers).toEqual([]);
  await expect(heading(page)).toHaveText(NEXT_BANNER);
});

plainTest("the offline page works without scripts and is not indexed", async ({ page, request }) => {
  await page.goto("/sin-conexion");
  await expect(heading(page)).toHaveText("SIN CONEXIÓN.");
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("sin-conexion");
});
