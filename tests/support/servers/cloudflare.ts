/** Cloudflare's local runtime, and its storage for a Worker: files in R2, rows in D1. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { SITE_FOLDERS } from "../../../src/shared/magazine/site-folders.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { WRANGLER_FOLDER } from "./installed.ts";

interface Database {
  prepare: (sql: string) => { all: () => Promise<{ results: Record<string, string>[] }> };
}

/** The part of Miniflare that is used here: https://developers.cloudflare.com/workers/testing/miniflare/ */
interface Miniflare {
  dispatchFetch: (url: string, init: { method: string; body: string }) => Promise<Response>;
  getD1Database: (binding: string, worker?: string) => Promise<Database>;
  dispose: () => Promise<void>;
}

/** Starts Cloudflare's runtime with options that Miniflare documents. */
export function startRuntime(options: object): Miniflare {
  const { Miniflare } = createRequire(path.join(WRANGLER_FOLDER, "package.json"))("miniflare") as {
    Miniflare: new (options: object) => Miniflare;
  };
  return new Miniflare(options);
}

function openStorage(storage: string, options: object): Miniflare {
  const v3 = path.join(storage, "v3");
  return startRuntime({ modules: true, d1Persist: path.join(v3, "d1"), r2Persist: path.join(v3, "r2"), ...options });
}

/** A Worker that reads files itself, because passing each one from this process would take longer than the tests. */
const FILLER = `export default { async fetch(request, { FILES, DISK }) {
  const names = await request.json();
  const fill = async () => {
    for (let name = names.pop(); name; name = names.pop())
      await FILES.put(name, await (await DISK.fetch("http://disk/" + name)).arrayBuffer());
  };
  await Promise.all(Array.from({ length: 20 }, fill));
  return new Response();
} }`;

/** Fills the bucket with the files that a build made for it; of media, only the AVIF files of some pages of `dist/`. */
export async function fillBucket(root: string, storage: string, pages: readonly string[]): Promise<void> {
  const html = pages.map((page) => readFileSync(path.join(DIST_DIR, `${page}.html`), "utf8")).join("");
  const pictures = new Set(html.match(/media\/[\w-]+\.avif/g));
  const bucket = path.join(root, "bucket");
  const names = listFiles(bucket).filter((name) => !name.startsWith(SITE_FOLDERS.media) || pictures.has(name));
  await putFiles(bucket, names, storage);
}

/** Puts files of a folder into the bucket. */
export async function putFiles(folder: string, names: readonly string[], storage: string): Promise<void> {
  const miniflare = openStorage(storage, {
    script: FILLER,
    r2Buckets: { FILES: "pompa" },
    serviceBindings: { DISK: { disk: { path: folder, writable: false } } },
  });
  const { status } = await miniflare.dispatchFetch("http://filler/", { method: "PUT", body: JSON.stringify(names) });
  await miniflare.dispose();
  if (status !== 200) throw new Error("The bucket could not be filled.");
}

/** Reads the submissions that are stored in D1. */
export async function readStoredSubmissions(storage: string): Promise<Record<string, string>[]> {
  const miniflare = openStorage(storage, { script: "export default {}", d1Databases: { DB: "DB" } });
  const rows = await submissionsIn(await miniflare.getD1Database("DB"));
  await miniflare.dispose();
  return rows;
}

async function submissionsIn(database: Database): Promise<Record<string, string>[]> {
  return (await database.prepare("SELECT * FROM submissions").all()).results;
}
