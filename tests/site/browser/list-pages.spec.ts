/** Lists that are too long for one page, in a large magazine that is built for this file. */
import type { Page } from "@playwright/test";
import { violations } from "../../support/axe.ts";
import { site } from "../../support/content.ts";
import { pageDataPath } from "../../../src/shared/magazine/site-folders.ts";
import { CATEGORY_COUNTS, COUNTS, FAR_EDITORIAL, serveLargeMagazine, slugsOf } from "../../support/magazines/large.ts";
import { expect, hold, waitUntilHydrated, visit } from "../../support/page.ts";
import { htmlOf, testOf } from "../../support/site/pages.ts";

const test = testOf(serveLargeMagazine);

const SIZE = 24;
const MORE = "Ver más";
const RETRY = "Reintentar";

/** The address of each list, its type, and the pattern of a document's name in its HTML. */
const LISTS = [
  ["/issues", "issues", /aria-labelledby="issue-([^"]+)"/g],
  ["/news", "articles", /aria-labelledby="article-([^"]+)"/g],
  ["/made-in-arg", "cards", /aria-labelledby="card-([^"]+)"/g],
  ["/Editorials", "editorials", /aria-labelledby="(proyecto\d+)"/g],
  ["/club-pompa", "profiles", /aria-labelledby="(industria\d+)"/g],
] as const;

const listPagesOf = (type: keyof typeof COUNTS) => Math.ceil(COUNTS[type] / SIZE);

/** The number of a list page that does not exist. */
const BEYOND = String(listPagesOf("issues") + 1);

const blocks = (page: Page) => page.getByRole("article");
const countMessage = (page: Page, count: number) => page.getByRole("status").filter({ hasText: `Se ven ${count} de` });
const moreButton = (page: Page) => page.getByRole("button", { name: MORE });
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const namesInOrder = (page: Page) =>
  blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute("aria-labelledby")?.split("-")[1] ?? ""));

/** Returns the `href` of the link with this `rel`. */
function linkTo(html: string, relation: "prev" | "next"): string | undefined {
  const tag = new RegExp(`<a [^>]*rel="${relation}"[^>]*>`).exec(html)?.[0] ?? "";
  return /href="([^"]*)"/.exec(tag)?.[1];
}

for (const [address, type, namePattern] of LISTS) {
  test(`${address} shows each document once, in order, on list pages that link to each other`, async ({ request }) => {
    const slugs: string[] = [];
    let next: string | undefined = address;
    for (let number = 1; next !== undefined; number++) {
      const current: string = next;
      const html = await htmlOf(request, current);
      const names = [...html.matchAll(namePattern)].map(([, name = ""]) => name);
      expect(names.length, current).toBeLessThanOrEqual(SIZE);
      slugs.push(...names);
      expect(html, current).toContain(`<link rel="canonical" href="${site.url}${current}"/>`);
      expect(/<title>([^<]*)/.exec(html)?.[1]?.endsWith(` · PÁGINA ${number}`), current).toBe(number > 1);
      if (number > 1) {
        const previous = number === 2 ? address : `${address}/pagina/${number - 1}`;
        expect(linkTo(html, "prev"), current).toBe(previous);
      }
      next = linkTo(html, "next");
      expect(next, current).toBe(number < listPagesOf(type) ? `${address}/pagina/${number + 1}` : undefined);
    }
    expect(slugs).toEqual(slugsOf(type));
  });
}

test("a later list page has a description of its own and structured data of what it shows", async ({ request }) => {
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
  // These people are in every issue, so their works fill as many list pages as the issues.
  const people = ["ana-sosa", "mora-vidal"].map((slug) => [`/colaboradores/${slug}`, "issues"] as const);
  const expected = [...LISTS, ...people].flatMap(([address, type]) =>
    Array.from({ length: listPagesOf(type) - 1 }, (_, index) => `${site.url}${address}/pagina/${index + 2}`),
  );
  expect(listPages.toSorted()).toEqual(expected.toSorted());
});

