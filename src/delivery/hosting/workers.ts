/**
 * Prepares a site for Cloudflare Workers: the folder of the site (`site/` and the base path), `bucket/` with the files
 * for R2, and `worker.js` with its `wrangler.jsonc`. The name of a file in the bucket identifies its content. Therefore
 * files that are already in the bucket are not uploaded again, and the bucket can hold pages of two site versions.
 */
import { hash } from "node:crypto";
import path from "node:path";
import { GONE, MAX_PLACES_FILES, type Places, placeKey, placesPath } from "./cloudflare/address-table.ts";
import { FolderPlan } from "../../shared/files/folder-plan.ts";
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";
import type { Limits } from "./hosts.ts";
import { DEFAULT_RATES } from "../server/rate-limit.ts";
import type { Environment } from "./cloudflare/environment.ts";

interface WorkerOptions {
  base: string;
  siteName: string;
  addresses: readonly string[];
  gone: readonly string[];
  sources: string;
  configuration: string;
  limits: Limits;
}

/** Returns the files to deploy: the site, the files of the bucket, and the Worker. */
export async function addWorker(site: FolderPlan, options: WorkerOptions): Promise<FolderPlan> {
  const root = new FolderPlan();
  const places = moveToBucket(site, root, options);
  for (const name of site.names()) {
    const address = `/${name.replace(/\.html$/, "")}`;
    if (name.endsWith(".html") && address !== placeKey(address)) places.set(placeKey(address), address);
  }
  for (const address of options.gone) places.set(placeKey(address), GONE);
  for (const [name, part] of partsOf(places)) site.write(name, JSON.stringify(part));
  root.write("worker.js", await bundleWorker(options.sources, options.configuration));
  root.write("wrangler.jsonc", wranglerConfig(options));
  root.include(`site${options.base}`, site);
  return root;
}

/**
 * Moves media, and the files beyond the limit of assets, to the bucket. Returns the entries of the address table for
 * the moved files, without the media: the `placeKey` of the address → the key in the bucket.
 */
function moveToBucket(site: FolderPlan, root: FolderPlan, { addresses, limits }: WorkerOptions): Map<string, string> {
  const media = site.names().filter((name) => name.startsWith(`${SITE_FOLDERS.media}/`));
  for (const name of media) site.move(name, root, `bucket/${name}`);
  const files = sortByImportance(site.names(), addresses);
  const room = Math.max((limits.files ?? Infinity) - MAX_PLACES_FILES, 0);
  const places = new Map<string, string>();
  for (const name of files.slice(room)) {
    const key = `pages/${hash("sha256", site.read(name)).slice(0, 32)}${path.extname(name)}`;
    site.move(name, root, `bucket/${key}`);
    places.set(placeKey(`/${name}`), key);
  }
  return places;
}

/** Files that must be assets, even if the site has more files than the limit of assets. */
const ALWAYS_ASSETS = ["_headers", "404.html", "410.html"];

/**
 * Sorts files by importance: first the files that every page needs, then pages in the order of `addresses`, last the
 * social images, which readers never load.
 */
function sortByImportance(files: readonly string[], addresses: readonly string[]): string[] {
  const order = new Map(addresses.map((address, index) => [placeKey(address), index]));
  const rank = (name: string) => {
    if (ALWAYS_ASSETS.includes(name)) return -2;
    const [folder, ...rest] = name.split("/");
    const isSocial = folder === SITE_FOLDERS.social;
    const address = `/${isSocial || folder === SITE_FOLDERS.data ? rest.join("/") : name}`.replace(/\.\w+$/, ".html");
    return (isSocial ? addresses.length : 0) + (order.get(placeKey(address)) ?? -1);
  };
  const ranks = new Map(files.map((name) => [name, rank(name)]));
  return files.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** Splits the address table into files, and sorts the entries, so that the same entries give the same bytes. */
function partsOf(places: ReadonlyMap<string, string>): Map<string, Places> {
  const parts = new Map<string, Places>();
  for (const [key, place] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = placesPath(key);
    parts.set(name, { ...parts.get(name), [key]: place });
  }
  return parts;
}

/** The newest version of wrangler that runs on Node 20. */
export const WRANGLER = "wrangler@4.45.0";

/** Date of the version of Cloudflare's runtime for which the Worker is written. */
const COMPATIBILITY_DATE = "2025-10-01";

/** Bundles the Worker into one file. `sources`: the folder `src/`. `configuration`: the compiled configuration. */
export async function bundleWorker(sources: string, configuration: string): Promise<string> {
  // Rolldown is imported only here, because it takes long to load and no other host needs it.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: path.join(sources, "delivery/hosting/cloudflare/worker.ts"),
    platform: "neutral",
    resolve: { alias: { "#magazine": configuration, pompa: sources } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return output[0].code;
}

/**
 * Returns the configuration for `npx wrangler deploy`. The Worker, the bucket and the database are named after the
 * site: «Club Pompa» becomes `club-pompa`, and a name without Latin letters becomes `magazine`.
 * https://developers.cloudflare.com/workers/wrangler/configuration/
 */
function wranglerConfig({ siteName, base }: { siteName: string; base: string }): string {
  const latin = siteName
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replace(/[ -]+/g, "-")
    .replace(/^-|-$/g, "");
  const name = latin || "magazine";
  const binding = (each: keyof Environment) => each;
  const config = {
    name,
    main: "worker.js",
    compatibility_date: COMPATIBILITY_DATE,
    assets: { directory: "site", binding: binding("ASSETS"), not_found_handling: "none" },
    r2_buckets: [{ binding: binding("FILES"), bucket_name: name }],
    d1_databases: [{ binding: binding("DB"), database_name: name }],
    ratelimits: [
      { name: binding("SENDERS"), namespace_id: "4173", simple: { limit: DEFAULT_RATES.sender, period: 60 } },
      { name: binding("EVERYBODY"), namespace_id: "4174", simple: { limit: DEFAULT_RATES.all, period: 60 } },
    ],
    vars: { [binding("BASE")]: base },
  };
  return `// Written by npm run build -- --host=workers. What to do with it: src/delivery/hosting/README.md\n${JSON.stringify(config, undefined, 2)}\n`;
}
