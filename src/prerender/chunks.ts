/** Which built files a page needs, from Vite's manifest: https://vite.dev/guide/backend-integration */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { ALIAS } from "../compiled/layout.ts";

/**
 * Takes the manifest out of a built site: it is for the build only. Its keys are paths of modules in
 * `src/`, or as content is imported. `content` is the path from `src/` of the compiled content.
 */
export async function takeManifest(outDir: string, content: string): Promise<Manifest> {
  const folder = path.join(outDir, ".vite");
  const text = await readFile(path.join(folder, "manifest.json"), "utf8");
  const manifest = JSON.parse(text.replaceAll(`"${content}/`, `"${ALIAS}/`)) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

/** The file that a module became. */
export function builtFile(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  return chunk.file;
}

/** Files of the modules, what they import, and what the entry loads in stages; each once. */
export function filesFor(manifest: Manifest, entry: string, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = builtFile(manifest, name);
    if (found.has(file)) return;
    found.add(file);
    manifest[name]?.imports?.forEach(visit);
  };
  for (const name of [entry, ...(manifest[entry]?.dynamicImports ?? []), ...modules]) visit(name);
  return [...found].filter((file) => file !== manifest[entry]?.file);
}
