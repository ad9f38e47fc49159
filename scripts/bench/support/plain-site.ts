/** Serves sites for measurements: a built site, and the same site without scripts for comparison. */
import { hash } from "node:crypto";
import { mkdtemp, readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { COPIES_DIR, SUBMISSIONS_DIR } from "../../../src/delivery/build/paths.ts";
import { FileCache } from "../../../src/shared/files/file-cache.ts";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { compress } from "../../../src/delivery/hosting/compress.ts";
import { SITE_FOLDERS } from "../../../src/shared/magazine/site-folders.ts";
import type { AddressInfo } from "node:net";
import { serve } from "../../../src/delivery/server/serve.ts";

const SCRIPTS = /<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** Makes a temporary folder with pages of the built site, but without scripts. Resolves to the path of the folder. */
export async function plainSite(dist: string, addresses: readonly string[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-plain-"));
  const site = new FolderPlan();
  const cache = new FileCache(COPIES_DIR);
  for (const address of [...addresses, "/404"]) {
    const name = address === "/" ? "index.html" : `${address.slice(1)}.html`;
    const html = await readFile(path.join(dist, name), "utf8");
    const plain = Buffer.from(html.replace(SCRIPTS, ""));
    site.write(name, plain);
    const page = { key: hash("sha256", plain), read: () => plain, effort: "best" as const };
    for (const [ending, file] of await compress(page, cache)) site.link(`${name}.${ending}`, file);
  }
  site.make(dir);
  for (const folder of [SITE_FOLDERS.assets, SITE_FOLDERS.media])
    await symlink(path.join(dist, folder), path.join(dir, folder));
  return dir;
}

/** Serves a built site on a free port. Resolves to the origin. The server does not keep the process running. */
export async function originOf(dir: string): Promise<string> {
  const server = await serve({ dir, submissionsDir: SUBMISSIONS_DIR, port: 0 });
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
