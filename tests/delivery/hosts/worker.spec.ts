/** The Worker on Cloudflare's own runtime, with pages in its bucket: what `hosts.spec.ts` does not test. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import pLimit from "p-limit";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { DIST_DIR, WORKERS_DIR } from "../../../src/delivery/build/paths.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { SITE_FOLDERS } from "../../../src/shared/magazine/site-folders.ts";
import { fillBucket, putFiles, readStoredSubmissions } from "../../support/servers/cloudflare.ts";
import * as form from "../../support/site/form.ts";
import { findHosts } from "../../support/servers/installed.ts";
import { type Host, startWrangler } from "../../support/servers/hosts.ts";

test.skip(!findHosts().wrangler, "Cloudflare's runtime is not on this machine");
test.describe.configure({ mode: "serial" });

const EXHAUSTIVE = { tag: "@exhaustive" };

const VIDEO = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251));
let host: Host;
let storage: string;

test.beforeAll(async () => {
  storage = await mkdtemp(path.join(tmpdir(), "pompa-worker-"));
  const videos = path.join(storage, "videos");
  await mkdir(path.join(videos, "media"), { recursive: true });
  await writeFile(path.join(videos, "media", "video.mp4"), VIDEO);
  await fillBucket(WORKERS_DIR, storage, []);
  await putFiles(videos, ["media/video.mp4"], storage);
  const options = ["--config", path.join(WORKERS_DIR, "wrangler.jsonc"), "--persist-to", storage];
  host = await startWrangler(["dev", ...options], storage);
});
test.afterAll(() => host?.close());

const request = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(host.origin + address, { headers, method, redirect: "manual" });

test("the Worker serves each file of other hosts at the same address, byte for byte", EXHAUSTIVE, async () => {
  const others = ["_headers", "_redirects", "404.html", "410.html", SITE_MARK];
  const names = listFiles(DIST_DIR).filter(
    (name) => !name.startsWith(SITE_FOLDERS.media) && !/\.(br|gz|gone)$/.test(name) && !others.includes(name),
  );
  const limit = pLimit(10);
  const compare = async (name: string) => {
    const answer = await request(`/${name.replace(/(index)?\.html$/, "")}`);
    const [expected, actual] = [await readFile(path.join(DIST_DIR, name)), Buffer.from(await answer.arrayBuffer())];
    return answer.status === 200 && expected.equals(actual) ? [] : [`${name}: ${answer.status}`];
  };
  expect((await Promise.all(names.map((name) => limit(compare, name)))).flat()).toEqual([]);
});

test("the folder of the site stays within its limit, and the bucket has the other pages", EXHAUSTIVE, () => {
  expect(listFiles(path.join(WORKERS_DIR, "site")).length).toBeLessThanOrEqual(200);
  const pages = listFiles(path.join(WORKERS_DIR, "bucket")).filter((name) => name.startsWith("pages/"));
  expect(pages.some((name) => name.endsWith(".html"))).toBe(true);
  for (const name of pages)
    expect(name).toContain(hash("sha256", readFileSync(path.join(WORKERS_DIR, "bucket", name))).slice(0, 32));
});

test("a video is sent in the requested ranges", EXHAUSTIVE, async () => {
  for (const [range, first, last] of [
    ["bytes=0-99", 0, 99],
    ["bytes=9900-", 9900, 9999],
    ["bytes=-100", 9900, 9999],
    ["bytes=9990-20000", 9990, 9999],
  ] as const) {
    const answer = await request("/media/video.mp4", { Range: range });
    expect([answer.status, answer.headers.get("content-range")], range).toEqual([206, `bytes ${first}-${last}/10000`]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(VIDEO.subarray(first, last + 1)), range).toBe(true);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
  }
  for (const range of ["bytes=10000-", "bytes=-0"]) {
    const answer = await request("/media/video.mp4", { Range: range });
    expect([answer.status, answer.headers.get("content-range")], range).toEqual([416, "bytes */10000"]);
  }
  for (const headers of [{ Range: "bytes=9-2" }, { Range: "p=1-2" }, { Range: "bytes=0-9", "If-Range": '"other"' }]) {
    const answer = await request("/media/video.mp4", headers);
    expect([answer.status, (await answer.arrayBuffer()).byteLength], JSON.stringify(headers)).toEqual([200, 10_000]);
  }
});

