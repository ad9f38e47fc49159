/**
 * Generated files → output folder. A file is replaced in one step and only when its text changed;
 * what the content no longer produces is removed. The folder belongs to the compiler.
 */
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GeneratedFiles } from "./generate.ts";

export interface Output {
  modules: GeneratedFiles;
  /** Name in the media folder → absolute path of the file to copy. Names change with content. */
  media: ReadonlyMap<string, string>;
}

/** Returns the absolute paths of the modules that changed or disappeared, sorted. */
export async function write(outDir: string, { modules, media }: Output): Promise<string[]> {
  const existing = await filesUnder(outDir);
  await copyMedia(path.join(outDir, "media"), media, new Set(existing));
  // Documents before the lists that name them, so that a reader never meets a name without its module.
  const deepFirst = [...modules].toSorted(([a], [b]) => b.split("/").length - a.split("/").length);
  const changed: string[] = [];
  for (const [name, text] of deepFirst) {
    const file = path.join(outDir, name);
    if (await replace(file, text)) changed.push(file);
  }
  const wanted = new Set([...modules.keys(), ...[...media.keys()].map((name) => `media/${name}`)]);
  const stale = existing
    .map((file) => path.relative(outDir, file).split(path.sep).join("/"))
    .filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(outDir, name))));
  await removeEmptyFolders(outDir);
  return [...changed, ...stale.map((name) => path.join(outDir, name))].toSorted();
}

async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function copyMedia(dir: string, media: Output["media"], existing: ReadonlySet<string>): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const [name, file] of media) {
    const target = path.join(dir, name);
    if (existing.has(target)) continue;
    await copyFile(file, `${target}.new`);
    await rename(`${target}.new`, target);
  }
}

async function replace(file: string, text: string): Promise<boolean> {
  const current = await readFile(file, "utf8").catch(() => undefined);
  if (current === text) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return true;
}

async function removeEmptyFolders(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(dir, entry.name));
  await Promise.all(folders.map(removeEmptyFolders));
  const empty = await Promise.all(folders.map(async (folder) => (await readdir(folder)).length === 0));
  await Promise.all(folders.filter((_folder, index) => empty[index]).map((folder) => rmdir(folder)));
}
