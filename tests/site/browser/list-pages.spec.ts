/** Lists that are too long for one page: a magazine of five pages of issues, built for these tests alone. */
import { type APIRequestContext, type Page, test as base } from "@playwright/test";
import axe from "axe-core";
import { site } from "../../support/content.ts";
import { pageDataPath } from "../../../src/shared/magazine/site-folders.ts";
import { CATEGORY_COUNTS, COUNTS, FAR_EDITORIAL, serveLargeMagazine, slugsOf } from "../../support/magazines/large.ts";
import { expect, hold, hydrated, started, test as pageTest, visit } from "../../support/page.ts";
import type { Host } from "../../support/servers/hosts.ts";

const test = pageTest.extend<object, { magazine: Host }>({
  magazine: [
    async ({ browserName: _browserName }, use) => {
      const magazine = await serveLargeMagazine();
      await use(magazine);
      await magazine.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ magazine }, use) => use(magazine.origin),
});

// One build for the tests of this file.
base.describe.configure({ mode: "default" });

const SIZE = 24;
const MORE = "Ver más";
const RETRY = "Reintentar";

/** Address of each list, and how its HTML names the documents. */
const LISTS = [
  ["/issues", "issues", /aria-labelledby="issue-([^"]+)"/g],
  ["/news", "articles", /aria-labelledby="article-([^"]+)"/g],
  ["/made-in-arg", "cards", /aria-labelledby="card-([^"]+)"/g],
  ["/Editorials", "editorials", /aria-labelledby="(proyecto\d+)"/g],
  ["/club-pompa", "profiles", /aria-labelledby="(industria\d+)"/g],
] as const;

const listPagesOf = (type: keyof typeof COUNTS) => Math.ceil(COUNTS[type] / SIZE);

/** One more than there are. */
const BEYOND = String(listPagesOf("issues") + 1);

const blocks = (page: Page) => page.getByRole("article");
const shown = (page: Page, count: number) => page.getByRole("status").filter({ hasText: `Se ven ${count} de` });
const more = (page: Page) => page.getByRole("button", { name: MORE });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
/** The names of the blocks in their order. */
const order = (page: Page) =>
  blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute("aria-labelledby")?.split("-")[1] ?? ""));

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return (await response.text()).replaceAll("&amp;", "&");
}

/** Where the link of a relation leads. */
function linkTo(html: string, relation: "prev" | "next"): string | undefined {
  const tag = new RegExp(`<a [^>]*rel="${relation}"[^>]*>`).exec(html)?.[0] ?? "";
  return /href="([^"]*)"/.exec(tag)?.[1];
}

for (const [address, type, named] of LISTS) {
  test(`${address} has all of its documents once, in order, on pages that lead to each other`, async ({ request }) => {
    const found: string[] = [];
    let next: string | undefined = address;
    for (let number = 1; next !== undefined; number++) {
      const here: string = next;
      const html = await htmlOf(request, here);
      const names = [...html.matchAll(named)].map(([, name = ""]) => name);
      expect(names.length, here).toBeLessThanOrEqual(SIZE);
      found.push(...names);
      expect(html, here).toContain(`<link rel="canonical" href="${site.url}${here}"/>`);
      expect(/<title>([^<]*)/.exec(html)?.[1]?.endsWith(` · PÁGINA ${number}`), here).toBe(number > 1);
      if (number > 1) {
        const before = number === 2 ? address : `${address}/pagina/${number - 1}`;
        expect(linkTo(html, "prev"), here).toBe(before);
      }
      next = linkTo(html, "next");
      expect(next, here).toBe(number < listPagesOf(type) ? `${address}/pagina/${number + 1}` : undefined);
    }
    expect(found).toEqual(slugsOf(type));
  });
}

test("a later list page describes itself, and only what it shows", async ({ request }) => {
  const html = await htmlOf(request, "/issues/pagina/3");
  expect(html).toMatch(/<meta name="description" content="[^"]* · Página 3"/);
  const data = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? "";
  const listed = [...data.matchAll(/"item":"([^"]*)"/g)].map(([, url]) => url);
  expect(listed).toEqual(
    slugsOf("issues")
      .slice(48, 72)
      .map((slug) => `${site.url}/${slug}`),
  );
});

test("the sitemap names every list page", async ({ request }) => {
  const xml = await htmlOf(request, "/sitemap.xml");
  const listPages = [...xml.matchAll(/<loc>([^<]*\/pagina\/\d+)</g)].map(([, url]) => url);
  // Whom all issues credit and are about has as many works as there are issues.
  const people = ["ana-sosa", "mora-vidal"].map((slug) => [`/colaboradores/${slug}`, "issues"] as const);
  const expected = [...LISTS, ...people].flatMap(([address, type]) =>
    Array.from({ length: listPagesOf(type) - 1 }, (_, index) => `${site.url}${address}/pagina/${index + 2}`),
  );
  expect(listPages.toSorted()).toEqual(expected.toSorted());
});

