/** Notes the commit of the content in a site, so that the editor knows whether readers have what was published. */
import { spawnSync } from "node:child_process";

/** Path of the note from the root of the site. */
export const COMMIT_FILE = "content-commit.txt";

/** The last commit that changed the content; empty outside of a repository. */
export function contentCommit(content: string): string {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%H", "--", "."], { cwd: content, encoding: "utf8" });
  return stdout?.trim() ?? "";
}
