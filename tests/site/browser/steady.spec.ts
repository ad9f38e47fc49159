/** What a reader gets when something fails: each test makes it fail. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { articles, issues } from "../../support/content.ts";
import { expect, hydrated, madeUpItsMind, menuLink, started, test, visit } from "../../support/page.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";

const RETRY = "Reintentar";
const NOT_LOADED = "A part of the site could not be loaded";
/** The page that the host gives now is read with its styles, which the policy of the one that is shown does not know. */
const OTHER_POLICY = "Applying inline style violates";

/** Name of the built file of a page's code. */
const chunkOf = (page: string) => {
  const start = `${page}-page-`;
  return (
    readdirSync(path.join(DIST_DIR, "assets")).find((file) => file.startsWith(start) && file.endsWith(".js")) ?? start
  );
};

test.describe("the code of a page", () => {
  test("that cannot be had leaves a message with a retry, and the bars stay", async ({ page, expectComplaints }) => {
    await page.route(`**/${chunkOf("articles")}`, (route) => route.abort());
    await visit(page, "/issues");
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    await madeUpItsMind(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.unroute(`**/${chunkOf("articles")}`);
    await page.getByRole("button", { name: RETRY }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    expectComplaints("net::ERR_FAILED", NOT_LOADED, OTHER_POLICY);
  });

  test("of the first page leaves a retry that answers", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    await page.route(`**/${chunkOf("articles")}`, (route) => route.abort());
    await page.goto("/news");
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    await madeUpItsMind(page);
    await page.unroute(`**/${chunkOf("articles")}`);
    await page.getByRole("button", { name: RETRY }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    expectComplaints("net::ERR_FAILED", NOT_LOADED);
  });

  test("in English says so in English", { tag: "@exhaustive" }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: "en", ...(baseURL && { baseURL }) });
    await page.route(`**/${chunkOf("articles")}`, (route) => route.abort());
    await page.goto("/issues");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toContainText("We could not load this page.");
    await page.close();
  });

  test("of a version that is gone is loaded once from the new one", async ({ page, expectComplaints }) => {
    const loads = await countLoads(page);
    await visit(page, "/issues");
    await page.route(`**/${chunkOf("articles")}`, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    await page.route("**/news", publishNext);
    await menuLink(page, "News").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await hydrated(page);
    expect(loads).toEqual(["/issues", "/news"]);
    expectComplaints("status of 404", NOT_LOADED, OTHER_POLICY);
  });

  test("is not loaded again where that does not help", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    const loads = await countLoads(page);
    await visit(page, "/issues");
    await page.route(`**/${chunkOf("articles")}`, (route) => route.fulfill({ status: 404, body: "" }));
    let asked = 0;
    // A cache between keeps giving the old page to who loads it, and the new one to who asks for the newest.
    await page.route("**/news", async (route) => {
      const html = readFileSync(path.join(DIST_DIR, "news.html"), "utf8");
      const loading = route.request().isNavigationRequest();
      if (!loading) asked += 1;
      const entry = `src="$1?${loading ? "old" : "new"}"`;
      await route.fulfill({ contentType: "text/html", body: html.replace(/src="(\/assets\/index-[^"]*)"/, entry) });
    });
    await menuLink(page, "News").click();
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole("button", { name: RETRY })).toBeVisible();
    await madeUpItsMind(page);
    expect(loads).toEqual(["/issues", "/news"]);
    expectComplaints("status of 404", NOT_LOADED, OTHER_POLICY);
  });
});

