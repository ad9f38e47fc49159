/**
 * Notes about the sources of the files in a folder, so that the next build does not check unchanged files. A note is
 * named after the inode of the folder, because a renamed folder keeps its inode.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FolderPlan } from "./folder-plan.ts";
import { readSavedJson } from "./read-saved-json.ts";

/** Times of the last changes of folders, in milliseconds, by the path of the folder. */
type Times = Record<string, number | undefined>;

/**
 * Returns the noted sources of the files in a folder. Returns `undefined` if there is no note, or if a file has been
 * added, removed or replaced since the note was written.
 */
export const readNotedSources = (dir: string, notes: string): Map<string, string> | undefined =>
  isFolderUnchanged(dir, notes) ? readSources(notePath(dir, notes, "txt")) : undefined;

/** Whether a folder has a note, and no file has been added, removed or replaced since the note was written. */
export function isFolderUnchanged(dir: string, notes: string): boolean {
  const times = readSavedJson<Times>(notePath(dir, notes, "json"));
  return times !== undefined && Object.entries(times).every(([folder, time]) => changedAt(dir, folder) === time);
}

/**
 * Writes a note about a folder that was made from `plan`. Keeps the notes about the folders in `others`, and removes
 * all other notes.
 */
export function writeFolderNote(dir: string, notes: string, plan: FolderPlan, others: readonly string[] = []): void {
  const times: Times = Object.fromEntries(foldersOf(plan).map((folder) => [folder, changedAt(dir, folder)]));
  mkdirSync(notes, { recursive: true });
  writeFileSync(notePath(dir, notes, "txt"), Array.from(plan.sources(), (line) => line.join("\t")).join("\n"));
  writeFileSync(notePath(dir, notes, "json"), JSON.stringify(times));
  const usedInodes = new Set([dir, ...others].map((each) => `${inodeOf(each)}`));
  for (const name of readdirSync(notes)) if (!usedInodes.has(path.parse(name).name)) rmSync(path.join(notes, name));
}

/** Returns all folders of a plan, including folders that contain only folders. */
function foldersOf(plan: FolderPlan): string[] {
  const folders = new Set<string>();
  for (const name of plan.names())
    for (let folder = path.dirname(name); !folders.has(folder); folder = path.dirname(folder)) folders.add(folder);
  return [...folders];
}

const notePath = (dir: string, notes: string, kind: string) => path.join(notes, `${inodeOf(dir)}.${kind}`);

const inodeOf = (dir: string) => statSync(dir, { throwIfNoEntry: false })?.ino;

const changedAt = (dir: string, folder: string) => statSync(path.join(dir, folder), { throwIfNoEntry: false })?.mtimeMs;

function readSources(note: string): Map<string, string> {
  const lines = readFileSync(note, "utf8").split("\n");
  return new Map(lines.map((line) => line.split("\t") as [string, string]));
}