test("numbers that there are not are unknown addresses", async ({ page, request, expectComplaints }) => {
  for (const number of ["1", "0", "01", BEYOND, "x", "2/3", ""])
    expect((await request.get(`/issues/pagina/${number}`)).status(), number).toBe(404);
  await page.goto(`/issues/pagina/${BEYOND}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.name);
  await expect(page).toHaveTitle("Pompa | HOME");
  expectComplaints("status of 404");
});

test("an address of a list page may be written in any letter case", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/ISSUES/Pagina/2");
  await expect(page).toHaveTitle("Pompa | ISSUES · PÁGINA 2");
  expect(await order(page)).toEqual(slugsOf("issues").slice(24, 48));
});

test("the next list page comes before the reader is at the end, and leaves the focus where it is", async ({ page }) => {
  await visit(page, "/issues");
  await expect(blocks(page)).toHaveCount(24);
  await page.mouse.click(5, 300);
  await scrollToEnd(page);
  await expect(blocks(page)).toHaveCount(48);
  await scrollToEnd(page);
  await expect(blocks(page)).toHaveCount(72);
  await expect(shown(page, 72)).toBeVisible();
  expect(await order(page)).toEqual(slugsOf("issues").slice(0, 72));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await expect(page).toHaveURL("/issues");
});

test("the reader's language does not wait for the code of the next list page, which then speaks it", async ({
  page,
}) => {
  const answer = await hold(page, "**/assets/more-list-pages-*.js");
  await page.goto("/issues?lng=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(more(page)).toBeVisible();
  answer();
  await expect(page.getByRole("button", { name: "Show more" })).toBeVisible();
});

test("with the keyboard a button brings it, and the reader goes on at its first heading", async ({ page }) => {
  await visit(page, "/news");
  await page.getByRole("main").getByRole("link", { name: "El telar" }).nth(23).focus();
  await page.keyboard.press("Tab");
  await expect(more(page)).toBeFocused();
  // Who goes through the list with the keyboard may go on behind it.
  await expect(blocks(page)).toHaveCount(24);
  await page.keyboard.press("Enter");
  await expect(blocks(page)).toHaveCount(48);
  await expect(shown(page, 48)).toHaveText("Se ven 48 de 60");
  await expect(blocks(page).nth(24).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(blocks(page).nth(24).getByRole("link")).toBeFocused();
  await more(page).press("Enter");
  await expect(blocks(page)).toHaveCount(60);
  await expect(more(page)).toBeHidden();
});

test("who comes to the button without Tab finds it, and goes on alike", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/news");
  await page.mouse.click(5, 300);
  await more(page).focus();
  // As long as the next list page takes, if it came by itself.
  await page.evaluate(
    async (address) => {
      await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
      await fetch(address);
      await new Promise((resume) => requestIdleCallback(resume));
    },
    `/${pageDataPath("/news/pagina/2")}`,
  );
  await page.keyboard.press("Enter");
  await expect(blocks(page).nth(24).getByRole("heading")).toBeFocused();
  await expect(blocks(page)).toHaveCount(48);
});

test("galleries of a later list page open, and Back closes them", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/club-pompa");
  await more(page).click();
  const far = page.getByRole("region", { name: "Persona 30", exact: true });
  await far.getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(far).toBeVisible();
});

test("without JavaScript links lead through all list pages", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/club-pompa");
  await expect(more(page)).toBeHidden();
  for (const number of [2, 3]) {
    await page.getByRole("link", { name: `Página ${number}` }).click();
    await expect(page).toHaveURL(`/club-pompa/pagina/${number}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(`Persona ${(number - 1) * SIZE + 1}`);
  }
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL("/club-pompa/pagina/2");
  await context.close();
});

