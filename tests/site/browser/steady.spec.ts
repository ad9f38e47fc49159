/** What readers get when code, data, pictures, storage or scripts fail. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { articles, issues } from "../../support/content.ts";
import {
  expect,
  hold,
  waitUntilStarted,
  waitForVersionCheck,
  menuLink,
  waitUntilHydrated,
  test,
  visit,
} from "../../support/page.ts";
import { placeOf, plainTest } from "../../support/site/pages.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";

const ISSUE = `/${issues[0]?.slug}`;
const RETRY = "Reintentar";
const NOT_LOADED = "A part of the site could not be loaded";
/** The browser's complaint about inline styles of a fetched page that the policy of the shown page does not allow. */
const OTHER_POLICY = "Applying inline style violates";

/** The script of the news page. */
const CODE = "**/assets/articles-page-*.js";

/** Expects the message about a failed page, stops blocking the files, and presses the button that retries. */
async function retryNews(page: Page, files: string): Promise<void> {
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
  await waitForVersionCheck(page);
  await page.unroute(files);
  await page.getByRole("button", { name: RETRY }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
}

test.describe("the code of a page", () => {
  test("failed code leaves a message with a retry, and the bars stay", async ({ page, expectComplaints }) => {
    await page.route(CODE, (route) => route.abort());
    await visit(page, "/issues");
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await retryNews(page, CODE);
    expectComplaints("net::ERR_FAILED", NOT_LOADED, OTHER_POLICY);
  });

  test("failed code of the first page can be retried", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto("/news");
    await retryNews(page, CODE);
    expectComplaints("net::ERR_FAILED", NOT_LOADED);
  });

  test("the message about missing code is in the reader's language", { tag: "@exhaustive" }, async ({ browser }) => {
    const page = await browser.newPage({ locale: "en" });
    await page.route(CODE, (route) => route.abort());
    await page.goto("/issues");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await menuLink(page, "News").click();
    await expect(page.getByRole("alert")).toContainText("We could not load this page.");
    await page.close();
  });

  test("missing code of an old version loads the new version once", async ({ page, expectComplaints }) => {
    const loads = recordLoads(page);
    await visit(page, "/issues");
    await page.route(CODE, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    await page.route("**/news", publishNext);
    await menuLink(page, "News").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await waitUntilStarted(page);
    expect(loads).toEqual(["/issues", "/news"]);
    expectComplaints("status of 404", NOT_LOADED, OTHER_POLICY);
  });

  test("a page from an old cache is loaded only once", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    const loads = recordLoads(page);
    await visit(page, "/issues");
    await page.route(CODE, (route) => route.fulfill({ status: 404, body: "" }));
    let fetches = 0;
    // Imitates a cache: a page load gets the old version, and a request past the cache gets the new version.
    await page.route("**/news", async (route) => {
      const html = readFileSync(path.join(DIST_DIR, "news.html"), "utf8");
      const isLoad = route.request().isNavigationRequest();
      if (!isLoad) fetches += 1;
      const entry = `src="$1?${isLoad ? "old" : "new"}"`;
      await route.fulfill({ contentType: "text/html", body: html.replace(/src="(\/assets\/index-[^"]*)"/, entry) });
    });
    await menuLink(page, "News").click();
    await expect.poll(() => fetches).toBe(2);
    await expect(page.getByRole("button", { name: RETRY })).toBeVisible();
    await waitForVersionCheck(page);
    expect(loads).toEqual(["/issues", "/news"]);
    expectComplaints("status of 404", NOT_LOADED, OTHER_POLICY);
  });
});

test.describe("the data of a page", () => {
  test("data that fail to load leave a message with a retry", async ({ page, expectComplaints }) => {
    await page.route("**/data/news.json", (route) => route.fulfill({ status: 500, body: "{}" }));
    await visit(page, "/issues");
    await menuLink(page, "News").click();
    await retryNews(page, "**/data/news.json");
    expectComplaints("status of 500", NOT_LOADED, OTHER_POLICY);
  });

  test("a retry shows the page even if the data of all pages are missing", async ({ page, expectComplaints }) => {
    await visit(page, "/issues");
    await page.route("**/data/**", (route) => route.fulfill({ status: 404, body: "" }));
    await documentLink(page).click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    await waitForVersionCheck(page);
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
    "the right shape without content": (route) => answerWithChanges(route, { data: null }),
    "an object without the fields of the page": (route) => answerWithChanges(route, { data: {} }),
  }))
    test(
      `data that are ${what} leave a message on a document and on a list`,
      { tag: "@exhaustive" },
      async ({ page, expectComplaints }) => {
        for (const link of [documentLink, (there: Page) => menuLink(there, "News")]) {
          await page.unroute("**/data/**");
          await visit(page, "/issues");
          await page.route("**/data/**", reply);
          await link(page).click();
          await expect(page.getByRole("alert")).toBeVisible();
          await expect(page.getByRole("alert").getByRole("heading")).not.toBeEmpty();
          await waitForVersionCheck(page);
        }
        expectComplaints(/./);
      },
    );

  test("a message is shown until slow data arrive", { tag: "@exhaustive" }, async ({ page }) => {
    await visit(page, "/issues");
    const send = await hold(page, "**/data/**");
    await menuLink(page, "News").click();
    await expect(page.getByText("Cargando...")).toBeVisible();
    send();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
  });

  test("a removed document leads to the home page", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    await visit(page, "/");
    const title = await page.title();
    await visit(page, "/issues");
    await page.route(`**/data${ISSUE.toLowerCase()}.json`, (route) => route.fulfill({ status: 404, body: "" }));
    await documentLink(page).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expectComplaints("status of 404");
  });

  test("data of another version make the page load in that version", async ({ page, expectComplaints }) => {
    const loads = recordLoads(page);
    await visit(page, "/issues");
    await page.route("**/data/news.json", (route) => answerWithChanges(route, { version: "/assets/index-next.js" }));
    await page.route("**/news", publishNext);
    await menuLink(page, "News").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await waitUntilStarted(page);
    expect(loads).toEqual(["/issues", "/news"]);
    expectComplaints(NOT_LOADED, OTHER_POLICY);
  });
});

