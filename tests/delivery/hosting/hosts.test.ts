/** What a build adds for each host, and what becomes of a site that is too large for one. */
import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { FileCache } from "../../../src/shared/files/file-cache.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { type HostName, parseHost, profileOf } from "../../../src/delivery/hosting/hosts.ts";
import { prepareHosting } from "../../../src/delivery/hosting/prepare.ts";
import { redirectRules } from "../../../src/delivery/hosting/address-spellings.ts";
import { CONFIGURATION_MODULE } from "../../../src/delivery/build/configuration/load-configuration.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";

const MiB = 1024 ** 2;
const TEXT = "Una revista de moda, arte y cultura. ".repeat(20);

/** A small built site, with a page for each document, prepared for a host. */
async function prepared(
  host: HostName,
  {
    documents = ["Ana", "Luz"],
    maxFiles = undefined as number | undefined,
    moved = new Map<string, string>(),
    gone = [] as string[],
    more = {} as Record<string, number>,
    siteName = "Club Ñandú",
  } = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-host-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = new FolderPlan();
  for (const file of ["404.html", "index.html", "assets/app-1.js", "media/1-380.avif", "BingSiteAuth.xml"])
    site.write(file, file + TEXT);
  for (const [name, bytes] of Object.entries(more)) {
    const file = path.join(folder, path.basename(name));
    await writeFile(file, "");
    await truncate(file, bytes);
    site.link(name, file);
  }
  for (const name of documents) {
    site.write(`News/${name}.html`, name + TEXT);
    site.write(`data/news/${name.toLowerCase()}.json`, name + TEXT);
    site.write(`og/News/${name}.jpg`, name);
  }
  const { output, ...answer } = await prepareHosting(site, {
    host,
    maxFiles,
    base: "/",
    siteName,
    addresses: ["/", ...documents.map((name) => `/News/${name}`)],
    links: ["/News/Ana"],
    moved,
    gone,
    sources: path.join(ROOT, "src"),
    configuration: CONFIGURATION_MODULE,
    caches: {
      pages: new FileCache(path.join(folder, "pages")),
      data: new FileCache(path.join(folder, "data")),
      copies: new FileCache(path.join(folder, "copies")),
    },
  });
  const out = path.join(folder, "out");
  output.make(out);
  return {
    ...answer,
    files: listFiles(out).toSorted(),
    text: (file: string) => readFile(path.join(out, file), "utf8"),
  };
}

const SITE = ["404.html", "News/Ana.html", "News/Luz.html", "assets/app-1.js", "data/news/ana.json"].concat([
  "data/news/luz.json",
  "index.html",
  "media/1-380.avif",
  "og/News/Ana.jpg",
  "og/News/Luz.jpg",
  "BingSiteAuth.xml",
]);
const COPIES = ["news/ana.html", "news/luz.html"];
const withCompressed = (files: string[]) =>
  files.flatMap((file) => (/\.(avif|jpg)$/.test(file) ? [file] : [file, `${file}.br`, `${file}.gz`]));

describe("each host gets the site and what it needs, nothing else", () => {
  test.each<[HostName, string[]]>([
    ["files", [...withCompressed([...SITE, ...COPIES]), "_headers", "_redirects"]],
    ["cloudflare", [...SITE, "_headers", "_redirects"]],
    ["netlify", [...SITE, "_headers", "_redirects"]],
    ["github", [...SITE, ...COPIES]],
  ])("%s", async (host, expected) => {
    const { files, fits } = await prepared(host);
    expect([fits, files]).toEqual([true, expected.toSorted()]);
  });

  test("workers: what R2 holds, and the Worker, beside the site", async () => {
    const { files, text } = await prepared("workers");
    expect(files.filter((file) => !file.startsWith("site/"))).toEqual([
      "bucket/media/1-380.avif",
      "worker.js",
      "wrangler.jsonc",
    ]);
    const site = files.filter((file) => file.startsWith("site/") && !file.includes("_places"));
    const expected = [...SITE, "_headers"].filter((file) => !file.startsWith("media"));
    expect(site).toEqual(expected.map((file) => `site/${file}`).toSorted());
    expect(await text("wrangler.jsonc")).toContain('"name": "club-nandu"');
    expect(await text("worker.js")).not.toMatch(/^import /m);
  });

  test.each([
    ["— Ñandú —", "nandu"],
    ["流行", "magazine"],
  ])("the Worker of «%s» is called %s", async (siteName, name) => {
    const { text } = await prepared("workers", { siteName });
    expect(await text("wrangler.jsonc")).toContain(`"name": "${name}"`);
  });

  test("no host is given more redirects than it reads", () => {
    const spellings = new Map(Array.from({ length: 11_000 }, (_, index) => [`/n${index}`, `/N${index}`]));
    const count = (host: HostName) => redirectRules(spellings, profileOf(host), "/").length;
    expect([count("cloudflare"), count("netlify"), count("github")]).toEqual([2000, 10_000, 0]);
  });

  test("a spelling for which Cloudflare reads no more redirects is a copy, where there is room for it", async () => {
    const documents = Array.from(
      { length: 700 },
      (_, index) => `${"Nota".repeat(20)}${String(index).padStart(4, "0")}`,
    );
    const roomy = await prepared("cloudflare", { documents });
    const rules = (await roomy.text("_redirects")).trim().split("\n");
    const copies = roomy.files.filter((file) => file.startsWith("news/"));
    expect(rules.length + copies.length).toBe(700);
    expect(Buffer.byteLength(rules.join("\n"))).toBeLessThanOrEqual(100_000);
    expect(copies.at(-1)).toBe(`news/${documents.at(-1)?.toLowerCase()}.html`);
    const tight = await prepared("cloudflare", { documents, maxFiles: roomy.files.length - copies.length + 1 });
    expect([tight.fits, tight.files.filter((file) => file.startsWith("news/")).length]).toEqual([true, 1]);
  });
});