test("numbers of list pages that do not exist are unknown addresses", async ({ page, request, expectComplaints }) => {
  for (const number of ["1", "0", "01", BEYOND, "x", "2/3", ""])
    expect((await request.get(`/issues/pagina/${number}`)).status(), number).toBe(404);
  await visit(page, `/issues/pagina/${BEYOND}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.name);
  await expect(page).toHaveTitle("Pompa | HOME");
  expectComplaints("status of 404");
});

test("an address of a list page may be written in any letter case", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/ISSUES/Pagina/2");
  await expect(page).toHaveTitle("Pompa | ISSUES · PÁGINA 2");
  expect(await namesInOrder(page)).toEqual(slugsOf("issues").slice(24, 48));
});

test("the next list page loads on scrolling to the end and leaves the focus where it is", async ({ page }) => {
  await visit(page, "/issues");
  await expect(blocks(page)).toHaveCount(24);
  await page.mouse.click(5, 300);
  await scrollToEnd(page);
  await expect(blocks(page)).toHaveCount(48);
  await scrollToEnd(page);
  await expect(blocks(page)).toHaveCount(72);
  await expect(countMessage(page, 72)).toBeVisible();
  expect(await namesInOrder(page)).toEqual(slugsOf("issues").slice(0, 72));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await expect(page).toHaveURL("/issues");
});

test("a page turns English before the code of later list pages arrives, and their button follows", async ({ page }) => {
  const release = await hold(page, "**/assets/more-list-pages-*.js");
  await page.goto("/issues?lng=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(moreButton(page)).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Show more" })).toBeVisible();
});

test("with the keyboard, a button loads the next list page and focuses its first heading", async ({ page }) => {
  await visit(page, "/news");
  await page.getByRole("main").getByRole("link", { name: "El telar" }).nth(23).focus();
  await page.keyboard.press("Tab");
  await expect(moreButton(page)).toBeFocused();
  // With the keyboard no list page loads by itself, so that Tab can leave the list.
  await expect(blocks(page)).toHaveCount(24);
  await page.keyboard.press("Enter");
  await expect(blocks(page)).toHaveCount(48);
  await expect(countMessage(page, 48)).toHaveText("Se ven 48 de 60");
  await expect(blocks(page).nth(24).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(blocks(page).nth(24).getByRole("link")).toBeFocused();
  await moreButton(page).press("Enter");
  await expect(blocks(page)).toHaveCount(60);
  await expect(moreButton(page)).toBeHidden();
});

test("a button focused without Tab loads the next list page, too", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/news");
  await page.mouse.click(5, 300);
  await moreButton(page).focus();
  // Waits as long as an automatic load of the next list page would take.
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

/** Opens the second list page of the club, and returns the first picture of a member on it. */
async function findFarPicture(page: Page) {
  await visit(page, "/club-pompa");
  await moreButton(page).press("Enter");
  return page.getByRole("region", { name: "Persona 30", exact: true }).getByRole("button").first();
}

test("galleries of a later list page open, and Back closes them", { tag: "@exhaustive" }, async ({ page }) => {
  const picture = await findFarPicture(page);
  await picture.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(picture).toBeVisible();
});

test("the address to share of a picture on a later list page opens the picture", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data?.url });
  });
  await (await findFarPicture(page)).click();
  await page.getByRole("dialog").getByRole("button", { name: "Compartir" }).click();
  const address = `${baseURL}/club-pompa/pagina/2?galeria=industria30&foto=1`;
  await expect.poll(() => page.evaluate(() => (window as { shared?: string }).shared)).toBe(address);
  await visit(page, address);
  await expect(page.getByRole("dialog")).toHaveAccessibleName(/Persona 30/);
});

test("a picture that is opened after a reload leaves the open list pages as they are", async ({ page }) => {
  const picture = await findFarPicture(page);
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  await picture.evaluate((element) => {
    const record = () => Object.assign(window, { disappeared: true });
    new MutationObserver(() => element.isConnected || record()).observe(document, { childList: true, subtree: true });
  });
  await picture.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await page.evaluate(() => "disappeared" in window)).toBe(false);
});

test("without JavaScript, links lead through all list pages", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/club-pompa");
  await expect(moreButton(page)).toBeHidden();
  for (const number of [2, 3]) {
    await page.getByRole("link", { name: `Página ${number}` }).click();
    await expect(page).toHaveURL(`/club-pompa/pagina/${number}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(`Persona ${(number - 1) * SIZE + 1}`);
  }
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL("/club-pompa/pagina/2");
  await page.close();
});

/** Follows a link on the third list page, and returns the scroll position from which it was followed. */
async function leaveFromThirdPage(page: Page): Promise<number> {
  await visit(page, "/issues");
  for (const count of [48, 72]) {
    await scrollToEnd(page);
    await expect(blocks(page)).toHaveCount(count);
  }
  const link = blocks(page)
    .nth(60)
    .getByRole("link", { name: /^View project/ });
  await link.scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  await link.click();
  await expect(page).toHaveURL("/Numero61");
  return place;
}

