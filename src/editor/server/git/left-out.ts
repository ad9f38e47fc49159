/** Files that Git ignores on this computer although the magazine needs them. */
import { words } from "../../words/words.ts";
import type { LeftOut } from "../../contract/git.ts";
import type { Git } from "./command.ts";
import { isVisible } from "./content.ts";

/** `isNeeded`: whether a file, by its path from the content folder, is a document or a picture of one. */
export async function leftOut(git: Git, isNeeded: (file: string) => boolean): Promise<LeftOut[]> {
  const listed = await git.text(["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--", "."]);
  const files = listed.split("\0").filter((file) => file && isVisible(file) && isNeeded(file));
  if (files.length === 0) return [];
  // This command alone refuses to take names literally.
  const plain = git.with({ GIT_LITERAL_PATHSPECS: "0" });
  const rules = await plain.text(["check-ignore", "--verbose", "--no-index", "-z", "--stdin"], {
    input: files.map((file) => `${file}\0`).join(""),
  });
  return [...rules.matchAll(RULE)].map(([, source = "", line = "", pattern = "", file = ""]) => ({
    file,
    rule: words.publishing.ruleAt(pattern, source, line),
  }));
}

/** `.gitignore␀3␀*.jpg␀issues/AnaSosa/tapa.jpg␀` */
const RULE = /([^\0]*)\0(\d+)\0([^\0]*)\0([^\0]+)\0/g;
