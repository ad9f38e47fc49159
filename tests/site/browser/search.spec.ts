/** The search, with a mouse, the keyboard or a screen reader, and when the network fails. */
import type { Page } from "@playwright/test";
import { waitUntilSettled, smallTargets, violations } from "../../support/axe.ts";
import { quickIf, expect, freeze, hold, readingTest, test, visit } from "../../support/page.ts";
import { plainTest, requestsOf } from "../../support/site/pages.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: /Buscar en la revista|Search the magazine/ });
const results = (page: Page) => page.getByRole("list").last().getByRole("link");
const first = (page: Page) => page.locator("[data-result]").first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Buscar en la revista" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(?:Buscar|Search)$/ });

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

/** Opens the search, types a query, and waits for the results of the whole query, not only of its first letters. */
async function openWith(page: Page, query: string): Promise<void> {
  await visit(page, "/issues");
  await open(page);
  await page.keyboard.type(query);
  await expect(dialog(page).locator(`[data-asked="${query}"]`)).toBeAttached();
}

test("a page loads no code of the search until its button is pressed", async ({ page }) => {
  const [code, index] = [requestsOf(page, /search-(?:dialog|panel)/), requestsOf(page, /\d\/search\//)];
  await visit(page, "/issues");
  expect([code, index]).toEqual([[], []]);
  await open(page);
  await expect.poll(() => index.length).toBeGreaterThan(3);
});

readingTest("a result shows its kind and picture, and marks the words of the query", async ({ page }) => {
  await openWith(page, "vasijas");
  await expect(first(page)).toContainText("Número");
  await expect(first(page)).toContainText("Mora Vidal");
  await expect(first(page).locator("mark")).toHaveText(["vasijas"]);
  await expect(first(page).locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await field(page).fill("mora");
  await expect(first(page).locator("[data-title] mark")).toHaveText("Mora");
});

readingTest("keys open the search, lead through results and close it with the focus restored", async ({ page }) => {
  await visit(page, "/issues");
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("telar");
  await expect(dialog(page).locator("[data-asked=telar] [data-result]").first()).toContainText("telar");
  await page.keyboard.press("ArrowDown");
  await expect(first(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  for (const shortcut of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(shortcut);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }
});

readingTest("Enter opens the focused result and closes the dialog", { tag: "@exhaustive" }, async ({ page }) => {
  await openWith(page, "mora vidal");
  await expect(first(page)).toHaveAttribute("href", "/MoraVidal");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/MoraVidal");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

readingTest("Enter in the field opens the page of all results", { tag: "@exhaustive" }, async ({ page }) => {
  await openWith(page, "mora vidal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=mora%20vidal");
  await expect(first(page)).toHaveAttribute("href", "/MoraVidal");
});

readingTest("a slash or Control+K in another field opens no search", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/form");
  await page.getByRole("textbox").first().fill("");
  await page.keyboard.type("a/b");
  await expect(page.getByRole("textbox").first()).toHaveValue("a/b");
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeHidden();
});

readingTest("a filter shows a kind of result, or all if it has none", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/buscar?q=mora+vidal");
  await expect(first(page)).toHaveAttribute("href", "/MoraVidal");
  const kind = (name: string) => page.getByRole("group", { name: "Filtrar por tipo" }).getByRole("button", { name });
  await expect(kind("Todo")).toHaveAttribute("aria-pressed", "true");
  await kind("Colaboradores").click();
  await expect(first(page)).toHaveAttribute("href", "/colaboradores/mora-vidal");
  await expect(kind("Colaboradores")).toHaveAttribute("aria-pressed", "true");
  await kind("Editoriales").click();
  await expect(page.getByText("No hay nada de este tipo con «mora vidal».")).toBeVisible();
  await page.getByRole("button", { name: "Ver los de todo tipo" }).click();
  await expect(first(page)).toHaveAttribute("href", "/MoraVidal");
});

readingTest("a search without results offers similar names and the sections", async ({ page }) => {
  await openWith(page, "nahuur");
  await dialog(page).getByRole("group", { name: "¿Buscabas a…?" }).getByRole("button", { name: "Nahir" }).click();
  await expect(first(page)).toHaveAttribute("href", "/NahirCusi");
  await field(page).fill("xyzxyz");
  await dialog(page).getByRole("navigation", { name: "Las secciones" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news");
  await expect(dialog(page)).toBeHidden();
});

readingTest("a button shows more results", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/buscar?q=fotografía");
  await expect(page.locator("[data-result]")).toHaveCount(6);
  await page.getByRole("button", { name: "Ver más resultados" }).click();
  await expect(page.locator("[data-result]")).toHaveCount(12);
});

readingTest("buttons of the search that disappear leave the focus in the search", async ({ page }) => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  await visit(page, "/buscar?q=fotografía");
  await press("Ver más resultados");
  await expect(page.locator("[data-result]").nth(6)).toBeFocused();
  await field(page).fill("nahuur");
  await press("Nahir");
  await expect(field(page)).toBeFocused();
  await expect(first(page)).toHaveAttribute("href", "/NahirCusi");
  await press("Editoriales");
  await press("Ver los de todo tipo");
  await expect(field(page)).toBeFocused();
  await first(page).press("Enter");
  await expect(page).toHaveURL("/NahirCusi");
  await visit(page, "/buscar");
  await press("Olvidar");
  await expect(field(page)).toBeFocused();
});

test("Back to the search page leads to its filter, its results and the same place", async ({ page }) => {
  const all = page.locator("[data-result]");
  await visit(page, "/buscar?q=fotografía");
  await page.getByRole("button", { name: "Ver más resultados" }).click();
  await all.nth(11).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await all.nth(11).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("BUSCAR");
  await page.goBack();
  await expect(all).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  const kind = page.getByRole("group", { name: "Filtrar por tipo" }).getByRole("button", { name: "Issues" });
  await kind.click();
  await expect(all.filter({ hasNot: page.getByText("Número", { exact: true }) })).toHaveCount(0);
  await first(page).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("BUSCAR");
  await page.goBack();
  await expect(kind).toHaveAttribute("aria-pressed", "true");
});

test("a result that is chosen right after typing opens, and Back leads to its query", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/buscar");
  await field(page).fill("telar");
  await expect(first(page)).toHaveAttribute("href", "/News/Telar");
  await freeze(page);
  await field(page).fill("sereinne");
  await page.clock.runFor(100);
  await expect(first(page)).toHaveAttribute("href", "/proyecto/Sereinne");
  await first(page).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("/proyecto/Sereinne");
  await page.goBack();
  await expect(page).toHaveURL("/buscar?q=sereinne");
});

/** A script that counts the page's unanswered requests in `window.pending`. */
const COUNT_PENDING = `{
  const { fetch } = window;
  window.pending = 0;
  window.fetch = (...request) => {
    window.pending++;
    return fetch(...request).finally(() => window.pending--);
  };
}`;

test("a late answer to a former query is not shown", { tag: "@exhaustive" }, async ({ page }) => {
  await page.addInitScript(COUNT_PENDING);
  await visit(page, "/buscar");
  await field(page).fill("telar");
  await expect(first(page)).toHaveAttribute("href", "/News/Telar");
  const release = await hold(page, "**/search/fragment/*");
  const heldRequest = page.waitForRequest("**/search/fragment/*");
  await field(page).fill("mora");
  await heldRequest;
  await field(page).fill("telar");
  release();
  await page.waitForFunction("window.pending === 0");
  await page.evaluate("new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))");
  await expect(first(page)).toHaveAttribute("href", "/News/Telar");
  await field(page).fill("");
  await expect(page.locator("[data-result]")).toHaveCount(0);
});

readingTest("the last opened result is offered until it is cleared", { tag: "@exhaustive" }, async ({ page }) => {
  await openWith(page, "sereinne");
  await first(page).click();
  await expect(page).toHaveURL("/proyecto/Sereinne");
  await open(page);
  await expect(first(page)).toHaveAttribute("href", "/proyecto/Sereinne");
  await page.getByRole("button", { name: "Olvidar" }).click();
  await expect(page.locator("[data-result]")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("pompa:recent"))).toBeNull();
});

for (const [name, files] of [
  ["the client", "**/search/pagefind.js*"],
  ["the index", "**/search/*.pf_meta"],
  ["the words", "**/search/words/*"],
  ["a part of the index", "**/search/index/*"],
  ["a result", "**/search/fragment/*"],
] as const) {
  const quick = quickIf(name === "a part of the index");
  test(`a search that failed to load ${name} succeeds on a retry`, quick, async ({ page, expectComplaints }) => {
    expectComplaints(/./);
    await page.route(files, (route) => route.abort());
    await openWith(page, "sereinne");
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("No pudimos buscar.");
    await page.unroute(files);
    // A retry loads the client again, because a new version of the site may have another index.
    const client = page.waitForRequest("**/search/pagefind.js*");
    await alert.getByRole("button", { name: "Reintentar" }).click();
    await client;
    await expect(first(page)).toHaveAttribute("href", "/proyecto/Sereinne");
    await expect(field(page)).toBeFocused();
    await expect(alert).toBeHidden();
  });
}

test("a message says that the search is running while the index loads", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/buscar");
  const release = await hold(page, "**/search/guide.json");
  await field(page).fill("sereinne");
  await expect(page.getByText("Buscando…")).toBeVisible();
  release();
  await expect(first(page)).toHaveAttribute("href", "/proyecto/Sereinne");
});

readingTest("the address of the search page contains the query, and is not indexed with one", async ({ page }) => {
  await visit(page, "/buscar");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await field(page).fill("mora & vidal");
  await expect(page).toHaveURL("/buscar?q=mora%20%26%20vidal");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.reload();
  await expect(field(page)).toHaveValue("mora & vidal");
  await expect(first(page)).toHaveAttribute("href", "/MoraVidal");
});

plainTest("without scripts the search page says so and lists the sections", async ({ page }) => {
  await page.goto("/issues");
  await page.getByRole("banner").getByRole("link", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BUSCAR");
  // Uses a selector, because Playwright does not find elements in `noscript` by their text.
  await expect(page.locator("main noscript p")).toContainText("Para buscar hace falta JavaScript.");
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveText([/./, /./, /./, /./, /./, /./]);
});

readingTest("browsers and crawlers get the address of the search", async ({ request, baseURL }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain('"urlTemplate":"https://pompa.example/buscar?q={search_term_string}"');
  const link = /<link rel="search" type="application\/opensearchdescription\+xml" title="[^"]+" href="([^"]+)"/.exec(
    html,
  );
  const description = await request.get(new URL(link?.[1] ?? "", baseURL).href);
  expect(await description.text()).toContain('template="https://pompa.example/buscar?q={searchTerms}"');
});

for (const locale of ["es-AR", "en"])
  test.describe(`in ${locale}`, { tag: "@exhaustive" }, () => {
    test.use({ locale });
    test("axe finds no violation in the dialog when it is empty, has results or has none", async ({ page }) => {
      await visit(page, "/issues");
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await opener(page).click();
        for (const query of ["", "telar", "xyzxyz"]) {
          await field(page).fill(query);
          await expect(page.getByRole("dialog").getByRole("status")).toHaveCount(query ? 1 : 0);
          if (query === "telar") await expect(first(page)).toBeVisible();
          await waitUntilSettled(page);
          expect(await violations(page), `${query} at ${width}`).toEqual([]);
          expect(await smallTargets(page), `${query} at ${width}`).toEqual([]);
        }
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    });
  });
