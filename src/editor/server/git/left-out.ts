/** What stays here though it is new: files that Git ignores on this computer, and pictures that no document shows. */
import { messages } from "../../messages/messages.ts";
import type { LeftOut } from "../../contract/git.ts";
import type { Git } from "./command.ts";
import { isVisible } from "./content.ts";
import type { State } from "./differences.ts";

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
    rule: messages.publishing.ruleAt(pattern, source, line),
  }));
}

/** `.gitignore␀3␀*.jpg␀issues/AnaSosa/tapa.jpg␀` */
const RULE = /([^\0]*)\0(\d+)\0([^\0]*)\0([^\0]+)\0/g;

/** Whether a file, by its path from the content folder, is a picture that no document names. */
export type IsUnused = (file: string) => boolean;

/** A state without them, and their paths. What others have published already is no longer only the editor's. */
export function withoutUnused(state: State, isUnused: IsUnused): { state: State; unused: string[] } {
  const unused = state.differences.flatMap(({ file, kind, theirs }) =>
    kind === "added" && theirs === undefined && isUnused(file) ? [file] : [],
  );
  const left = new Set(unused);
  return { state: { ...state, differences: state.differences.filter(({ file }) => !left.has(file)) }, unused };
}
