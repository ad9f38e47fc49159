/** The contents of an issue, and the pieces that appeared in it. */
import { site } from "../../support/content.ts";
import { expect, readingTest as test, visit } from "../../support/page.ts";
import { nodesOf, plainTest, requestsOf } from "../../support/site/pages.ts";

const ISSUE = "/AmapolaFerre";

test("an issue lists its sections in order, then its other pieces", async ({ page }) => {
  await page.goto(ISSUE);
  const contents = page.getByRole("region", { name: "En este número" });
  await expect(contents.getByRole("heading", { level: 3 })).toHaveText(["Oficios", "Además"]);
  await expect(contents.getByRole("listitem")).toHaveText([
    /^Proyecto\s*Tussock/,
    /^Nota\s*El ruido de la seda/,
    /^Proyecto\s*Roots Meet Runway/,
    /^Editorial\s*Uncomfortable/,
  ]);
  await contents.getByRole("link", { name: "Uncomfortable" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/Editorials#proyecto7$/);
});

test("a piece names its issue and links to the pieces before and after it there", async ({ page }) => {
  await page.goto("/News/Mayhem");
  const place = page.getByRole("navigation", { name: "Apareció en #59 Amapola Ferré" });
  await expect(place.getByRole("link")).toHaveText(["#59 Amapola Ferré", "Tussock", "Roots Meet Runway"]);
  await place.getByRole("link", { name: "Roots Meet Runway" }).press("Enter");
  await expect(page).toHaveURL(/\/proyecto\/roost$/i);
  await expect(place.getByRole("link")).toHaveText(["#59 Amapola Ferré", "El ruido de la seda", "Uncomfortable"]);
});

test("an editorial, which has no page, names its issue in the list of editorials", async ({ page }) => {
  await page.goto("/Editorials");
  const place = page.getByRole("navigation", { name: "Apareció en #59 Amapola Ferré" });
  await expect(place.getByRole("link")).toHaveText(["#59 Amapola Ferré", "Roots Meet Runway"]);
});

test("issues without contents and pieces outside any load no code for them", async ({ page }) => {
  const code = requestsOf(page, /gathering-parts/);
  for (const address of ["/MoraVidal", "/News/Bio", "/proyecto/Sereinne"]) {
    await visit(page, address);
    await expect(page.getByText(/En este número|Apareció en/)).toHaveCount(0);
  }
  expect(code).toEqual([]);
});

test("structured data names the pieces of an issue, and the issue of a piece", async ({ request }) => {
  const nodeOf = async (address: string, type: string) =>
    (await nodesOf(request, address)).find((node) => node["@type"] === type);
  expect(await nodeOf(ISSUE, "PublicationIssue")).toMatchObject({
    hasPart: [
      { "@type": "CreativeWork", name: "Tussock" },
      { "@type": "Article", name: "El ruido de la seda", url: `${site.url}/News/Mayhem` },
      { name: "Roots Meet Runway" },
      { name: "Uncomfortable", url: `${site.url}/Editorials#proyecto7` },
    ],
  });
  expect(await nodeOf("/News/Mayhem", "Article")).toMatchObject({
    isPartOf: { "@id": `${site.url}${ISSUE}#issue`, name: "#59 Amapola Ferré" },
  });
});

test("an issue with contents has an Atom feed, to which its page links", async ({ page, request }) => {
  await page.goto(ISSUE);
  const link = page.locator('head link[rel="alternate"][href$="/AmapolaFerre.atom"]');
  await expect(link).toHaveAttribute("href", "/AmapolaFerre.atom");
  const feed = await (await request.get("/AmapolaFerre.atom")).text();
  expect([...feed.matchAll(/<entry>\s*<title type="html"><!\[CDATA\[([^\]]*)/g)].map(([, title]) => title)).toEqual([
    "Tussock",
    "El ruido de la seda",
    "Roots Meet Runway",
    "Uncomfortable",
  ]);
  const ids = [...feed.matchAll(/<id>([^<]*)</g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const part of feed.split("<entry>")) expect(part).toMatch(/<updated>\d{4}-/);
  expect(feed).toMatch(/<\/updated>\s*<author>/);
  await page.goto("/MoraVidal");
  await expect(page.locator('link[rel="alternate"][href*="MoraVidal"]')).toHaveCount(0);
});

plainTest("without JavaScript, an issue links to its pieces, and a piece links to its issue", async ({ page }) => {
  await page.goto(ISSUE);
  const contents = page.getByRole("region", { name: "En este número" });
  await contents.getByRole("link", { name: "El ruido de la seda" }).click();
  await page.getByRole("link", { name: "#59 Amapola Ferré" }).click();
  await expect(page).toHaveURL(ISSUE);
});