test.describe("the data of a page", () => {
  test("that cannot be had leaves a message with a retry", async ({ page, expectComplaints }) => {
    await page.route("**/data/news.json", (route) => route.fulfill({ status: 500, body: "{}" }));
    await visit(page, "/issues");
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    await madeUpItsMind(page);
    await page.unroute("**/data/news.json");
    await page.getByRole("button", { name: RETRY }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    expectComplaints("status of 500", NOT_LOADED, OTHER_POLICY);
  });

  test("that do not come, of no page at all, leave a message with a retry", async ({ page, expectComplaints }) => {
    await visit(page, "/issues");
    await page.route("**/data/**", (route) => route.fulfill({ status: 404, body: "" }));
    await documentLink(page).click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    await madeUpItsMind(page);
    await page.getByRole("button", { name: RETRY }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(issues[0]?.name ?? "");
    expectComplaints("status of 404", NOT_LOADED, OTHER_POLICY);
  });

  for (const [what, reply] of Object.entries<(route: Route) => Promise<void>>({
    "a page of the host": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hola</h1>" }),
    "an empty body": (route) => route.fulfill({ body: "" }),
    "an empty body that calls itself data": (route) => route.fulfill({ contentType: "application/json", body: "" }),
    "half of the data": (route) => route.fulfill({ contentType: "application/json", body: '{"version":"/ass' }),
    "data of another shape": (route) => route.fulfill({ json: [] }),
    "the shape without what it holds": (route) => answer(route, { data: null }),
    "nothing of what a page needs": (route) => answer(route, { data: {} }),
  }))
    test(`that are ${what} leave a message on both`, { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
      for (const link of [documentLink, (there: Page) => menuLink(there, "News")]) {
        await page.unroute("**/data/**");
        await visit(page, "/issues");
        await page.route("**/data/**", reply);
        await link(page).click();
        await expect(page.getByRole("alert")).toBeVisible();
        await expect(page.getByRole("alert").getByRole("heading")).not.toBeEmpty();
        await madeUpItsMind(page);
      }
      expectComplaints(/./);
    });

  test("that are slow are waited for", { tag: "@exhaustive" }, async ({ page }) => {
    let send = () => {};
    const maySend = new Promise<void>((resolve) => (send = resolve));
    await visit(page, "/issues");
    await page.route("**/data/**", (route) => maySend.then(() => route.continue()));
    await menuLink(page, "News").click();
    await expect(page.getByText("Cargando...")).toBeVisible();
    send();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
  });

  test("of a document that is gone lead to the home", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    await visit(page, "/");
    const title = await page.title();
    await visit(page, "/issues");
    await page.route(`**/data/${issues[0]?.slug.toLowerCase()}.json`, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await documentLink(page).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expectComplaints("status of 404");
  });

  test("of another version is not shown by this one: the page is loaded whole", async ({ page, expectComplaints }) => {
    const loads = await countLoads(page);
    await visit(page, "/issues");
    await page.route("**/data/news.json", (route) => answer(route, { version: "/assets/index-next.js" }));
    await page.route("**/news", publishNext);
    await menuLink(page, "News").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await hydrated(page);
    expect(loads).toEqual(["/issues", "/news"]);
    expectComplaints(NOT_LOADED, OTHER_POLICY);
  });
});

/** To the newest document of the list that is shown. */
const documentLink = (page: Page) => page.getByRole("main").locator(`a[href="/${issues[0]?.slug}"]`).first();

/** The host gives the page of the next version, whose entry has another name. */
async function publishNext(route: Route): Promise<void> {
  const html = readFileSync(path.join(DIST_DIR, "news.html"), "utf8");
  const body = html.replace(/src="(\/assets\/index-[^"]*)"/, 'src="$1?next"');
  await route.fulfill({ contentType: "text/html", body });
}

/** The data that the host has, changed. */
async function answer(route: Route, changes: object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
}

/** The addresses that the browser loads, as opposed to those that the site shows by itself. */
async function countLoads(page: Page): Promise<string[]> {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return Promise.resolve(loads);
}

test("a viewer that cannot be loaded says so, and the page stays as it is", async ({ page, expectComplaints }) => {
  await page.route("**/assets/viewer-*.js", (route) => route.abort());
  await visit(page, `/${issues[0]?.slug}`);
  await page.locator("[data-picture='0']").first().click();
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/assets/viewer-*.js");
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page).toHaveURL(`/${issues[0]?.slug}`);
  expectComplaints("net::ERR_FAILED", NOT_LOADED);
});

test("a page that breaks offers the way home, and the bars stay", async ({ page, expectComplaints }) => {
  await page.route("**/data/news/*.json", (route) => answer(route, { data: { document: { slug: "x" } } }));
  await visit(page, "/news");
  await page
    .getByRole("main")
    .getByRole("link", { name: articles[0]?.headline ?? "" })
    .click();
  await expect(page.getByRole("alert")).toContainText("Algo se rompió en esta página.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "Ir al inicio" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pompa");
  expectComplaints(/TypeError: Cannot .* undefined/);
});

test("a page that the browser does not draw starts, too", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.goto("/who");
  // Playwright, too, waits for frames unless it is told not to.
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0, undefined, { polling: 50 });
});

test("without storage and cookies everything works but memory", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Storage is blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
  await page.goto("/who");
  await started(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Pausar animaciones" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  await footer.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await menuLink(page, "News").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
});

test("without JavaScript every page has its words, its links and its pictures", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const address of [
    "/issues",
    "/Editorials",
    `/${issues[0]?.slug}`,
    `/News/${articles[0]?.slug}`,
    "/made-in-arg",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = page.getByRole("main").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of new Set(addresses.filter((each) => each.startsWith("/"))))
      expect((await fetch(`${baseURL}${href}`)).status, href).toBe(200);
    const image = page.getByRole("main").getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.getAttribute("src")).toMatch(/^\/media\//);
  }
  await context.close();
});

test("a picture that fails leaves its colours, its room and its words", async ({ page, expectComplaints }) => {
  await page.route("**/media/**", (route) => route.abort());
  await visit(page, `/${issues[0]?.slug}`);
  const cover = page.getByRole("main").getByRole("img").first();
  await expect(cover).toHaveAttribute("alt", /\w/);
  await expect(cover).toHaveCSS("background-image", /linear-gradient/);
  expect((await cover.boundingBox())?.height).toBeGreaterThan(200);
  expectComplaints(/net::ERR_FAILED .*\/media\//);
});
