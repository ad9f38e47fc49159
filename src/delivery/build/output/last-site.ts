/** What is noted of the site that was built last, so that a build that would make the same again makes nothing. */
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MEDIA_LIST, STATE_FILE } from "../../../shared/compiled/layout.ts";
import type { FolderPlan } from "../../../shared/files/folder-plan.ts";
import { isAsNoted, noteFolder, notedSources } from "../../../shared/files/noted-folder.ts";
import { readNote } from "../../../shared/files/read-note.ts";
import { lastOf, replace } from "../../../shared/files/swap.ts";
import { NOTES_DIR, SITE_DIR } from "../paths.ts";

const NOTE = path.join(SITE_DIR, "last.json");

interface LastSite {
  out: string;
  /** Fingerprint of everything of which it was made. */
  key: string;
  /** What was said of it. */
  said: string;
}

/** `generated`: folder of the compiled content; `told`: what else decides what the site has. */
export function siteKey(generated: string, ...told: unknown[]): string {
  const content = [STATE_FILE, MEDIA_LIST].map((name) => hash("sha256", readFileSync(path.join(generated, name))));
  return hash("sha256", JSON.stringify([...told, ...content]));
}

/** What was said of the site where it is there, whole and of the same; `undefined` where it has to be made. */
export function saidOfSame(out: string, key: string): string | undefined {
  const last = readNote<LastSite>(NOTE);
  return last?.out === out && last.key === key && isAsNoted(out, NOTES_DIR) ? last.said : undefined;
}

/** Puts it in its place, and notes it. */
export function putSite(out: string, plan: FolderPlan, site: Pick<LastSite, "key" | "said">): void {
  replace(out, (dir) => plan.make(dir, notedSources(dir, NOTES_DIR)));
  noteFolder(out, NOTES_DIR, plan, [lastOf(out)]);
  writeFileSync(NOTE, JSON.stringify({ out, ...site }));
}
