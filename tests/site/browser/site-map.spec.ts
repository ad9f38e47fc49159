/** Every address of the site, in its registered spelling and in another letter case. */
import { addressFor } from "../../../src/shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { textIn } from "../../../src/shared/magazine/local-text.ts";
import { type Named, nameOf } from "../../../src/site/queries/pages/page-link.ts";
import { site, readDocuments } from "../../support/content.ts";
import { expect, test, visit } from "../../support/page.ts";

const capitals = (text: string) => text.toLocaleUpperCase("es");

const FIXED = readDocuments<{ title: Record<string, string> }>("pages").map(
  ({ slug, title }): [address: string, page: string] => [FIXED_ADDRESSES[slug] ?? "", capitals(textIn(title, "es"))],
);

const DOCUMENTS = Object.entries(DOCUMENT_ADDRESSES).flatMap(([folder, pattern]) =>
  readDocuments<Named>(folder).map((document): [address: string, page: string] => [
    addressFor(pattern, document.slug),
    capitals(nameOf(document)),
  ]),
);

const ADDRESSES = [...FIXED, ...DOCUMENTS];

const swapCase = (text: string) =>
  [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join("");

test("every address has a prerendered page with its title and canonical address", async ({ request }) => {
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

test("every address shows its own page after a client navigation", { tag: "@exhaustive" }, async ({ page }) => {
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
