/** What a reader gets when something fails: each test makes it fail. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { articles, issues } from "./content.ts";
import { expect, hydrated, test, visit } from "./page.ts";
import { replies, startReceiver } from "./receiver.ts";

const started = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);

const DIST = path.resolve(import.meta.dirname, "../../dist");
const RETRY = "Reintentar";

/** Name of the built file of a page's code. */
const chunkOf = (page: string) => {
  const start = page === "issues" ? "issues-page-" : `${page}-page-`;
  return readdirSync(path.join(DIST, "assets")).find((file) => file.startsWith(start) && file.endsWith(".js")) ?? start;
};

const newsLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "News" });

test.describe("the code of a page", () => {
  test("that cannot be had leaves a message with a retry, and the bars stay", async ({ page, complaints }) => {
    await page.route(`**/${chunkOf("news")}`, (route) => route.abort());
    await visit(page, "/issues");
    await newsLink(page).click();
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar esta página.");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.unroute(`**/${chunkOf("news")}`);
    await page.getByRole("button", { name: RETRY }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    complaints.splice(0);
  });

  test("in English says so in English", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: "en", ...(baseURL && { baseURL }) });
    await page.route(`**/${chunkOf("news")}`, (route) => route.abort());
    await page.goto("/issues");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await newsLink(page).click();
    await expect(page.getByRole("alert")).toContainText("We could not load this page.");
    await page.close();
  });

  test("of a version that is gone is loaded once from the new one", async ({ page, complaints }) => {
    const loads = await countLoads(page);
    await visit(page, "/issues");
    await page.route(`**/${chunkOf("news")}`, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    // The host gives the pages of the next version, whose entry has another name.
    await page.route("**/news", async (route) => {
      const html = readFileSync(path.join(DIST, "news.html"), "utf8");
      await route.fulfill({
        contentType: "text/html",
        body: html.replace(/src="(\/assets\/index-[^"]*)"/, 'src="$1?next"'),
      });
    });
    await newsLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await hydrated(page);
    expect(loads).toEqual(["/issues", "/news"]);
    complaints.splice(0);
  });

  test("is not loaded again and again where that does not help", async ({ page, complaints }) => {
    const loads = await countLoads(page);
    await visit(page, "/issues");
    await page.route(`**/${chunkOf("news")}`, (route) => route.fulfill({ status: 404, body: "" }));
    let asked = 0;
    // A cache between keeps giving the old page to who loads it, and the new one to who asks for the newest.
    await page.route("**/news", async (route) => {
      const html = readFileSync(path.join(DIST, "news.html"), "utf8");
      const loading = route.request().isNavigationRequest();
      if (!loading) asked += 1;
      const entry = `src="$1?${loading ? "old" : "new"}"`;
      await route.fulfill({ contentType: "text/html", body: html.replace(/src="(\/assets\/index-[^"]*)"/, entry) });
    });
    await newsLink(page).click();
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole("button", { name: RETRY })).toBeVisible();
    // Asked after the page has asked, so answered after it has made up its mind.
    await page.evaluate(async () => (await fetch(window.location.pathname)).text());
    expect(loads).toEqual(["/issues", "/news"]);
    complaints.splice(0);
  });
});

/** The addresses that the browser loads, as opposed to those that the site shows by itself. */
async function countLoads(page: Page): Promise<string[]> {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return Promise.resolve(loads);
}

test("a viewer that cannot be loaded says so, and the page stays as it is", async ({ page, complaints }) => {
  await page.route("**/assets/viewer-*.js", (route) => route.abort());
  await visit(page, `/${issues[0]?.slug}`);
  await page.locator("[data-picture='0']").first().click();
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/assets/viewer-*.js");
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page).toHaveURL(`/${issues[0]?.slug}`);
  complaints.splice(0);
});

