/** Finds the built files of a page in Vite's manifest: https://vite.dev/guide/backend-integration */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";

const MANIFEST = ".vite/manifest.json";

/** The module with which the browser starts. */
const ENTRY = "index.html";

/** Reads the manifest, whose keys are paths of modules in `src/`. */
export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(client, MANIFEST), "utf8")) as Manifest;
}

/** The built file of a module. */
function builtFile(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  return chunk.file;
}

export const entryFile = (manifest: Manifest) => builtFile(manifest, ENTRY);

/** Files of a module and its imports, and of the modules that the entry loads in stages, each once. */
export function filesFor(manifest: Manifest, module: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = builtFile(manifest, name);
    if (found.has(file)) return;
    found.add(file);
    manifest[name]?.imports?.forEach(visit);
  };
  for (const name of [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? []), module]) visit(name);
  return [...found].filter((file) => file !== entryFile(manifest));
}