test("a page that moved is led to by one rule, in any letter case, and not by way of another address", async () => {
  const moved = new Map([["/News/Vieja", "/News/Ana"]]);
  const { text } = await prepared("cloudflare", { documents: ["Ana", "Vieja"], moved });
  expect((await text("_redirects")).trim().split("\n")).toEqual([
    "/News/Vieja /News/Ana 301",
    "/news/ana /News/Ana 301",
    "/news/vieja /News/Ana 301",
  ]);
});

test("a page that is gone is marked for who serves files, and for nobody else", async () => {
  const marks = async (host: HostName) =>
    (await prepared(host, { gone: ["/News/Vieja"] })).files.filter((file) => file.endsWith(".gone"));
  expect(await marks("files")).toEqual(["News/Vieja.gone", "news/vieja.gone"]);
  expect(await marks("github")).toEqual([]);
});

describe("a site that is too large for its host is refused with what to do", () => {
  test("too many files", async () => {
    const { fits, message } = await prepared("cloudflare", { maxFiles: 12 });
    expect(fits).toBe(false);
    expect(message).toMatch(/No se publicó nada[^]*acepta hasta 12 archivos y este sitio tiene 13[^]*--host=workers/);
  });

  test("what no plan takes is not sent to a larger one", { tags: ["@exhaustive"], timeout: 120_000 }, async () => {
    const documents = Array.from({ length: 34_000 }, (_, index) => `N${index}`);
    const { message } = await prepared("cloudflare", { documents });
    expect(message).toContain("--host=workers");
    expect(message).not.toContain("--max-files");
  });

  test.each<[HostName, ways: string[], others: string[]]>([
    ["cloudflare", ["--host=files"], ["--max-files", "--host=workers"]],
    ["workers", ["--host=files"], ["--max-files", "--host=workers"]],
  ])("a file that %s does not take, with its true size and what takes it", async (host, ways, others) => {
    const { fits, message = "" } = await prepared(host, { more: { "search/index.json": Math.round(26.21 * MiB) } });
    expect(fits).toBe(false);
    expect(message).toMatch(/acepta archivos de hasta 25 MiB y search\/index\.json pesa 26,3 MiB/);
    for (const way of ways) expect(message).toContain(way);
    for (const other of others) expect(message).not.toContain(other);
  });

  test("a video that Cloudflare Pages does not take is taken by the bucket of Workers", async () => {
    const { message } = await prepared("cloudflare", { more: { "media/corto.mp4": 26 * MiB } });
    expect(message).toMatch(/media\/corto\.mp4 pesa 26 MiB[^]*--host=workers[^]*--host=files/);
  });

  test("a site of more than a gigabyte for GitHub Pages", async () => {
    const more = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`media/${index}.mp4`, 92 * MiB]));
    const { message } = await prepared("github", { more });
    expect(message).toMatch(/acepta hasta 1000 MB en total[^]*--host=workers[^]*--host=files/);
  });

  test("Workers that may not even have what says where the rest is", async () => {
    expect(await prepared("workers", { maxFiles: 3 })).toMatchObject({ fits: false });
  });

  test("what is past the limit of Workers is in the bucket, under the name of its bytes", async () => {
    const { fits, files } = await prepared("workers", { maxFiles: 70 });
    expect(fits).toBe(true);
    const moved = files.filter((file) => file.startsWith("bucket/pages/"));
    expect(moved).toHaveLength(5);
    expect(moved.filter((file) => file.endsWith(".jpg"))).toHaveLength(2);
  });

  test("what Cloudflare or the Worker looks for among the assets stays there", async () => {
    const { files } = await prepared("workers", { maxFiles: 66 });
    const site = files.filter((file) => file.startsWith("site/") && !file.includes("_places"));
    expect(site).toEqual(["site/404.html", "site/_headers"]);
  });
});

test("a host that there is not, or a limit that it has not, is refused", () => {
  expect(parseHost({ host: undefined, maxFiles: undefined })).toEqual({ host: "files" });
  expect(parseHost({ host: "cloudflare", maxFiles: "100000" })).toEqual({ host: "cloudflare", maxFiles: 100_000 });
  for (const [asked, error] of [
    [{ host: "geocities", maxFiles: undefined }, /geocities: no existe ese alojamiento\. Los que hay: files, cloud/],
    [{ host: "", maxFiles: undefined }, /no existe ese alojamiento/],
    [{ host: "github", maxFiles: "9" }, /GitHub Pages no cuenta los archivos/],
    [{ host: "cloudflare", maxFiles: "0" }, /va un número/],
    [{ host: "cloudflare", maxFiles: "muchos" }, /va un número/],
  ] as const)
    expect(parseHost(asked)).toEqual({ error: expect.stringMatching(error) });
});