test("a page that breaks while it is shown offers the way home, and the bars stay", async ({ page, complaints }) => {
  await page.route(`**/assets/${articles[0]?.slug}-*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const document = { slug: 'x' };" }),
  );
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
  complaints.splice(0);
});

test.describe("translations", () => {
  for (const [name, answer] of [
    ["an HTML page", { status: 200, contentType: "text/html", body: "<!doctype html><p>Inicio</p>" }],
    ["an empty file", { status: 200, contentType: "application/json", body: "" }],
    ["a list", { status: 200, contentType: "application/json", body: "[1, 2]" }],
  ] as const) {
    test(`that are ${name} leave Spanish, and no raw key`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ locale: "en", ...(baseURL && { baseURL }) });
      await page.route("**/locales/en/translation.json", (route) => route.fulfill(answer));
      await page.goto("/issues");
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("banner").getByRole("link", { name: "Quiénes somos" })).toBeVisible();
      await expect(page.locator("body")).not.toContainText(/\b(?:nav|footer|issues)\.[a-z]+/);
      await page.close();
    });
  }

  test("that are slow do not keep the page waiting", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: "en", ...(baseURL && { baseURL }) });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/locales/en/translation.json", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/issues");
    await hydrated(page);
    await newsLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    answer();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.close();
  });
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
  await newsLink(page).click();
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
    for (const link of await page.getByRole("main").getByRole("link").all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (href.startsWith("/")) expect((await page.request.get(href)).status(), href).toBe(200);
    }
    const image = page.getByRole("main").getByRole("img").first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.getAttribute("src")).toMatch(/^\/media\//);
  }
  await context.close();
});

test("a picture that fails leaves its colours, its room and its words", async ({ page, complaints }) => {
  await page.route("**/media/**", (route) => route.abort());
  await visit(page, `/${issues[0]?.slug}`);
  const cover = page.getByRole("main").getByRole("img").first();
  await expect(cover).toHaveAttribute("alt", /\w/);
  await expect(cover).toHaveCSS("background-image", /linear-gradient/);
  expect((await cover.boundingBox())?.height).toBeGreaterThan(200);
  complaints.splice(0);
});

test.describe("the form", () => {
  const open = async (page: Page) => {
    const receiver = await startReceiver(replies(200));
    await page.route("**/f/*", (route) => route.continue({ url: `${receiver.url}/f/x` }));
    await visit(page, "/form");
    await page.getByRole("textbox").first().fill("Ana Sosa");
    await page.getByRole("textbox").last().fill("ana@pompa.example");
    return receiver;
  };
  const submit = (page: Page) => page.getByRole("main").getByRole("button");

  test("is not sent for a program that fills in everything", async ({ page }) => {
    const receiver = await open(page);
    await page.evaluate(
      () => (document.querySelector<HTMLInputElement>("form [name=url]")!.value = "https://x.example"),
    );
    await page.waitForFunction(() => performance.now() > 1500);
    await submit(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(receiver.received).toEqual([]);
    receiver.close();
  });

  test("is not sent sooner than anybody could fill it in; a second press sends it", async ({ page }) => {
    const receiver = await startReceiver(replies(200));
    await page.clock.install();
    await page.route("**/f/*", (route) => route.continue({ url: `${receiver.url}/f/x` }));
    await visit(page, "/issues");
    await page
      .getByRole("main")
      .getByRole("link", { name: /SUSCRIBITE/ })
      .first()
      .click();
    await page.getByRole("textbox").first().fill("Ana Sosa");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1));
    await page.getByRole("textbox").last().fill("ana@pompa.example");
    await submit(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(receiver.received).toEqual([]);
    await page.clock.runFor(2000);
    await submit(page).click();
    await expect(page.getByRole("status").filter({ hasText: "¡Gracias!" })).toBeVisible();
    expect(receiver.received).toMatchObject([
      { body: { nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "" } },
    ]);
    receiver.close();
  });

  test("offline says so and keeps what was typed", async ({ page, context, complaints }) => {
    const receiver = await open(page);
    await page.waitForFunction(() => performance.now() > 1500);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Hubo un error de red.");
    await expect(page.getByRole("textbox").first()).toHaveValue("Ana Sosa");
    receiver.close();
    complaints.splice(0);
  });

  test("is sent when the reader leaves the page meanwhile", async ({ page }) => {
    const receiver = await open(page);
    await page.waitForFunction(() => performance.now() > 1500);
    await submit(page).click();
    await page.getByRole("banner").getByRole("link", { name: "Issues" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    await expect.poll(() => receiver.received.length).toBe(1);
    receiver.close();
  });
});

test.describe("going back and forth", () => {
  test("quickly, while pages load, ends at the last one", async ({ page }) => {
    await visit(page, "/");
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    for (let round = 0; round < 3; round++)
      for (let index = 0; index < 6; index++) await links.nth(index).click({ noWaitAfter: true });
    for (let presses = 0; presses < 4; presses++) await page.evaluate(() => history.back());
    await page.evaluate(() => history.forward());
    await newsLink(page).click();
    await expect(page).toHaveURL("/news");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    await expect(page).toHaveTitle("Pompa | NEWS");
  });

  test("restores where the reader was", async ({ page }) => {
    await visit(page, "/issues");
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    await page
      .getByRole("main")
      .getByRole("link", { name: /View project/ })
      .nth(4)
      .click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("restores it also on a page that was loaded anew and comes late", async ({ page }) => {
    await visit(page, "/issues");
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    await page
      .getByRole("main")
      .getByRole("link", { name: /View project/ })
      .nth(4)
      .dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("ISSUES.");
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/issues-page-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await started(page);
    await page.goBack();
    await expect(page.getByRole("main").getByText("Cargando...")).toBeVisible();
    arrive();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });

  test("before the page has started shows the page that the reader went back to", async ({ page }) => {
    await visit(page, "/issues");
    await newsLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/news-page-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/issues$/);
    arrive();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    await started(page);
  });

  test("with the viewer open closes and opens it", async ({ page }) => {
    await visit(page, `/${issues[0]?.slug}`);
    await page.locator("[data-picture='1']").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goForward();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("pages are loaded before they are asked for", () => {
  const asked = (page: Page, pattern: RegExp) => {
    const urls: string[] = [];
    page.on("request", (request) => void (pattern.test(request.url()) && urls.push(request.url())));
    return urls;
  };

  test("the code of a link in sight, the document of one that is pointed at", async ({ page }) => {
    const [code, documents] = [asked(page, /creator-page-/), asked(page, new RegExp(`/${issues[0]?.slug}-`))];
    await visit(page, "/issues");
    await page
      .getByRole("main")
      .getByRole("link", { name: /View project/ })
      .first()
      .scrollIntoViewIfNeeded();
    await expect.poll(() => code.length).toBe(1);
    expect(documents).toEqual([]);
    await page
      .getByRole("main")
      .getByRole("link", { name: /View project/ })
      .first()
      .hover();
    await expect.poll(() => documents.length).toBe(1);
  });

  test("but not for readers who save data", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const code = asked(page, /news-page-/);
    await visit(page, "/issues");
    await newsLink(page).hover();
    await page.waitForLoadState("networkidle");
    expect(code).toEqual([]);
  });
});