async function goBackTo(page: Page, place: number): Promise<void> {
  await page.goBack();
  await expect(blocks(page)).toHaveCount(72);
  await expect.poll(() => scrollPosition(page)).toBe(place);
}

test("Back leads to the same block", async ({ page }) => {
  await goBackTo(page, await leaveFromThirdPage(page));
  await expect(blocks(page).nth(60)).toBeInViewport();
});

test("Back leads to the same block after a reload and from another site", { tag: "@exhaustive" }, async ({ page }) => {
  const place = await leaveFromThirdPage(page);
  await page.reload();
  await waitUntilHydrated(page);
  await goBackTo(page, place);
  await page.goto("about:blank");
  await goBackTo(page, place);
});

test.describe("the filter", () => {
  const choose = (page: Page, category: string) => page.getByRole("button", { name: category, exact: true }).click();

  test("shows cards of all list pages and loads more of the chosen category", async ({ page }) => {
    await visit(page, "/made-in-arg");
    await choose(page, "CALZADO");
    await expect(blocks(page)).toHaveCount(CATEGORY_COUNTS.CALZADO);
    const status = page.getByRole("status");
    await expect(status.filter({ hasText: "1 tarjeta" })).toHaveCount(1);
    await choose(page, "INDUMENTARIA");
    await expect(blocks(page)).toHaveCount(SIZE);
    await expect(status.filter({ hasText: `${CATEGORY_COUNTS.INDUMENTARIA} tarjetas` })).toHaveCount(1);
    await moreButton(page).press("Enter");
    await expect(blocks(page)).toHaveCount(CATEGORY_COUNTS.INDUMENTARIA);
    expect(new Set(await namesInOrder(page)).size).toBe(CATEGORY_COUNTS.INDUMENTARIA);
    await choose(page, "ACCESORIOS");
    await expect(blocks(page)).toHaveCount(0);
    await choose(page, "VER TODO");
    await expect(blocks(page)).toHaveCount(SIZE);
    expect(await namesInOrder(page)).toEqual(slugsOf("cards").slice(0, SIZE));
  });

  test("loads a failed category at a retry", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
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

/** Presses the button until it works, because the page requests nothing for a moment after a failure. */
async function retry(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: RETRY }).click({ timeout: 1000 });
    await expect(page.getByRole("alert")).toBeHidden({ timeout: 500 });
  }).toPass();
}

test("a failed list page leaves the list as it is until a retry", async ({ page, expectComplaints }) => {
  await page.route("**/data/issues/pagina/2.json", (route) => route.fulfill({ status: 500, body: "{}" }));
  await visit(page, "/issues");
  // Presses a key, because the message of an automatic load may cover the button.
  await moreButton(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar lo que pediste.");
  await expect(blocks(page)).toHaveCount(24);
  await page.unroute("**/data/issues/pagina/2.json");
  await retry(page);
  await expect(blocks(page)).toHaveCount(48);
  await expect(blocks(page).nth(24).getByRole("heading")).toBeFocused();
  expectComplaints("status of 500");
});

test("the link to the next list page needs no script", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
  await page.route("**/assets/more-list-pages-*.js", (route) => route.abort());
  await visit(page, "/issues");
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveTitle("Pompa | ISSUES · PÁGINA 2");
  await expect(page.getByRole("link", { name: "Página 3" })).toBeVisible();
  expectComplaints("net::ERR_FAILED");
});

test("list data from another version of the site cause a reload", { tag: "@exhaustive" }, async ({ page }) => {
  const html = await (await page.request.get("/issues")).text();
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
  await moreButton(page).click();
  await loaded;
  await expect(page.locator("script[type=module][src$='?next']")).toHaveCount(1);
});

test("a link to an editorial leads to the list page that contains it", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/News/Nota1");
  await page.getByRole("link", { name: "un editorial" }).click();
  await expect(page).toHaveURL(`/Editorials/pagina/3#${FAR_EDITORIAL}`);
  await expect(page.locator(`#${FAR_EDITORIAL}`)).toBeInViewport();
});

for (const [address] of LISTS) {
  test(`the first and the second list page of ${address} pass axe`, { tag: "@exhaustive" }, async ({ page }) => {
    for (const [listPage, width] of [
      ["/pagina/2", 390],
      ["", 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, address + listPage);
      expect(await violations(page), address + listPage).toEqual([]);
    }
  });
}
