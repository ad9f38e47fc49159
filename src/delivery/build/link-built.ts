import { readFileSync } from "node:fs";
import path from "node:path";
import { MEDIA_LIST, mediaPath } from "../../shared/compiled/layout.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { listFiles } from "../../shared/files/list-files.ts";
import { CLIENT_DIR, MEDIA_DIR } from "./paths.ts";

/** What is the same in every build of this code: scripts, fonts, public files; and the pictures of the content. */
export function linkBuilt(site: FolderPlan, generated: string): void {
  const built = listFiles(CLIENT_DIR).filter((name) => name !== "index.html" && !name.startsWith(".vite/"));
  for (const name of built) site.link(name, path.join(CLIENT_DIR, name), { mayChange: true });
  const media = JSON.parse(readFileSync(path.join(generated, MEDIA_LIST), "utf8")) as string[];
  for (const name of media) site.link(mediaPath(name), path.join(MEDIA_DIR, name));
}
