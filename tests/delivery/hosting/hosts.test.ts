/** What a build adds for each host, and what happens to a site that is too large for its host. */
import { readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { FileCache } from "../../../src/shared/files/file-cache.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { type HostName, parseHost, profileOf } from "../../../src/delivery/hosting/hosts.ts";
import { prepareHosting } from "../../../src/delivery/hosting/prepare.ts";
import { redirectRules } from "../../../src/delivery/hosting/address-spellings.ts";
import { CONFIGURATION_MODULE } from "../../../src/delivery/build/configuration/load-configuration.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { newFolder } from "../../support/folders.ts";

const MiB = 1024 ** 2;
const TEXT = "Una revista de moda, arte y cultura. ".repeat(20);

/** Prepares a small built site, with a page for each document, for a host. */
async function prepare(
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
  const folder = await newFolder();
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

const SITE = [
  ["404.html", "News/Ana.html", "News/Luz.html", "assets/app-1.js", "data/news/ana.json", "data/news/luz.json"],
  ["index.html", "media/1-380.avif", "og/News/Ana.jpg", "og/News/Luz.jpg", "BingSiteAuth.xml"],
].flat();
const COPIES = ["news/ana.html", "news/luz.html"];
const withCompressed = (files: string[]) =>
  files.flatMap((file) => (/\.(avif|jpg)$/.test(file) ? [file] : [file, `${file}.br`, `${file}.gz`]));

describe("each host gets the site and what it needs, nothing else", () => {
  test.each<[HostName, string[]]>([
    ["files", [...withCompressed([...SITE, ...COPIES]), "_headers", "_redirects"]],
    ["cloudflare", [...SITE, "_headers", "_redirects"]],
    ["netlify", [...SITE, "_headers", "_redirects"]],
    ["github", [...SITE, ...COPIES]],
  ])("%s gets exactly its files", async (host, expected) => {
    const { files, fits } = await prepare(host);
    expect([fits, files]).toEqual([true, expected.toSorted()]);
  });

  test("workers gets the bucket, the Worker and its configuration beside the site", async () => {
    const { files, text } = await prepare("workers");
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
    const { text } = await prepare("workers", { siteName });
    expect(await text("wrangler.jsonc")).toContain(`"name": "${name}"`);
  });

  test("no host gets more redirects than it reads", () => {
    const spellings = new Map(Array.from({ length: 11_000 }, (_, index) => [`/n${index}`, `/N${index}`]));
    const count = (host: HostName) => redirectRules(spellings, profileOf(host), "/").length;
    expect([count("cloudflare"), count("netlify"), count("github")]).toEqual([2000, 10_000, 0]);
  });

  test("beyond the redirects that Cloudflare reads, spellings become copies as far as files fit", async () => {
    const numbers = Array.from({ length: 700 }, (_, index) => String(index).padStart(4, "0"));
    const documents = numbers.map((number) => "Nota".repeat(20) + number);
    const roomy = await prepare("cloudflare", { documents });
    const rules = (await roomy.text("_redirects")).trim().split("\n");
    const copies = roomy.files.filter((file) => file.startsWith("news/"));
    expect(rules.length + copies.length).toBe(700);
    expect(Buffer.byteLength(rules.join("\n"))).toBeLessThanOrEqual(100_000);
    expect(copies.at(-1)).toBe(`news/${documents.at(-1)?.toLowerCase()}.html`);
    const tight = await prepare("cloudflare", { documents, maxFiles: roomy.files.length - copies.length + 1 });
    expect([tight.fits, tight.files.filter((file) => file.startsWith("news/")).length]).toEqual([true, 1]);
  });
});

test("each spelling of a moved page redirects straight to the new address", async () => {
  const moved = new Map([["/News/Vieja", "/News/Ana"]]);
  const { text } = await prepare("cloudflare", { documents: ["Ana", "Vieja"], moved });
  expect((await text("_redirects")).trim().split("\n")).toEqual([
    "/News/Vieja /News/Ana 301",
    "/news/ana /News/Ana 301",
    "/news/vieja /News/Ana 301",
  ]);
});

test("a page whose name ends in «index» keeps its whole name in its address", async () => {
  const { text } = await prepare("cloudflare", { documents: ["Ana", "Reindex"] });
  expect(await text("_redirects")).toContain("/news/reindex /News/Reindex 301");
});

test("a removed page is marked for hosts of plain files only", async () => {
  const marks = async (host: HostName) =>
    (await prepare(host, { gone: ["/News/Vieja"] })).files.filter((file) => file.endsWith(".gone"));
  expect(await marks("files")).toEqual(["News/Vieja.gone", "news/vieja.gone"]);
  expect(await marks("github")).toEqual([]);
});

describe("a site that is too large for its host", () => {
  test("too many files are refused with their number and another host", async () => {
    const { fits, message } = await prepare("cloudflare", { maxFiles: 12 });
    expect(fits).toBe(false);
    expect(message).toMatch(/No se publicó nada[^]*acepta hasta 12 archivos y este sitio tiene 13[^]*--host=workers/);
  });

  test(
    "more files than any plan takes are sent to Workers, not to a larger plan",
    { tags: ["@exhaustive"], timeout: 120_000 },
    async () => {
      const documents = Array.from({ length: 34_000 }, (_, index) => `N${index}`);
      const { message } = await prepare("cloudflare", { documents });
      expect(message).toContain("--host=workers");
      expect(message).not.toContain("--max-files");
    },
  );

  test.each<[HostName, ways: string[], others: string[]]>([
    ["cloudflare", ["--host=files"], ["--max-files", "--host=workers"]],
    ["workers", ["--host=files"], ["--max-files", "--host=workers"]],
  ])("a file too large for %s is refused with its true size and the hosts that take it", async (host, ways, others) => {
    const { fits, message = "" } = await prepare(host, { more: { "search/index.json": Math.round(26.21 * MiB) } });
    expect(fits).toBe(false);
    expect(message).toMatch(/acepta archivos de hasta 25 MiB y search\/index\.json pesa 26,3 MiB/);
    for (const way of ways) expect(message).toContain(way);
    for (const other of others) expect(message).not.toContain(other);
  });

  test("a video too large for Cloudflare Pages is sent to Workers or plain files", async () => {
    const { message } = await prepare("cloudflare", { more: { "media/corto.mp4": 26 * MiB } });
    expect(message).toMatch(/media\/corto\.mp4 pesa 26 MiB[^]*--host=workers[^]*--host=files/);
  });

  test("more than a gigabyte is refused on GitHub Pages with other hosts", async () => {
    const more = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`media/${index}.mp4`, 92 * MiB]));
    const { message } = await prepare("github", { more });
    expect(message).toMatch(/acepta hasta 1000 MB en total[^]*--host=workers[^]*--host=files/);
  });

  test("a limit below the files that Workers need themselves is refused", async () => {
    expect(await prepare("workers", { maxFiles: 3 })).toMatchObject({ fits: false });
  });

  test("files beyond the limit of Workers go into the bucket", async () => {
    const { fits, files } = await prepare("workers", { maxFiles: 70 });
    expect(fits).toBe(true);
    const bucketPages = files.filter((file) => file.startsWith("bucket/pages/"));
    expect(bucketPages).toHaveLength(5);
    expect(bucketPages.filter((file) => file.endsWith(".jpg"))).toHaveLength(2);
  });

  test("404.html and _headers stay among the assets of Workers", async () => {
    const { files } = await prepare("workers", { maxFiles: 66 });
    const site = files.filter((file) => file.startsWith("site/") && !file.includes("_places"));
    expect(site).toEqual(["site/404.html", "site/_headers"]);
  });
});

test("an unknown host and an invalid limit of files are refused", () => {
  expect(parseHost({ host: undefined, maxFiles: undefined })).toEqual({ host: "files" });
  expect(parseHost({ host: "cloudflare", maxFiles: "100000" })).toEqual({ host: "cloudflare", maxFiles: 100_000 });
  for (const [options, error] of [
    [{ host: "geocities", maxFiles: undefined }, /geocities: no existe ese alojamiento\. Los que hay: files, cloud/],
    [{ host: "", maxFiles: undefined }, /no existe ese alojamiento/],
    [{ host: "github", maxFiles: "9" }, /GitHub Pages no cuenta los archivos/],
    [{ host: "cloudflare", maxFiles: "0" }, /va un número/],
    [{ host: "cloudflare", maxFiles: "muchos" }, /va un número/],
  ] as const)
    expect(() => parseHost(options)).toThrow(error);
});