test.describe("Back", () => {
  /** Through three list pages, to a block of the third. Answers where. */
  async function readOn(page: Page): Promise<number> {
    await visit(page, "/issues");
    for (const count of [48, 72]) {
      await scrollToEnd(page);
      await expect(blocks(page)).toHaveCount(count);
    }
    await blocks(page)
      .nth(60)
      .getByRole("link", { name: /^View project/ })
      .scrollIntoViewIfNeeded();
    return scrolled(page);
  }

  test("leads to the same block", async ({ page }) => {
    const place = await readOn(page);
    await blocks(page)
      .nth(60)
      .getByRole("link", { name: /^View project/ })
      .click();
    await expect(page).toHaveURL("/Numero61");
    await page.goBack();
    await expect(blocks(page)).toHaveCount(72);
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(blocks(page).nth(60)).toBeInViewport();
  });

  test("leads there also from a reloaded document and another site", { tag: "@exhaustive" }, async ({ page }) => {
    const place = await readOn(page);
    await blocks(page)
      .nth(60)
      .getByRole("link", { name: /^View project/ })
      .click();
    await expect(page).toHaveURL("/Numero61");
    await page.reload();
    await started(page);
    await page.goBack();
    await expect(blocks(page)).toHaveCount(72);
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goto("about:blank");
    await page.goBack();
    await expect(blocks(page)).toHaveCount(72);
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});

test.describe("the filter", () => {
  const choose = (page: Page, category: string) => page.getByRole("button", { name: category, exact: true }).click();

  test("finds cards of all list pages, and goes on within a category", async ({ page }) => {
    await visit(page, "/made-in-arg");
    await choose(page, "CALZADO");
    await expect(blocks(page)).toHaveCount(CATEGORY_COUNTS.CALZADO);
    await expect(page.getByRole("status").filter({ hasText: "1 tarjeta" })).toHaveCount(1);
    await choose(page, "INDUMENTARIA");
    await expect(blocks(page)).toHaveCount(SIZE);
    await expect(page.getByRole("status").filter({ hasText: `${CATEGORY_COUNTS.INDUMENTARIA} tarjetas` })).toHaveCount(
      1,
    );
    await more(page).press("Enter");
    await expect(blocks(page)).toHaveCount(CATEGORY_COUNTS.INDUMENTARIA);
    expect(new Set(await order(page)).size).toBe(CATEGORY_COUNTS.INDUMENTARIA);
    await choose(page, "ACCESORIOS");
    await expect(blocks(page)).toHaveCount(0);
    await choose(page, "VER TODO");
    await expect(blocks(page)).toHaveCount(SIZE);
    expect(await order(page)).toEqual(slugsOf("cards").slice(0, SIZE));
  });

  test("without a category says so and tries again", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
    await page.route("**/data/made-in-arg/calzado.json", (route) => route.abort());
    await visit(page, "/made-in-arg");
    await choose(page, "CALZADO");
    await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
    await expect(blocks(page)).toHaveCount(SIZE);
    await page.unroute("**/data/made-in-arg/calzado.json");
    await retry(page);
    await expect(blocks(page)).toHaveCount(CATEGORY_COUNTS.CALZADO);
    expectComplaints("net::ERR_FAILED");
  });
});

/** A failure stands for a moment, in which nothing is asked for again. */
async function retry(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: RETRY }).click({ timeout: 1000 });
    await expect(page.getByRole("alert")).toBeHidden({ timeout: 500 });
  }).toPass();
}

test("a missing list page leaves what is there, and comes at a retry", async ({ page, expectComplaints }) => {
  await page.route("**/data/issues/pagina/2.json", (route) => route.fulfill({ status: 500, body: "{}" }));
  await visit(page, "/issues");
  // The message of what came by itself may stand before a pointer.
  await more(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
  await expect(blocks(page)).toHaveCount(24);
  await page.unroute("**/data/issues/pagina/2.json");
  await retry(page);
  await expect(blocks(page)).toHaveCount(48);
  await expect(blocks(page).nth(24).getByRole("heading")).toBeFocused();
  expectComplaints("status of 500");
});

test("the link leads on though its script fails", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
  await page.route("**/assets/more-list-pages-*.js", (route) => route.abort());
  await visit(page, "/issues");
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveTitle("Pompa | ISSUES · PÁGINA 2");
  await expect(page.getByRole("link", { name: "Página 3" })).toBeVisible();
  expectComplaints("net::ERR_FAILED");
});

test("a list page of another version of the site loads the whole page", { tag: "@exhaustive" }, async ({ page }) => {
  const html = await htmlOf(page.request, "/issues");
  await visit(page, "/issues");
  await page.route("**/data/issues/pagina/2.json", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ response, json: { ...data, version: "/assets/index-next.js" } });
  });
  await page.route("**/issues", (route) =>
    route.fulfill({ contentType: "text/html", body: html.replace(/src="(\/assets\/index-[^"]*)"/, 'src="$1?next"') }),
  );
  const loaded = page.waitForEvent("load");
  await more(page).click();
  await loaded;
  await expect(page.locator("script[type=module][src$='?next']")).toHaveCount(1);
});

test("a link to a place leads to the list page that has it", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/News/Nota1");
  await page.getByRole("link", { name: "un editorial" }).click();
  await expect(page).toHaveURL(`/Editorials/pagina/3#${FAR_EDITORIAL}`);
  await expect(page.locator(`#${FAR_EDITORIAL}`)).toBeInViewport();
});

for (const [address] of LISTS) {
  test(`axe finds nothing on a later list page of ${address}, or before`, { tag: "@exhaustive" }, async ({ page }) => {
    for (const [listPage, width] of [
      ["/pagina/2", 390],
      ["", 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, address + listPage);
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
          resultTypes: ["violations"],
          preload: false,
        });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      });
      expect(found, address + listPage).toEqual([]);
    }
  });
}
