/** Says in a site of which commit its content is, so that an editor can ask whether readers have what was published. */
import { spawnSync } from "node:child_process";

/** From the root of the site. */
export const COMMIT_FILE = "content-commit.txt";

/** The last commit that changed the content; empty where it is in no repository. */
export function contentCommit(content: string): string {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%H", "--", "."], { cwd: content, encoding: "utf8" });
  return stdout?.trim() ?? "";
}
