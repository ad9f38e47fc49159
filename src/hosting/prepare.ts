/** A built site → one that any static host serves well: policies, other spellings, headers, compressed copies. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compress } from "./compress.ts";
import { headersFile } from "./headers.ts";
import { withPolicy } from "./policy.ts";
import { copySpelled, redirectsFile, spellingsOf } from "./spellings.ts";

export interface HostingOptions {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Origin of the service that receives the form, where it is not the site itself. */
  formOrigin: string;
}

/** `dir` holds a site with a file for each address (`/issues` is `issues.html`). */
export async function prepareHosting(dir: string, { base, formOrigin }: HostingOptions): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = withPolicy(await readFile(file, "utf8"), formOrigin);
    pages.set(addressOf(path.relative(dir, file)), html);
    await writeFile(file, html);
  }
  await writeFile(path.join(dir, "_headers"), headersFile(base));
  const compressed = (await Promise.all(files.map(compress))).flat();
  const spellings = spellingsOf([...pages.keys()], pages.values(), base);
  await writeFile(path.join(dir, "_redirects"), redirectsFile(spellings, base));
  const written = [...files, ...compressed];
  for (const [spelling, address] of spellings) await copyPage(dir, written, address, spelling);
}

function addressOf(file: string): string {
  return `/${file.split(path.sep).join("/")}`.replace(/(?:index)?\.html$/, "");
}

/** The page and its compressed copies. */
async function copyPage(dir: string, written: readonly string[], address: string, spelling: string): Promise<void> {
  const own = path.join(dir, `${address.slice(1)}.html`);
  const copies = written.filter((file) => file === own || file.startsWith(`${own}.`));
  for (const file of copies) await copySpelled(file, path.join(dir, spelling.slice(1) + file.slice(own.length - 5)));
}