test("a known file of the bucket is answered with 304, and HEAD returns its headers", EXHAUSTIVE, async () => {
  const whole = await request("/media/video.mp4");
  const tag = whole.headers.get("etag") ?? "";
  expect((await whole.arrayBuffer()).byteLength).toBe(10_000);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
    expect((await request("/media/video.mp4", { "If-None-Match": known })).status, known).toBe(304);
  expect((await request("/media/video.mp4", { "If-None-Match": '"other"' })).status).toBe(200);
  const head = await request("/media/video.mp4", {}, "HEAD");
  expect(Object.fromEntries(head.headers)).toMatchObject({
    etag: tag,
    "content-length": "10000",
    "content-type": "video/mp4",
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "content-security-policy": "frame-ancestors 'none'",
  });
});

test("methods other than GET and HEAD are refused", EXHAUSTIVE, async () => {
  for (const address of ["/who", "/News/Ana", "/og/News/Ana.jpg", "/media/video.mp4", "/nadie"])
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await request(address, {}, method)).status, `${method} ${address}`).toBe(405);
  expect((await request("/media/video.mp4", {}, "POST")).headers.get("allow")).toBe("GET, HEAD");
});

test("malformed and unknown addresses are answered with the 404 page", EXHAUSTIVE, async () => {
  for (const address of [
    "/%E0%A4%A",
    "/..%2f..%2fwrangler.jsonc",
    "/%2e%2e/worker.js",
    "/worker.js",
    "/media/",
    "/media/..%2fpages",
    "/pages/x.html",
    "/a//b///c",
    "//pompa.example",
    "/constructor",
    "/__proto__",
    "/%00",
    `/media/${"ñ".repeat(600)}`,
    `/${"x".repeat(4000)}`,
  ]) {
    const answer = await request(address);
    expect(answer.status, address).toBe(404);
    expect(await answer.text(), address).toContain('<meta name="robots" content="noindex"');
  }
  expect((await request("/nadie", { "If-None-Match": "*" })).status).toBe(404);
  expect(await (await request("/nadie", {}, "HEAD")).text()).toBe("");
});

const VALID = { nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "" };

async function post(body: string, headers: Record<string, string> = { "Content-Type": "application/json" }) {
  const answer = await fetch(`${host.origin}/f/suscripcion`, { method: "POST", body, headers });
  return [answer.status, await answer.json()] as const;
}

test("a form sent without scripts is stored, and the page says so", EXHAUSTIVE, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${host.origin}/form`);
  await form.name(page).fill("Luz Paz");
  await form.email(page).fill("luz@pompa.example");
  await form.submit(page).click();
  await expect(page.getByText(form.SENT)).toBeVisible();
  await page.goto(`${host.origin}/form`);
  await page.getByRole("form").evaluate((element: HTMLFormElement) => void (element.noValidate = true));
  await form.submit(page).click();
  await expect(page.getByText(form.REFUSED)).toBeVisible();
  await context.close();
  expect(await readStoredSubmissions(storage)).toMatchObject([{ nombre: "Luz Paz", correo: "luz@pompa.example" }]);
});

test("a valid submission is stored once, and an invalid one is refused", EXHAUSTIVE, async () => {
  expect(await post(JSON.stringify(VALID))).toEqual([200, { ok: true }]);
  expect(await post(JSON.stringify(VALID))).toEqual([200, { ok: true }]);
  expect((await post("nombre=Ana", { "Content-Type": "text/plain" }))[0]).toBe(415);
  expect((await post("{"))[0]).toBe(422);
  expect((await post(JSON.stringify({ ...VALID, correo: "ana" })))[0]).toBe(422);
  expect((await post(JSON.stringify({ ...VALID, mensaje: "x".repeat(20_000) })))[0]).toBe(413);
  const answer = await request("/f/suscripcion");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  const stored = (await readStoredSubmissions(storage)).filter(({ nombre }) => nombre === VALID.nombre);
  expect(stored).toMatchObject([{ ...VALID, form: "suscripcion" }]);
});
