/** Adds the files that a host needs to a built site: compressed copies, headers, other spellings of addresses. */
import { hash } from "node:crypto";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { FileCache } from "../../shared/files/file-cache.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { compress, type Compressible, type Copies, findCopies, isCompressible } from "./compress.ts";
import { GONE_MARK, headersFile } from "../server/headers.ts";
import { type HostName, type HostProfile, type Limits, profileOf } from "./hosts.ts";
import { findExceededLimits, exceededMessage, usageMessage } from "./host-limits.ts";
import { redirectRules, spellingsOf } from "./address-spellings.ts";
import { addWorker } from "./workers.ts";

type HostingCaches = Record<"pages" | "data" | "copies", FileCache>;

export interface HostingOptions {
  host: HostName;
  /** Maximum number of files; by default the limit of the host's free plan. */
  maxFiles?: number | undefined;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  siteName: string;
  /** Addresses of the pages, the most important first. */
  addresses: readonly string[];
  /** Links of all pages, as they are written in the HTML. */
  links: Iterable<string>;
  /** Former address of a page → its current address. */
  moved: ReadonlyMap<string, string>;
  /** Addresses of removed pages that have no redirect. */
  gone: readonly string[];
  /** The folder `src/`. */
  sources: string;
  /** Path of the compiled configuration of the magazine. */
  configuration: string;
  /** Caches of pages, of their data and of compressed copies. */
  caches: HostingCaches;
}

/** The result: whether the site is within the limits of its host, a message for editors, and the files to publish. */
export interface PreparedSite {
  fits: boolean;
  message: string | undefined;
  /** Files to publish: on Workers, the site, the Worker and the files of the bucket; on other hosts, only the site. */
  output: FolderPlan;
}

/** Adds the files for a host to `site`, which has a file for each address (`/issues` is `issues.html`). */
export async function prepareHosting(site: FolderPlan, options: HostingOptions): Promise<PreparedSite> {
  const { host, maxFiles, base, caches } = options;
  const profile = profileOf(host);
  const limits = { ...profile.limits, ...(maxFiles !== undefined && { files: maxFiles }) };
  const pages = site.names().filter(isPage);
  if (!profile.compresses) await addCompressedCopies(site, caches);
  if (profile.readsHeaders) site.write("_headers", headersFile(base));
  const spellings = spellingsOf(pages.map(addressOf), options.links, base);
  addSpellings(site, spellings, { profile, limits, base, moved: options.moved });
  if (profile.marksGone) markGone(site, options.gone);
  const output = host === "workers" ? await addWorker(site, { ...options, limits }) : site;
  const exceededLimits = [...findExceededLimits(site, limits)];
  return exceededLimits.length > 0
    ? { fits: false, message: exceededMessage(host, exceededLimits), output }
    : { fits: true, message: usageMessage(host, site, limits), output };
}

async function addCompressedCopies(site: FolderPlan, caches: HostingCaches): Promise<void> {
  // At most one file per processor is compressed at once, because each file is in memory during compression.
  const limit = pLimit(availableParallelism());
  const pending: Promise<void>[] = [];
  for (const name of site.names().filter(isCompressible)) {
    const file = describeFile(site, name, caches);
    const link = (copies: Copies) => copies.forEach(([ending, copy]) => site.link(`${name}.${ending}`, copy));
    const cachedCopies = findCopies(file, caches.copies);
    // Cached copies are linked without a promise, because a large site has so many copies that promises would take
    // time.
    if (cachedCopies) link(cachedCopies);
    else pending.push(limit(compress, file, caches.copies).then(link));
  }
  await Promise.all(pending);
}

/**
 * Describes a file for `compress`. The name of a cached file is a hash of its content, and becomes the key. Other files
 * are read and hashed.
 */
function describeFile(site: FolderPlan, name: string, caches: HostingCaches): Compressible {
  const source = site.sourceOf(name);
  const read = () => site.read(name);
  if (source !== undefined && Object.values(caches).some((files) => files.holds(source)))
    return { key: path.basename(source), read, effort: "quick" };
  return { key: hash("sha256", read()).slice(0, 32), read, effort: source === undefined ? "quick" : "best" };
}

interface SpellingOptions extends Pick<HostingOptions, "base" | "moved"> {
  profile: HostProfile;
  limits: Limits;
}

function addSpellings(site: FolderPlan, spellings: Map<string, string>, options: SpellingOptions) {
  const { profile, limits, base, moved } = options;
  // A spelling of a former address redirects straight to the current address, without a second redirect.
  const destinations = [...spellings].map(([spelling, address]) => [spelling, moved.get(address) ?? address] as const);
  const rules = redirectRules(new Map([...moved, ...destinations]), profile, base);
  if (profile.redirects > 0) site.write("_redirects", rules.join(""));
  if (profile.copies === "none") return;
  // Copies are added only up to the limit of files. If an address has no copy, the browser still finds the page with
  // `404.html`.
  const room = (limits.files ?? Infinity) - site.size;
  const start = profile.copies === "all" ? 0 : Math.max(rules.length - moved.size, 0);
  for (const [spelling, address] of [...spellings].slice(start, start + Math.max(room, 0)))
    for (const ending of [".html", ".html.br", ".html.gz"]) copyIfPresent(site, address + ending, spelling + ending);
}

/** Adds a marker file for each removed page, and one in lower case, because most file servers are case-sensitive. */
function markGone(site: FolderPlan, gone: readonly string[]): void {
  for (const address of gone)
    for (const spelling of [address, address.toLowerCase()]) site.write(spelling.slice(1) + GONE_MARK, "");
}

const isPage = (file: string) => file.endsWith(".html");

const addressOf = (file: string) => `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, "");

function copyIfPresent(site: FolderPlan, from: string, to: string): void {
  if (site.has(from.slice(1))) site.copy(from.slice(1), to.slice(1));
}