/** The link to the newest document of the list. */
const documentLink = (page: Page) => page.getByRole("main").locator(`a[href="${ISSUE}"]`).first();

/** Answers with the page of the next version, whose entry script has another name. */
async function publishNext(route: Route): Promise<void> {
  const html = readFileSync(path.join(DIST_DIR, "news.html"), "utf8");
  const body = html.replace(/src="(\/assets\/index-[^"]*)"/, 'src="$1?next"');
  await route.fulfill({ contentType: "text/html", body });
}

/** Answers with the host's data, in which `changes` replace some values. */
async function answerWithChanges(route: Route, changes: object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
}

/** Records the addresses that the browser loads as whole pages. Pages that scripts show are left out. */
function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test("a failed viewer leaves a message, and the page stays as it is", async ({ page, expectComplaints }) => {
  await page.route("**/assets/viewer-*.js", (route) => route.abort());
  await visit(page, ISSUE);
  await page.locator("[data-picture='0']").first().click();
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/assets/viewer-*.js");
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page).toHaveURL(ISSUE);
  expectComplaints("net::ERR_FAILED", NOT_LOADED);
});

test("a page that throws an error offers a link home, and the bars stay", async ({ page, expectComplaints }) => {
  await page.route("**/data/news/*.json", (route) => answerWithChanges(route, { data: { document: { slug: "x" } } }));
  await visit(page, "/news");
  await page.locator(`main a[href="/News/${articles[0]?.slug}"]`).first().click();
  await expect(page.getByRole("alert")).toContainText("Algo se rompió en esta página.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "Ir al inicio" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pompa");
  expectComplaints(/TypeError: Cannot .* undefined/);
});

test("a page starts even if the browser draws no frames", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.goto("/who");
  // Polls, because Playwright would otherwise wait for animation frames, too.
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0, undefined, { polling: 50 });
});

test("animations, languages and links work without storage and cookies", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Storage is blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
  await page.goto("/who");
  await waitUntilHydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Pausar animaciones" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  await footer.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await menuLink(page, "News").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
});

plainTest("pages have a heading, working links and pictures without JavaScript", async ({ page, request }) => {
  for (const address of ["/issues", "/Editorials", ISSUE, `/News/${articles[0]?.slug}`, "/made-in-arg"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = page.getByRole("main").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of new Set(addresses.filter((each) => each.startsWith("/"))))
      expect((await request.get(href)).status(), href).toBe(200);
    const image = page.getByRole("main").getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.getAttribute("src")).toMatch(/^\/media\//);
  }
});

test("a failed picture leaves its colours, space and description", async ({ page, expectComplaints }) => {
  await page.route("**/media/**", (route) => route.abort());
  await visit(page, ISSUE);
  const cover = page.getByRole("main").getByRole("img").first();
  await expect(cover).toHaveAttribute("alt", /\w/);
  await expect(cover).toHaveCSS("background-image", /linear-gradient/);
  expect((await placeOf(cover)).height).toBeGreaterThan(200);
  expectComplaints(/net::ERR_FAILED .*\/media\//);
});
