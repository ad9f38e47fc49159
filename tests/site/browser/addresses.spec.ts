import type { Page } from "@playwright/test";
import { issues, site } from "../../support/content.ts";
import { quickIf, expect, hold, menuLink, test, visit } from "../../support/page.ts";

async function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
    return {
      titles: [...document.querySelectorAll("head > title")].map((title) => title.textContent),
      descriptions: all("meta[name=description]", "content"),
      canonical: all("link[rel=canonical]", "href"),
      ogTitle: all("meta[property='og:title']", "content"),
      ogUrl: all("meta[property='og:url']", "content"),
      twitter: all("meta[name='twitter:card']", "content"),
      robots: all("meta[name=robots]", "content"),
    };
  });
}

function expectedHead(page: string, address: string, robots: string[] = []) {
  return {
    titles: [`Pompa | ${page}`],
    descriptions: [expect.stringMatching(/./)],
    canonical: [site.url + address],
    ogTitle: [`Pompa | ${page}`],
    ogUrl: [site.url + address],
    twitter: [expect.stringMatching(/^summary/)],
    robots,
  };
}

const [newest] = issues;
const NEWEST_TITLE = newest?.name.toLocaleUpperCase("es") ?? "";

const PAGES: [address: string, name: string, canonical: string, heading: string][] = [
  ["/", "HOME", "/", "Pompa"],
  ["/issues", "ISSUES", "/issues", "ISSUES."],
  ["/ISSUES", "ISSUES", "/issues", "ISSUES."],
  [`/${newest?.slug}`, NEWEST_TITLE, `/${newest?.slug}`, newest?.name ?? ""],
  [`/${newest?.slug.toLowerCase()}`, NEWEST_TITLE, `/${newest?.slug}`, newest?.name ?? ""],
];

for (const [address, name, canonical, heading] of PAGES)
  test(`${address} has each head tag exactly once after hydration`, quickIf(address === "/"), async ({ page }) => {
    await visit(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    expect(await headOf(page)).toEqual(expectedHead(name, canonical));
  });

test("head tags change with the page on a navigation and on Back", async ({ page }) => {
  await visit(page, "/");
  await menuLink(page, "Issues").click();
  await expect(page).toHaveTitle("Pompa | ISSUES");
  expect(await headOf(page)).toEqual(expectedHead("ISSUES", "/issues"));
  await page.goBack();
  await expect(page).toHaveTitle("Pompa | HOME");
  expect(await headOf(page)).toEqual(expectedHead("HOME", "/"));
});

test("an unknown address has the home page, not to be indexed", async ({ page, request, expectComplaints }) => {
  const html = await (await request.get("/nada/de/nada")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${site.url}/"/>`);
  await visit(page, "/nada/de/nada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.name);
  expect(await headOf(page)).toEqual(expectedHead("HOME", "/", ["noindex"]));
  // The browser logs the status of the page, which unknown.spec.ts checks.
  expectComplaints("status of 404");
});

test.describe("a host that answers with the HTML of another page", () => {
  test("the page of the address is shown when 404.html arrives", async ({ page, request, expectComplaints }) => {
    const shell = await (await request.get("/nada")).text();
    await page.route("/IssueS", (route) => route.fulfill({ body: shell, contentType: "text/html", status: 404 }));
    await page.goto("/IssueS");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
    await expect(page).toHaveTitle("Pompa | ISSUES");
    expect(await headOf(page)).toEqual(expectedHead("ISSUES", "/issues"));
    expectComplaints("status of 404");
  });

  test("the page of the address is shown when the HTML of the home page arrives", async ({ page, request }) => {
    const shell = await (await request.get("/")).text();
    await page.route(`/${newest?.slug}`, (route) => route.fulfill({ body: shell, contentType: "text/html" }));
    await page.goto(`/${newest?.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(newest?.name ?? "");
    expect(await headOf(page)).toEqual(expectedHead(NEWEST_TITLE, `/${newest?.slug}`));
  });
});

test("a page that is still loading shows «Cargando...» on black", async ({ page }) => {
  await visit(page, "/");
  const release = await hold(page, /issues-page.*\.js/);
  await menuLink(page, "Issues").click();
  const loading = page.getByRole("status").filter({ hasText: "Cargando..." });
  await expect(loading).toBeVisible();
  await expect(loading).toHaveCSS("background-color", "rgb(0, 0, 0)");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect(loading).toBeHidden();
});

for (const [address, name] of [
  ["/issues", "Issues"],
  ["/", "Pompa, ir al inicio"],
] as const)
  test(`a link to the open page ${address} leads to its top and focuses its heading`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await visit(page, address);
    expect(await page.evaluate(() => (window.scrollTo(0, 300), window.scrollY))).toBeGreaterThan(100);
    await menuLink(page, name).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // In a low window, the header scrolls with the page. The home page's link leads to a place below it, so not to 0.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
  });
