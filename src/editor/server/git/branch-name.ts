import { hyphenated } from "../../../content/schema/file-names.ts";
import type { Git } from "./command.ts";

const FOLDER = "redaccion";
const LONGEST = 48;

/** `redaccion/2026-11-22-cambia-ana-sosa`, or the next that is free here and, as far as is known, on the remote. */
export async function freeBranch(git: Git, sentence: string, day: string): Promise<string> {
  const taken = new Set(
    (await git.text(["for-each-ref", "--format=%(refname)", "refs/heads", "refs/remotes"])).split("\n").map(branchOf),
  );
  // A branch cannot lie in another.
  const folder = taken.has(FOLDER) ? `${FOLDER}-` : `${FOLDER}/`;
  const name = folder + [day, shortened(hyphenated(sentence))].filter(Boolean).join("-");
  let [free, next] = [name, 2];
  while (taken.has(free)) free = `${name}-${next++}`;
  return free;
}

/** Whole words only. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  return slug
    .slice(0, LONGEST + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, LONGEST);
}

const branchOf = (ref: string) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, "");
