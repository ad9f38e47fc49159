/** The social pictures of every page, remembered by what they show: drawing one takes longer than a page. */
import { hash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { SitePage } from "../app/server/pages.ts";
import { socialAddress } from "../seo/social-address.ts";

const limit = pLimit(availableParallelism());
/** The sources that decide what is drawn. */
const SOURCES = ["lettering.ts", "social-picture.ts", "../theme/colors.ts"].map(
  (file) => new URL(file, import.meta.url),
);

interface SocialOptions {
  siteName: string;
  /** The built site: pictures are read from it and social pictures written to it. */
  outDir: string;
  cacheDir: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
}

export async function writeSocialPictures(pages: readonly SitePage[], options: SocialOptions): Promise<void> {
  await mkdir(options.cacheDir, { recursive: true });
  const recipe = await Promise.all(SOURCES.map((file) => readFile(file, "utf8")));
  await Promise.all(pages.map((page) => limit(() => writeOne(page, recipe.join(""), options))));
}

async function writeOne(
  { address, kicker, title, picture: source }: SitePage,
  recipe: string,
  { siteName, outDir, cacheDir, base }: SocialOptions,
): Promise<void> {
  const shown = { siteName, kicker, title, picture: source };
  const remembered = path.join(cacheDir, `${hash("sha256", recipe + JSON.stringify(shown)).slice(0, 24)}.jpg`);
  if (!(await stat(remembered).catch(() => undefined))) {
    const { socialPicture } = await import("./social-picture.ts");
    const picture = source && path.join(outDir, source.slice(base.length));
    await writeFile(`${remembered}.${process.pid}`, await socialPicture(shown, picture));
    await rename(`${remembered}.${process.pid}`, remembered);
  }
  const file = path.join(outDir, socialAddress(address).slice(1));
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(remembered, file);
}
