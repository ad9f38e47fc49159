/** Adds to a built site what static hosts need: other spellings, headers, compressed copies. */
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { KeptFiles } from "../files/kept-files.ts";
import type { NewFolder } from "../files/new-folder.ts";
import { compress, type Effort, isCompressible } from "./compress.ts";
import { headersFile } from "./headers.ts";
import { redirectsFile, spellingsOf } from "./spellings.ts";

interface HostingOptions {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Links of all pages, as they are written. */
  links: Iterable<string>;
  /** Compressed copies that earlier builds made. */
  kept: KeptFiles;
}

/** With more pages than this, pages are compressed with less effort, or a large magazine would wait for minutes. */
const MANY = 500;
/** A file of more bytes is compressed with the least effort. */
const LARGE = 2_000_000;

/** `site` has a file for each address (`/issues` is `issues.html`). */
export async function prepareHosting(site: NewFolder, { base, links, kept }: HostingOptions): Promise<void> {
  const names = [...site.files].filter(isCompressible);
  const pages = names.filter(isPage);
  // As many at a time as there are processors: each is held in memory.
  const limit = pLimit(availableParallelism());
  const addCopies = async (name: string) => {
    const bytes = await readFile(path.join(site.dir, name));
    const effort = effortFor(bytes, pages.length > MANY && isPage(name));
    for (const [ending, file] of await compress(bytes, effort, kept)) site.link(`${name}.${ending}`, file);
  };
  await Promise.all(names.map((name) => limit(addCopies, name)));
  site.write("_headers", headersFile(base));
  const spellings = spellingsOf(pages.map(addressOf), links, base);
  site.write("_redirects", redirectsFile(spellings, base));
  for (const [spelling, address] of spellings)
    for (const ending of [".html", ".html.br", ".html.gz"]) copySpelled(site, address + ending, spelling + ending);
}

const isPage = (file: string) => file.endsWith(".html");

function effortFor(bytes: Buffer, oneOfMany: boolean): Effort {
  if (bytes.length > LARGE) return "fast";
  return oneOfMany ? "good" : "best";
}

const addressOf = (file: string) => `/${file}`.replace(/(?:index)?\.html$/, "");

function copySpelled(site: NewFolder, from: string, to: string): void {
  if (site.files.has(from.slice(1))) site.link(to.slice(1), path.join(site.dir, from));
}
