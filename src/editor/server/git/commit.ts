/**
 * One commit without a working tree. What is checked out, the index and the stashes stay as they are, and for that
 * reason the hooks of a commit, which look at them, do not run.
 */
import type { Refusal } from "../../contract/git.ts";
import type { Git } from "./command.ts";
import { editsOf, type State } from "./differences.ts";
import { nextSlot, type Slot } from "./earlier.ts";
import { type Scratch, type TreeEdits, treeOf } from "./scratch.ts";
import { hyphenated } from "../../../content/schema/file-names.ts";

/** What is about to be published. */
export interface Made extends Slot {
  commit: string;
  sentence: string;
  /** Name of its own branch, where it may not go to the main one. */
  branch: string;
}

interface Commit {
  /** Path of the content folder, as `Place` has it. */
  prefix: string;
  state: State;
  edits: TreeEdits;
  sentence: string;
  /** In the name of the branch: `2026-11-22`. */
  day: string;
  /** Why a tree must not be published. */
  refuse: (tree: string) => Promise<Refusal | undefined>;
}

/** `nothing` when the tree is the one of the publication; `raced` when another took a name meanwhile. */
export async function commitChanges(scratch: Scratch, asked: Commit): Promise<Made | Refusal | "nothing" | "raced"> {
  const { git } = scratch;
  const { state, edits, sentence } = asked;
  const parent = state.publication.commit ?? "";
  const below = (files: TreeEdits): TreeEdits => files.map(([file, oid]) => [asked.prefix + file, oid]);
  const tree = await treeOf(scratch, below(edits), parent);
  if (tree === (await git.text(["rev-parse", `${parent}^{tree}`]))) return "nothing";
  const refused = await asked.refuse(tree);
  if (refused) return refused;
  const commit = await git.text(["commit-tree", tree, "-p", parent], { input: `${sentence}\n` });
  const own = await treeOf(scratch, below(ownSide(state)), commit);
  const [branch, slot] = [await freeBranch(git, sentence, asked.day), await nextSlot(git)];
  const kept = await git.text(["commit-tree", own, "-p", commit], { input: `${branch}\n` });
  // Not where another has taken it.
  if ((await git.maybe(["update-ref", slot.content, kept, ""])) === undefined) return "raced";
  return { ...slot, branch, sentence, commit };
}

/** The editor's version of every file that differs, whatever was merged or chosen. */
const ownSide = ({ differences }: State): TreeEdits => differences.flatMap((each) => editsOf(each, each.mine));

const FOLDER = "redaccion";
const LONGEST = 48;

/** `redaccion/2026-11-22-cambia-ana-sosa`, or the next that is free here and, as far as is known, on the remote. */
async function freeBranch(git: Git, sentence: string, day: string): Promise<string> {
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
