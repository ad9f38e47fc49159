/** The index of the site, made again only where something that it holds changed. */
import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { KeptFiles } from "../../shared/files/kept-files.ts";
import type { SearchEntry } from "../../site/search/entry.ts";
import { makeIndex } from "./make-index.ts";

/** Path in the folder of the index → name of the kept file. */
type Listed = [path: string, name: string][];

/**
 * `code`: fingerprint of what makes it. Answers path in the folder of the index → file. Neither this nor what makes the
 * index waits with the entries in hand: a function that waits keeps what it was given, here a tenth of a gigabyte.
 */
export function keptIndex(
  entries: readonly SearchEntry[],
  code: string,
  kept: KeptFiles,
): Promise<Map<string, string>> {
  const list = `${keyOf(entries, code)}.json`;
  const known = kept.has(list) ? readList(path.join(kept.dir, list)) : undefined;
  const isThere = known?.every(([, name]) => kept.has(name));
  return filesOf(list, isThere && known ? known : keep(makeIndex(entries), kept), kept);
}

function keyOf(entries: readonly SearchEntry[], code: string): string {
  const key = createHash("sha256").update(code);
  for (const entry of entries) key.update(JSON.stringify(entry));
  return key.digest("hex").slice(0, 32);
}

async function filesOf(list: string, listed: Listed | Promise<Listed>, kept: KeptFiles) {
  const names = await listed;
  await kept.get(list, () => Promise.resolve(JSON.stringify(names)));
  const files = names.map(async ([file, name]) => [file, await kept.get(name, () => lost(name))] as const);
  return new Map(await Promise.all(files));
}

const readList = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Listed;

async function keep(index: Promise<Map<string, Uint8Array>>, kept: KeptFiles): Promise<Listed> {
  const made = [...(await index)].map(async ([file, content]) => {
    const name = `${hash("sha256", content).slice(0, 32)}${path.extname(file)}`;
    await kept.get(name, () => Promise.resolve(content));
    return [file, name] as [string, string];
  });
  return Promise.all(made);
}

function lost(name: string): never {
  throw new Error(`${name} was removed from the cache while the site was built`);
}
