/** What is noted of the site that was built last, so that a build that would make the same again makes nothing. */
import { hash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MEDIA_LIST, STATE_FILE } from "../../shared/compiled/layout.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { SITE_DIR } from "./paths.ts";

const NOTE = path.join(SITE_DIR, "last.json");

interface LastSite {
  out: string;
  /** Fingerprint of everything of which it was made. */
  key: string;
  /** What was said of it. */
  said: string;
  /** When something was last added to each of its folders, removed from it or replaced in it, in milliseconds. */
  folders: Record<string, number>;
}

/** `generated`: folder of the compiled content; `told`: what else decides what the site has. */
export function siteKey(generated: string, ...told: unknown[]): string {
  const content = [STATE_FILE, MEDIA_LIST].map((name) => hash("sha256", readFileSync(path.join(generated, name))));
  return hash("sha256", JSON.stringify([...told, ...content]));
}

/** What was said of the site where it is there, whole and of the same; `undefined` where it has to be made. */
export function saidOfSame(out: string, key: string): string | undefined {
  const last = read();
  const isSame = last?.out === out && last.key === key;
  return isSame && Object.entries(last.folders).every(([folder, time]) => changedAt(folder) === time)
    ? last.said
    : undefined;
}

export function noteSite(out: string, plan: FolderPlan, site: Pick<LastSite, "key" | "said">): void {
  const folders = new Set(plan.names().map((name) => path.join(out, path.dirname(name))));
  const times = Object.fromEntries([...folders].map((folder) => [folder, changedAt(folder)]));
  writeFileSync(NOTE, JSON.stringify({ out, ...site, folders: times }));
}

const changedAt = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs;

function read(): LastSite | undefined {
  try {
    return JSON.parse(readFileSync(NOTE, "utf8")) as LastSite;
  } catch {
    return undefined;
  }
}
