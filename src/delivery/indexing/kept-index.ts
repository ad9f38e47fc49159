/** The index of the site, made again only where something that it holds changed. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { KeptFiles } from "../../shared/files/kept-files.ts";
import type { SearchEntry } from "../../site/search/entry.ts";
import { makeIndex } from "./make-index.ts";

/** Path in the folder of the index → name of the kept file. */
type Listed = [path: string, name: string][];

/** `code`: fingerprint of what makes it. Answers path in the folder of the index → file. */
export async function keptIndex(entries: readonly SearchEntry[], code: string, kept: KeptFiles) {
  const key = hash("sha256", JSON.stringify([code, entries])).slice(0, 32);
  const list = `${key}.json`;
  const known = kept.has(list) ? readList(path.join(kept.dir, list)) : undefined;
  const listed = known?.every(([, name]) => kept.has(name)) ? known : await make(entries, kept);
  await kept.get(list, () => Promise.resolve(JSON.stringify(listed)));
  const files = listed.map(async ([file, name]) => [file, await kept.get(name, () => lost(name))] as const);
  return new Map(await Promise.all(files));
}

const readList = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Listed;

async function make(entries: readonly SearchEntry[], kept: KeptFiles): Promise<Listed> {
  const made = [...(await makeIndex(entries))].map(async ([file, content]) => {
    const name = `${hash("sha256", content).slice(0, 32)}${path.extname(file)}`;
    await kept.get(name, () => Promise.resolve(content));
    return [file, name] as [string, string];
  });
  return Promise.all(made);
}

function lost(name: string): never {
  throw new Error(`${name} was removed from the cache while the site was built`);
}
