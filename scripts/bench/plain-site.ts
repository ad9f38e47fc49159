/** The built site without its scripts: the same HTML, styles, fonts and pictures, to compare with. */
import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compress } from "../../src/hosting/compress.ts";
import { SITE_FOLDERS } from "../../src/magazine/paths.ts";

const SCRIPTS = /<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** Answers the folder in which the pages of these addresses are. */
export async function plainSite(dist: string, addresses: readonly string[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-plain-"));
  for (const folder of [SITE_FOLDERS.assets, SITE_FOLDERS.media])
    await symlink(path.join(dist, folder), path.join(dir, folder));
  for (const address of [...addresses, "/404"]) {
    const name = address === "/" ? "index.html" : `${address.slice(1)}.html`;
    const html = await readFile(path.join(dist, name), "utf8");
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    const plain = html.replace(SCRIPTS, "");
    await writeFile(path.join(dir, name), plain);
    await compress(path.join(dir, name), Buffer.from(plain), "best");
  }
  return dir;
}
