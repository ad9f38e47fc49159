/** What crawlers, browsers and feed readers find: sitemap, feeds, icons, manifest, social pictures, structured data. */
import sharp from "sharp";
import { articles, issues, site } from "../../support/content.ts";
import { expect, readingTest as test } from "../../support/page.ts";
import { type Node, nodesOf } from "../../support/site/pages.ts";

const locations = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, url]) => url ?? "");

/** Returns the address of a public page on the test server. */
const localAddress = (url: string) => url.replace(site.url, "");

test("the sitemap names every page once by its canonical address, and pictures that exist", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? "";
  const xml = await (await request.get(localAddress(sitemap))).text();
  const pages = locations(xml, "loc");
  expect(pages.toSorted()).toEqual([...new Set(pages)].toSorted());
  for (const { slug } of issues) expect(pages).toContain(`${site.url}/${slug}`);
  for (const url of pages) {
    const html = await (await request.get(localAddress(url))).text();
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  }
  const pictures = new Set(locations(xml, "image:loc"));
  for (const url of pictures) expect((await request.head(localAddress(url))).status(), url).toBe(200);
});

test("the sitemap has every page to which a list links", async ({ page, request }) => {
  const pages = locations(await (await request.get("/sitemap.xml")).text(), "loc").map(localAddress);
  for (const address of ["/issues", "/made-in-arg", "/news"]) {
    await page.goto(address);
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const internalLinks = links.filter((link) => link.startsWith("/")).map((link) => link.toLowerCase());
    expect(pages.map((each) => each.toLowerCase())).toEqual(expect.arrayContaining(internalLinks));
  }
});

test("a page links to the feeds, which have the same entries as the lists", async ({ page, request }) => {
  await page.goto("/who");
  const feedAddress = (type: string, title: RegExp) =>
    page.locator(`head link[rel=alternate][type="${type}"]`).evaluateAll((links, pattern) => {
      const feedLink = links.find((link) => new RegExp(pattern).test(link.getAttribute("title") ?? ""));
      return feedLink?.getAttribute("href") ?? "";
    }, title.source);
  const json = (await (await request.get(await feedAddress("application/feed+json", /News/))).json()) as {
    items: { title: string; content_html: string; url: string }[];
  };
  expect(json.items.map(({ title }) => title)).toEqual(articles.map(({ headline }) => headline));
  expect(json.items.filter(({ content_html: html }) => /(href|src)="\//.test(html))).toEqual([]);
  for (const type of ["application/rss+xml", "application/atom+xml"]) {
    const xml = await (await request.get(await feedAddress(type, /Issues/))).text();
    const problems = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")?.textContent,
      xml,
    );
    expect(problems).toBeUndefined();
    for (const { slug, name } of issues) expect(xml).toMatch(new RegExp(`${name}[^]*${site.url}/${slug}`));
  }
});

test("a page links to its icons", async ({ request }) => {
  const html = await (await request.get("/who")).text();
  expect(html.match(/<link[^>]*icon[^>]*>/g)).toEqual([
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
  ]);
});

test("the manifest names the site and icons that exist", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("head link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as Record<
    "name" | "start_url" | "scope" | "display",
    string
  > & { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: site.name, start_url: "/", scope: "/", display: "minimal-ui" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("every page has a social picture and declares Argentine Spanish", { tag: "@exhaustive" }, async ({ request }) => {
  const pages = locations(await (await request.get("/sitemap.xml")).text(), "loc").map(localAddress);
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('<meta property="og:locale" content="es_AR"');
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const { format, width, height } = await sharp(await (await request.get(localAddress(picture))).body()).metadata();
    expect([format, width, height], address).toEqual(["jpeg", 1200, 630]);
  }
});

const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node["@type"] === type);

test("structured data of every page names the publisher and contains each node that it refers to", async ({
  request,
}) => {
  const pages = locations(await (await request.get("/sitemap.xml")).text(), "loc").map(localAddress);
  for (const address of pages) {
    const nodes = await nodesOf(request, address);
    const publisher = nodes.filter((node) => node["@id"] === `${site.url}/#organization`);
    expect(publisher, address).toMatchObject([{ "@type": "Organization", name: site.name }]);
    const ids = nodes.map((node) => node["@id"]);
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id]) => id);
    expect(ids, address).toEqual(expect.arrayContaining(references));
  }
});

test("structured data describes an issue, an article and a list", async ({ request }) => {
  const [issue] = issues;
  const nodes = await nodesOf(request, `/${issue?.slug}`);
  const names = [...(issue?.credits.col1 ?? []), ...(issue?.credits.col2 ?? [])].map(({ name }) => name);
  expect(ofType(nodes, "PublicationIssue")).toMatchObject([
    {
      about: { name: issue?.name },
      contributor: expect.arrayContaining(names.map((name) => expect.objectContaining({ name }))),
    },
  ]);
  expect(ofType(nodes, "BreadcrumbList")).toMatchObject([
    { itemListElement: [{}, {}, { item: `${site.url}/${issue?.slug}` }] },
  ]);
  const [article] = articles;
  expect(ofType(await nodesOf(request, `/News/${article?.slug}`), "Article")).toMatchObject([
    {
      headline: article?.headline,
      datePublished: article?.published,
      publisher: { "@id": `${site.url}/#organization` },
    },
  ]);
  const [list] = ofType(await nodesOf(request, "/news"), "ItemList");
  expect(list?.itemListElement).toMatchObject(
    articles.map(({ headline }, index) => ({ position: index + 1, name: headline })),
  );
});

test("an unknown address has no structured data", async ({ request }) => {
  expect(await nodesOf(request, "/NadieConEsteNombre")).toEqual([]);
});
