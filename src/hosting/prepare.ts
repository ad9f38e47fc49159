/** Adds to a built site what static hosts need: other spellings, headers, compressed copies. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import { compress, type Effort, isCompressible } from "./compress.ts";
import { headersFile } from "./headers.ts";
import { copySpelled, redirectsFile, spellingsOf } from "./spellings.ts";

interface HostingOptions {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Links of all pages, as they are written. */
  links: Iterable<string>;
}

/** With more pages than this, pages are compressed with less effort, or a large magazine would wait for minutes. */
const MANY = 500;
/** A file of more bytes is compressed with the least effort. */
const LARGE = 2_000_000;

/** A file and its compressed copies. */
type Prepared = [file: string, ...copies: string[]];

/** `dir` holds a site with a file for each address (`/issues` is `issues.html`). */
export async function prepareHosting(dir: string, { base, links }: HostingOptions): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter(isCompressible);
  // As many at a time as there are processors: each is held in memory.
  const limit = pLimit(availableParallelism());
  const many = names.filter(isPage).length > MANY;
  const prepared = await Promise.all(names.map((name) => limit(() => prepare(path.join(dir, name), many))));
  await writeFile(path.join(dir, "_headers"), headersFile(base));
  const pages = new Map(
    prepared.filter(([file]) => isPage(file)).map((page) => [addressOf(path.relative(dir, page[0])), page]),
  );
  const spellings = spellingsOf([...pages.keys()], links, base);
  await writeFile(path.join(dir, "_redirects"), redirectsFile(spellings, base));
  for (const [spelling, address] of spellings)
    for (const file of pages.get(address) ?? [])
      await copySpelled(file, path.join(dir, spelling) + file.slice(path.join(dir, address).length));
}

const isPage = (file: string) => file.endsWith(".html");

async function prepare(file: string, many: boolean): Promise<Prepared> {
  const bytes = await readFile(file);
  return [file, ...(await compress(file, bytes, effortFor(bytes, many && isPage(file))))];
}

function effortFor(bytes: Buffer, oneOfMany: boolean): Effort {
  if (bytes.length > LARGE) return "fast";
  return oneOfMany ? "good" : "best";
}

function addressOf(file: string): string {
  return `/${file.split(path.sep).join("/")}`.replace(/(?:index)?\.html$/, "");
}
