/** Adds what the host needs to a built site: compressed copies, headers, other spellings. */
import { hash } from "node:crypto";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { FileCache } from "../../shared/files/file-cache.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { compress, type Compressible, type Copies, copiesThere, isCompressible } from "./compress.ts";
import { GONE_MARK, headersFile } from "../server/headers.ts";
import { type HostName, type HostProfile, type Limits, profileOf } from "./hosts.ts";
import { brokenLimits, refusal, usage } from "./host-limits.ts";
import { redirectRules, spellingsOf } from "./address-spellings.ts";
import { withWorker } from "./workers.ts";

type Kept = Record<"pages" | "data" | "copies", FileCache>;

export interface HostingOptions {
  host: HostName;
  /** Limit of files of the plan, if it is not that of the host's free plan. */
  maxFiles?: number | undefined;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  siteName: string;
  /** Addresses of the pages, the most important first. */
  addresses: readonly string[];
  /** Links of all pages as they are written. */
  links: Iterable<string>;
  /** Former address of a page → its current address. */
  moved: ReadonlyMap<string, string>;
  /** Addresses that had a page and lead nowhere. */
  gone: readonly string[];
  /** The folder `src/`. */
  sources: string;
  /** `magazine.config.ts` of the magazine. */
  configuration: string;
  /** Caches of pages, of their data and of compressed copies. */
  kept: Kept;
}

/** The site for its host, whether it fits, and a message for editors. */
export interface Prepared {
  fits: boolean;
  message: string | undefined;
  /** Files for the host: the site, or more. */
  output: FolderPlan;
}

/** Adds the files for a host to `site`, which has a file for each address (`/issues` is `issues.html`). */
export async function prepareHosting(site: FolderPlan, options: HostingOptions): Promise<Prepared> {
  const { host, maxFiles, base, kept } = options;
  const profile = profileOf(host);
  const limits = { ...profile.limits, ...(maxFiles !== undefined && { files: maxFiles }) };
  const pages = site.names().filter(isPage);
  if (!profile.compresses) await addCompressedCopies(site, kept);
  if (profile.readsHeaders) site.write("_headers", headersFile(base));
  const spellings = spellingsOf(pages.map(addressOf), options.links, base);
  addSpellings(site, spellings, { profile, limits, base, moved: options.moved });
  if (profile.marksGone) markGone(site, options.gone);
  const output = host === "workers" ? await withWorker(site, { ...options, limits }) : site;
  const broken = brokenLimits(site, limits);
  return broken.length > 0
    ? { fits: false, message: refusal(host, broken), output }
    : { fits: true, message: usage(host, site, limits), output };
}

async function addCompressedCopies(site: FolderPlan, kept: Kept): Promise<void> {
  // Each processor compresses one file at a time, since all these files are in memory.
  const limit = pLimit(availableParallelism());
  const made: Promise<void>[] = [];
  for (const name of site.names().filter(isCompressible)) {
    const file = compressible(site, name, kept);
    const link = (copies: Copies) => copies.forEach(([ending, copy]) => site.link(`${name}.${ending}`, copy));
    const there = copiesThere(file, kept.copies);
    // Most copies of a large site are cached, and a promise for each would take time.
    if (there) link(there);
    else made.push(limit(compress, file, kept.copies).then(link));
  }
  await Promise.all(made);
}

/** The key of a file. Names of cached files are hashes of their content, so most files need not be read. */
function compressible(site: FolderPlan, name: string, kept: Kept): Compressible {
  const source = site.sourceOf(name);
  const read = () => site.read(name);
  if (source !== undefined && Object.values(kept).some((files) => files.holds(source)))
    return { key: path.basename(source), read, effort: "quick" };
  return { key: hash("sha256", read()).slice(0, 32), read, effort: source === undefined ? "quick" : "best" };
}

interface SpellingOptions extends Pick<HostingOptions, "base" | "moved"> {
  profile: HostProfile;
  limits: Limits;
}

function addSpellings(site: FolderPlan, spellings: Map<string, string>, options: SpellingOptions) {
  const { profile, limits, base, moved } = options;
  // A spelling of a former address leads straight to the current one, in one redirect.
  const ends = [...spellings].map(([spelling, address]) => [spelling, moved.get(address) ?? address] as const);
  const rules = redirectRules(new Map([...moved, ...ends]), profile, base);
  if (profile.redirects > 0) site.write("_redirects", rules.join(""));
  if (profile.copies === "none") return;
  // Copies fill only the room that is left: without one, the browser finds the page too.
  const room = (limits.files ?? Infinity) - site.size;
  const start = profile.copies === "all" ? 0 : Math.max(rules.length - moved.size, 0);
  for (const [spelling, address] of [...spellings].slice(start, start + Math.max(room, 0)))
    for (const ending of [".html", ".html.br", ".html.gz"]) copySpelled(site, address + ending, spelling + ending);
}

/** Marks gone addresses, in lower case too, since most file servers are strict. */
function markGone(site: FolderPlan, gone: readonly string[]): void {
  for (const address of gone)
    for (const spelling of [address, address.toLowerCase()]) site.write(spelling.slice(1) + GONE_MARK, "");
}

const isPage = (file: string) => file.endsWith(".html");

const addressOf = (file: string) => `/${file}`.replace(/(?:index)?\.html$/, "");

function copySpelled(site: FolderPlan, from: string, to: string): void {
  if (site.has(from.slice(1))) site.copy(from.slice(1), to.slice(1));
}
