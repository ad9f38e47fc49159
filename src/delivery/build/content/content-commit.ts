/** Records the commit of the content in a site, so that the editor knows whether a publication has reached readers. */
import { spawnSync } from "node:child_process";

/** Path of the file with the commit, from the root of the site. */
export const COMMIT_FILE = "content-commit.txt";

/** Returns the hash of the last commit that changed the content; `""` outside of a repository. */
export function contentCommit(content: string): string {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%H", "--", "."], { cwd: content, encoding: "utf8" });
  return stdout?.trim() ?? "";
}
