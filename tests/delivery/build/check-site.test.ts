/** The check of a built site finds references to missing things, with their pages. */
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "../../../src/delivery/build/output/check-site.ts";
import { reportFaults } from "../../../src/delivery/build/output/report-faults.ts";
import { createReferencesCache } from "../../../src/delivery/prerender/references.ts";
import { newFolder } from "../../support/folders.ts";

const URL = "https://pompa.example";

const page = (address: string, body = "", head = "") =>
  `<head><link rel="canonical" href="${URL}${address}"/>${head}</head><body>${body}</body>`;

/** Returns the faults of a site of two pages, a picture and a sitemap. Without arguments, the site has no faults. */
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
  const cache = createReferencesCache(path.join(tmpdir(), "no-such-folder", "pages.json"));
  const references = Object.entries(html).map(([address, text]) => [address, cache.add(address, text)] as const);
  const faults = checkSite({
    base,
    url: URL + base.replace(/\/$/, ""),
    references: { texts: cache.texts, pages: new Map(references) },
    pages: Object.entries(lists).map(([address, listedAt]) => ({ address, listedAt })),
    searchEntries: [],
    siteFiles: new Map(Object.entries({ "sitemap.xml": `<loc>${URL}/</loc>`, ...siteFiles })),
    files: new Set(["media/a.webp", "index.html", "News/Ana.html"]),
  });
  return faults.map(({ from, target, message }) => `${from.join(" ")}: ${target} ${message}`);
}

test("a consistent site has no faults", () => {
  expect(faultsOf()).toEqual([]);
});

const who = (body: string, head = "") => page("/who", body, head);
const WIDTHS = '<img src="/media/a.webp" srcSet="/media/a.webp 1w, /media/c.webp 2w"/>';
const SOCIAL = `<meta property="og:image" content="${URL}/og/who.jpg"/>`;

test.each<[name: string, html: string, says: RegExp]>([
  ["a link to a missing page", who('<a href="/nada">x</a>'), /\/nada es un enlace/],
  ["a link to a missing anchor of another page", who('<a href="/news/ana#otra">x</a>'), /\/news\/ana#otra .*«#otra»/],
  ["a link to a missing anchor of its own page", who('<a href="#otra">x</a>'), /#otra/],
  ["a link with a malformed address", who('<a href="/100%">x</a>'), /\/100% es un enlace/],
  ["a missing picture", who('<img src="/media/b.webp"/>'), /\/media\/b\.webp/],
  ["a missing width of a picture", who(WIDTHS), /\/media\/c\.webp/],
  ["a missing social picture", who("", SOCIAL), /https:\/\/pompa\.example\/og\/who\.jpg/],
  ["a missing script", who('<script src="/assets/x.js"></script>'), /\/assets\/x\.js/],
  ["a canonical address that another page has", page("/"), /https:\/\/pompa\.example\/ .* \/ /],
])("%s is a fault of its page", (_name, html, says) => {
  expect(faultsOf({ "/who": html })).toEqual([expect.stringMatching(new RegExp(`^/who: ${says.source}`))]);
});

test.each<[name: string, pages: Record<string, string>, says: string]>([
  ["without a page", {}, "no tiene página"],
  ["whose page asks not to be indexed", { "/who": who("", '<meta name="robots" content="noindex"/>') }, "indexada"],
  ["whose page has another canonical address", { "/who": page("/quienes") }, "/quienes"],
])("an address %s is a fault of the sitemap or the feed that has it", (_name, pages, says) => {
  const files = { "sitemap.xml": `<loc>${URL}/who</loc>`, "news.json": `{"items":[{"url": "${URL}/who"}]}` };
  for (const [file, text] of Object.entries(files))
    expect(faultsOf(pages, { [file]: text })).toEqual([
      expect.stringMatching(new RegExp(`^${file}: ${URL}/who .*${says}`)),
    ]);
});

test("a page without a link from its list is a fault; links count in any letter case", () => {
  const faultsWith = (list: string) => faultsOf({ "/who": list }, {}, "/", { "/News/Ana": "/who" });
  expect(faultsWith(who('<a href="/NEWS/ana">x</a>'))).toEqual([]);
  expect(faultsWith(who(""))).toEqual([expect.stringMatching(/^\/News\/Ana: \/who .*site\.ts del tipo/)]);
});

test("the fault of a page without a canonical address names the missing component", () => {
  const sitemap = { "sitemap.xml": `<loc>${URL}/who</loc>` };
  expect(faultsOf({ "/who": "<head></head>" }, sitemap)).toEqual([expect.stringContaining("FixedPageHead")]);
});

test("links to other sites are not checked", () => {
  const body =
    '<a href="https://example.org/nada">x</a><a href="//example.org">x</a><a href="mailto:a@b.example">x</a>';
  expect(faultsOf({ "/who": who(body) })).toEqual([]);
});

test("a site below a path is checked below that path", () => {
  const below = (address: string, body: string) => page(`/revista${address}`, body);
  const pages = {
    "/": below("/", '<a href="/revista/News/Ana">x</a>'),
    "/News/Ana": below("/News/Ana", '<a href="/revista/nada">x</a>'),
  };
  const sitemap = { "sitemap.xml": `<loc>${URL}/revista/</loc>` };
  expect(faultsOf(pages, sitemap, "/revista/")).toEqual([expect.stringMatching(/^\/News\/Ana: \/revista\/nada/)]);
});

test("the report gives a fault once, with its pages and its line of the content", async () => {
  const folder = await newFolder();
  await writeFile(path.join(folder, "Ana.md"), "---\n---\n\nMirá [esto](/nada#x).\n");
  const message = "es un enlace a una página que no existe";
  const text = reportFaults([{ from: ["/a", "/b", "/c", "/d"], target: "/nada#x", message }], folder);
  expect(text).toContain("«/nada#x» es un enlace a una página que no existe. Aparece en /a, /b, /c y 1 más.");
  expect(text).toContain("Ana.md:4");
  expect(text).toContain("Es una falla del programa y no del contenido");
});
