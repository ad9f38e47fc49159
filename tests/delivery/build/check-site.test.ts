/** A built site held against itself: what refers to something that is not there is found, with its page and its place. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkSite } from "../../../src/delivery/build/output/check-site.ts";
import { reportFaults } from "../../../src/delivery/build/output/report-faults.ts";
import { createReferencesCache } from "../../../src/delivery/prerender/references.ts";

const URL = "https://pompa.example";

const page = (address: string, body = "", head = "") =>
  `<head><link rel="canonical" href="${URL}${address}"/>${head}</head><body>${body}</body>`;

/** A site of two pages, a picture and a sitemap, which holds together, with some of it changed. */
function faultsOf(
  pages: Record<string, string> = {},
  siteFiles: Record<string, string> = {},
  base = "/",
  lists: Record<string, string> = { "/News/Ana": "/" },
) {
  const html = {
    "/": page("/", `<a href="${base}News/Ana#foto">Ana</a><a href="#aca"></a><p id="aca"></p>`),
    "/News/Ana": page("/News/Ana", `<img id="foto" src="${base}media/a.webp" srcSet="${base}media/a.webp 1w"/>`),
    ...pages,
  };
  const memory = createReferencesCache(path.join(tmpdir(), "no-such-folder", "pages.json"));
  const added = Object.entries(html).map(([address, text]) => [address, memory.add(address, text)] as const);
  const faults = checkSite({
    base,
    url: URL + base.replace(/\/$/, ""),
    references: { texts: memory.texts, pages: new Map(added) },
    pages: Object.entries(lists).map(([address, listedAt]) => ({ address, listedAt })),
    searchEntries: [],
    siteFiles: new Map(Object.entries({ "sitemap.xml": `<loc>${URL}/</loc>`, ...siteFiles })),
    files: new Set(["media/a.webp", "index.html", "News/Ana.html"]),
  });
  return faults.map(({ from, target, message }) => `${from.join(" ")}: ${target} ${message}`);
}

test("a site that holds together has no faults", () => {
  expect(faultsOf()).toEqual([]);
});

describe.each([
  ["a link to a page that is none", { "/who": page("/who", '<a href="/nada">x</a>') }, /^\/who: \/nada es un enlace/],
  [
    "a link to a place that a page does not have",
    { "/who": page("/who", '<a href="/news/ana#otra">x</a>') },
    /^\/who: \/news\/ana#otra .*«#otra»/,
  ],
  ["a link to a place that its own page lacks", { "/who": page("/who", '<a href="#otra">x</a>') }, /^\/who: #otra/],
  ["a link that is no address", { "/who": page("/who", '<a href="/100%">x</a>') }, /^\/who: \/100% es un enlace/],
  ["a picture that is not there", { "/who": page("/who", '<img src="/media/b.webp"/>') }, /^\/who: \/media\/b\.webp/],
  [
    "a width of a picture that is not there",
    { "/who": page("/who", '<img src="/media/a.webp" srcSet="/media/a.webp 1w, /media/c.webp 2w"/>') },
    /^\/who: \/media\/c\.webp/,
  ],
  [
    "a social picture that is not there",
    { "/who": page("/who", "", `<meta property="og:image" content="${URL}/og/who.jpg"/>`) },
    /^\/who: https:\/\/pompa\.example\/og\/who\.jpg/,
  ],
  ["a missing script", { "/who": page("/who", '<script src="/assets/x.js"></script>') }, /^\/who: \/assets\/x\.js/],
  ["two pages that give the same address", { "/who": page("/") }, /^\/who: https:\/\/pompa\.example\/ .* \/ /],
])("%s", (_name, pages, expected) => {
  test("is a fault of its page", () => {
    expect(faultsOf(pages as Record<string, string>)).toEqual([expect.stringMatching(expected)]);
  });
});

describe.each([
  ["without a page", {}, "no tiene página"],
  ["that asks not to be indexed", { "/who": page("/who", "", '<meta name="robots" content="noindex"/>') }, "indexada"],
  ["that gives itself another address", { "/who": page("/quienes") }, "/quienes"],
])("an address %s", (_name, pages, says) => {
  test.each([
    ["sitemap.xml", `<loc>${URL}/who</loc>`],
    ["news.json", `{"items":[{"url": "${URL}/who"}]}`],
  ])("is a fault of %s", (file, text) => {
    expect(faultsOf(pages as Record<string, string>, { [file]: text })).toEqual([
      expect.stringMatching(new RegExp(`^${file}: ${URL}/who .*${says}`)),
    ]);
  });
});

test("a page that its list does not lead to is a fault, whatever the letter case of the link", () => {
  const who = page("/who", '<a href="/NEWS/ana">x</a>');
  const listedAt = (list: string) => faultsOf({ "/who": who }, {}, "/", { "/News/Ana": list });
  expect(listedAt("/who")).toEqual([]);
  expect(faultsOf({ "/who": page("/who") }, {}, "/", { "/News/Ana": "/who" })).toEqual([
    expect.stringMatching(/^\/News\/Ana: \/who .*site\.ts del tipo/),
  ]);
});

test("a page that gives itself no address says what it lacks", () => {
  const sitemap = { "sitemap.xml": `<loc>${URL}/who</loc>` };
  expect(faultsOf({ "/who": "<head></head>" }, sitemap)).toEqual([expect.stringContaining("FixedPageHead")]);
});

test("what leads elsewhere is not the site's business", () => {
  const body =
    '<a href="https://example.org/nada">x</a><a href="//example.org">x</a><a href="mailto:a@b.example">x</a>';
  expect(faultsOf({ "/who": page("/who", body) })).toEqual([]);
});

test("a site below a path is held against itself there", () => {
  const below = (address: string, body: string) => page(`/revista${address}`, body);
  const pages = {
    "/": below("/", '<a href="/revista/News/Ana">x</a>'),
    "/News/Ana": below("/News/Ana", '<a href="/revista/nada">x</a>'),
  };
  const sitemap = { "sitemap.xml": `<loc>${URL}/revista/</loc>` };
  expect(faultsOf(pages, sitemap, "/revista/")).toEqual([expect.stringMatching(/^\/News\/Ana: \/revista\/nada/)]);
});

test("the report says a fault once, with its pages and the line of the content that says it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-faults-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, "Ana.md"), "---\n---\n\nMirá [esto](/nada#x).\n");
  const fault = {
    from: ["/a", "/b", "/c", "/d"],
    target: "/nada#x",
    message: "es un enlace a una página que no existe",
  };
  const text = reportFaults([fault], folder);
  expect(text).toContain("«/nada#x» es un enlace a una página que no existe. Aparece en /a, /b, /c y 1 más.");
  expect(text).toContain("Ana.md:4");
  expect(text).toContain("Es una falla del programa y no del contenido");
});
