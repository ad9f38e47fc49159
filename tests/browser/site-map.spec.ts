/** Every address of the route table, in its registered spelling and in another letter case. */
import { issues, site, written } from "../support/content.ts";
import { expect, test, visit } from "../support/page.ts";

const cards = written<{ title: string }>("cards");
const articles = written<{ headline: string }>("articles");

const FIXED: [address: string, page: string][] = [
  ["/", "HOME"],
  ["/who", "WHO"],
  ["/Editorials", "EDITORIALS"],
  ["/socialite", "SOCIALITE"],
  ["/club-pompa", "CLUB POMPA"],
  ["/form", "SUSCRIBITE"],
  ["/issues", "ISSUES"],
  ["/made-in-arg", "MADE IN ARG"],
  ["/news", "NEWS"],
];

const capitals = (text: string) => text.toLocaleUpperCase("es");

const ADDRESSES: [address: string, page: string][] = [
  ...FIXED,
  ...issues.map(({ slug, name }): [string, string] => [`/${slug}`, capitals(name)]),
  ...cards.map(({ slug, title }): [string, string] => [`/proyecto/${slug}`, capitals(title)]),
  ...articles.map(({ slug, headline }): [string, string] => [`/News/${slug}`, capitals(headline)]),
];

const swapCase = (text: string) =>
  [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join("");

test("every address is prerendered under its own title and canonical address, in any letter case", async ({
  request,
}) => {
  for (const [address, page] of ADDRESSES) {
    for (const spelling of [address, swapCase(address)]) {
      const response = await request.get(spelling);
      expect(response.status(), spelling).toBe(200);
      const html = (await response.text()).replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
      expect(html, spelling).toContain(`<title>Pompa | ${page}</title>`);
      expect(html, spelling).toContain(`<link rel="canonical" href="${site.url}${address}"/>`);
      expect(html.match(/<h1/g), spelling).toHaveLength(1);
    }
  }
});

test("every address shows its own page after a client navigation", async ({ page }) => {
  test.slow();
  await visit(page, "/");
  for (const [address, name] of ADDRESSES) {
    await page.evaluate((to) => {
      window.history.pushState({}, "", to);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, swapCase(address));
    await expect(page).toHaveTitle(`Pompa | ${name}`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + address);
  }
});
