/** A built site → one that any static host serves well: other spellings, headers, compressed copies. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import { compress, type Effort, isCompressible } from "./compress.ts";
import { headersFile } from "./headers.ts";
import { copySpelled, linksOf, redirectsFile, spellingsOf } from "./spellings.ts";

/** More pages than these are compressed less well: a large magazine should not wait for minutes. */
const MANY = 500;
/** Bytes of a file that would take as long as many. */
const LARGE = 2_000_000;

interface Prepared {
  file: string;
  /** Its compressed copies. */
  copies: string[];
  /** Links of a page, as they are written. */
  links: readonly string[];
}

/** `dir` holds a site with a file for each address (`/issues` is `issues.html`); `base` is the path under which it is served, with a slash at both ends. */
export async function prepareHosting(dir: string, base: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // As many at a time as there are processors: each is held in memory.
  const limit = pLimit(availableParallelism());
  const many = files.filter((file) => isPage({ file })).length > MANY;
  const prepared = await Promise.all(files.map((file) => limit(() => prepare(file, many))));
  await writeFile(path.join(dir, "_headers"), headersFile(base));
  const pages = new Map(
    prepared.filter(isPage).map((page): [string, Prepared] => [addressOf(path.relative(dir, page.file)), page]),
  );
  const links = new Set(prepared.flatMap((each) => each.links));
  const spellings = spellingsOf([...pages.keys()], links, base);
  await writeFile(path.join(dir, "_redirects"), redirectsFile(spellings, base));
  for (const [spelling, address] of spellings)
    await copyPage(pages.get(address), path.join(dir, `${spelling.slice(1)}.html`));
}

const isPage = ({ file }: { file: string }) => file.endsWith(".html");

async function prepare(file: string, many: boolean): Promise<Prepared> {
  const bytes = await readFile(file);
  const copies = await compress(file, bytes, effortFor(bytes, many && isPage({ file })));
  return { file, copies, links: isPage({ file }) ? linksOf(bytes.toString()) : [] };
}

function effortFor(bytes: Buffer, oneOfMany: boolean): Effort {
  if (bytes.length > LARGE) return "fast";
  return oneOfMany ? "good" : "best";
}

function addressOf(file: string): string {
  return `/${file.split(path.sep).join("/")}`.replace(/(?:index)?\.html$/, "");
}

/** The page and its compressed copies, at another spelling. */
async function copyPage(page: Prepared | undefined, to: string): Promise<void> {
  if (!page) return;
  for (const own of [page.file, ...page.copies]) await copySpelled(own, to + own.slice(page.file.length));
}
