/** Records the last built site, so that a build ends early if it would make the same site. */
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MEDIA_LIST, STATE_FILE } from "../../../shared/compiled/layout.ts";
import type { FolderPlan } from "../../../shared/files/folder-plan.ts";
import { isFolderUnchanged, writeFolderNote, readNotedSources } from "../../../shared/files/folder-stamp.ts";
import { readSavedJson } from "../../../shared/files/read-saved-json.ts";
import { lastOutputOf, replaceFolder } from "../../../shared/files/swap.ts";
import { NOTES_DIR, SITE_DIR } from "../paths.ts";

const NOTE = path.join(SITE_DIR, "last.json");

interface LastSite {
  out: string;
  /** Fingerprint of all input of the build, from `siteKey`. */
  key: string;
  /** The last message that the build printed. */
  message: string;
}

/**
 * Returns the fingerprint of a site. `generated` is the folder of the compiled content, and `inputs` are all other
 * values that affect the site.
 */
export function siteKey(generated: string, ...inputs: unknown[]): string {
  const content = [STATE_FILE, MEDIA_LIST].map((name) => hash("sha256", readFileSync(path.join(generated, name))));
  return hash("sha256", JSON.stringify([...inputs, ...content]));
}

/** Returns the message of the last build if its site has this key and is unchanged in `out`; otherwise `undefined`. */
export function messageOfUnchangedSite(out: string, key: string): string | undefined {
  const last = readSavedJson<LastSite>(NOTE);
  return last?.out === out && last.key === key && isFolderUnchanged(out, NOTES_DIR) ? last.message : undefined;
}

/** Writes a site into the folder `out`, and records it as the last site. */
export function writeSite(out: string, plan: FolderPlan, site: Pick<LastSite, "key" | "message">): void {
  replaceFolder(out, (dir) => plan.make(dir, readNotedSources(dir, NOTES_DIR)));
  writeFolderNote(out, NOTES_DIR, plan, [lastOutputOf(out)]);
  writeFileSync(NOTE, JSON.stringify({ out, ...site }));
}
