import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MEDIA } from "../../shared/compiled/layout.ts";

/**
 * The folder of the engine: the nearest folder above this file that has the sources. A fixed relative path would not
 * work, because compiled code is in a different folder than its source.
 */
export const ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)));
export const SOURCES_DIR = path.join(ROOT, "src");
/** The folder of the compiled commands in the package. */
export const COMPILED_DIR = path.join(ROOT, "commands");
const LOCK_FILE = path.join(ROOT, "package-lock.json");
/**
 * Whether the engine is an installed package, whose commands are all compiled. A package has no lock file, because npm
 * leaves the lock file out of packages.
 */
export const IS_PACKAGE = !existsSync(LOCK_FILE);
/** The file that lists the packages of the engine. */
export const PACKAGES_FILE = IS_PACKAGE ? path.join(ROOT, "package.json") : LOCK_FILE;
/** The folder of the magazine: `MAGAZINE` (set by scripts/launcher/magazine.mjs), or else the root of the project. */
export const MAGAZINE_DIR = process.env.MAGAZINE ?? ROOT;
export const CONFIGURATION_FILE = path.join(MAGAZINE_DIR, "magazine.config.ts");
/** Folders of document types, each type in a folder of its own: first the engine's types, then the magazine's. */
export const TYPE_FOLDERS = [path.join(SOURCES_DIR, "types"), path.join(MAGAZINE_DIR, "types")] as const;
export const CONTENT_DIR = path.join(MAGAZINE_DIR, "content");
export const PUBLIC_DIR = path.join(MAGAZINE_DIR, "public");
/** Folder of files that commands make for a magazine and do not publish. */
export const WORK_DIR = path.join(MAGAZINE_DIR, ".contentlayer");
/**
 * Folder of files that a build keeps for later builds. The environment variable `KEPT_DIR` sets another folder, for
 * builds that are separate from the magazine's own.
 */
export const KEPT_DIR = process.env.KEPT_DIR ?? WORK_DIR;
export const GENERATED_DIR = path.join(KEPT_DIR, "generated");
/** Compiled content of a content folder other than the magazine's own. */
export const OTHER_GENERATED_DIR = path.join(KEPT_DIR, "generated-other");
/** Returns a folder name that identifies a content folder. */
const nameFor = (contentDir: string) => hash("sha256", path.relative(MAGAZINE_DIR, contentDir)).slice(0, 16);
/**
 * Returns the folder of the compiled content from which e-mails are made. It is not `OTHER_GENERATED_DIR`, because the
 * server of a team may build the site at the same time. Each content folder has its own, because two editors may make
 * e-mails at the same time.
 */
export const letterGeneratedDirOf = (contentDir: string) =>
  path.join(KEPT_DIR, "generated-letter", nameFor(contentDir));
export const CACHE_DIR = path.join(KEPT_DIR, "cache");
/** Folder of pictures and other files to publish, under their published names. */
export const MEDIA_DIR = path.join(CACHE_DIR, MEDIA);
/**
 * Cached pages. `DATA_DIR`, `SOCIAL_DIR` and `COPIES_DIR` are the caches of page data, social images and compressed
 * copies.
 */
export const PAGES_DIR = path.join(CACHE_DIR, "pages");
/** File that records which content each page has read. */
export const READS_FILE = path.join(CACHE_DIR, "reads.json");
export const DATA_DIR = path.join(CACHE_DIR, "data");
export const SOCIAL_DIR = path.join(CACHE_DIR, "social");
export const COPIES_DIR = path.join(CACHE_DIR, "compressed");
/** Folder of notes about the last sites. A note records the source of each file, and when each folder last changed. */
export const NOTES_DIR = path.join(CACHE_DIR, "sites");
/** Commit graphs of Git. With a commit graph, the editor can read a long history quickly. */
export const HISTORY_DIR = path.join(CACHE_DIR, "history");
/**
 * Returns the folder to which the editor moves documents and pictures that it removes from a content folder, so that
 * they can be recovered.
 */
export const removedDirOf = (contentDir: string) => path.join(KEPT_DIR, "removed", nameFor(contentDir));
export const DIST_DIR = path.join(MAGAZINE_DIR, "dist");
/** Folder of the site's bundles, for the browser and for the prerenderer. */
export const SITE_DIR = path.join(KEPT_DIR, "site");
export const CLIENT_DIR = path.join(SITE_DIR, "client");
export const SERVER_DIR = path.join(SITE_DIR, "server");
export const SERVER_ENTRY = path.join(SERVER_DIR, "entry.js");
export const SERVER_RENDER = path.join(SERVER_DIR, "render.js");
/** Folder of the bundled editor and preview. It has a folder for each version of the source code. */
export const EDITOR_DIR = path.join(KEPT_DIR, "editor");
/** Root of the web server for the host tests. The server serves the site under `NESTED_BASE`. */
export const NESTED_DIR = path.join(WORK_DIR, "nested");
export const NESTED_BASE = "/revistas/pompa/";
/** Sites for the host tests of Cloudflare. These tests need files that `dist/` does not contain. */
export const CLOUDFLARE_DIR = path.join(WORK_DIR, "hosts", "cloudflare");
export const WORKERS_DIR = path.join(WORK_DIR, "hosts", "workers");
export const SUBMISSIONS_DIR = path.join(MAGAZINE_DIR, ".submissions");

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, "src/index.html"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("There are no sources above this file.");
  return findRoot(parent);
}
