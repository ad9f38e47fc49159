/**
 * Makes a commit without a working tree, and checks that the content of the commit compiles. The checkout, the index
 * and the stashes are not changed. Commit hooks do not run, because they examine the checkout and the index.
 */
import { copyFile, link, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Refusal } from "../../contract/git.ts";
import type { Git, Place } from "./command.ts";
import { editsOf, type State } from "./differences.ts";
import { nextRefs, type PublicationRefs } from "./sent-publications.ts";
import { type Scratch, type TreeEdits, treeOf, findIgnoredFiles, type Content, contentOf } from "./trees.ts";
import { hyphenated } from "../../../content/schema/file-names.ts";
import { incompleteRefusal } from "./refusals.ts";

/** A commit that is ready to be published. */
export interface NewCommit extends PublicationRefs {
  commit: string;
  sentence: string;
  /** Branch for the commit if the main branch is protected. */
  branch: string;
}

interface CommitRequest {
  /** Path of the content folder from the root of the repository, as in `Place`. */
  prefix: string;
  state: State;
  edits: TreeEdits;
  sentence: string;
  /** Day for the name of the branch: `2026-11-22`. */
  day: string;
  /** Resolves to the reason why a tree must not be published; `undefined` if the tree may be published. */
  refuse: (tree: string) => Promise<Refusal | undefined>;
}

/**
 * Makes a commit of the changes. Resolves to `nothing` if the tree equals the published tree, and to `raced` if another
 * process has already used the name of the ref.
 */
export async function commitChanges(
  scratch: Scratch,
  request: CommitRequest,
): Promise<NewCommit | Refusal | "nothing" | "raced"> {
  const { git } = scratch;
  const { state, edits, sentence } = request;
  const parent = state.publication.commit ?? "";
  const fromRoot = (files: TreeEdits): TreeEdits => files.map(([file, oid]) => [request.prefix + file, oid]);
  const tree = await treeOf(scratch, fromRoot(edits), parent);
  if (tree === (await git.text(["rev-parse", `${parent}^{tree}`]))) return "nothing";
  const refusal = await request.refuse(tree);
  if (refusal) return refusal;
  const commit = await git.text(["commit-tree", tree, "-p", parent], { input: `${sentence}\n` });
  const localTree = await treeOf(scratch, fromRoot(localEdits(state)), commit);
  const [branch, refs] = [await freeBranch(git, sentence, request.day), await nextRefs(git)];
  const record = await git.text(["commit-tree", localTree, "-p", commit], { input: `${branch}\n` });
  // The empty old value makes Git refuse if the ref already exists.
  if ((await git.maybe(["update-ref", refs.content, record, ""])) === undefined) return "raced";
  return { ...refs, branch, sentence, commit };
}

/** Returns edits that restore the local version of each changed file, from before the merge. */
const localEdits = ({ differences }: State): TreeEdits => differences.flatMap((each) => editsOf(each, each.mine));

const BRANCH_FOLDER = "redaccion";
const MAX_LENGTH = 48;

/**
 * Resolves to the name of a new branch, such as `redaccion/2026-11-22-cambia-ana-sosa`. The name is used neither in
 * this repository nor, as of the last fetch, on the remote.
 */
async function freeBranch(git: Git, sentence: string, day: string): Promise<string> {
  const taken = new Set(
    (await git.text(["for-each-ref", "--format=%(refname)", "refs/heads", "refs/remotes"])).split("\n").map(branchOf),
  );
  // If a branch `redaccion` exists, Git does not allow branches such as `redaccion/2026-11-22`.
  const folder = taken.has(BRANCH_FOLDER) ? `${BRANCH_FOLDER}-` : `${BRANCH_FOLDER}/`;
  const name = folder + [day, shorten(hyphenated(sentence))].filter(Boolean).join("-");
  let [free, next] = [name, 2];
  while (taken.has(free)) free = `${name}-${next++}`;
  return free;
}

/** Shortens a name to at most `MAX_LENGTH` characters, at the end of a word. */
function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  return slug
    .slice(0, MAX_LENGTH + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, MAX_LENGTH);
}

const branchOf = (ref: string) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, "");

/** Compiles a content folder. Resolves to the problems of the content, one line for each. */
export type Compile = (contentDir: string) => Promise<readonly string[]>;

interface CompileCheck {
  place: Place;
  state: State;
  compile: Compile;
  /** Paths of changed documents that were not chosen for publication. */
  unchosen: readonly string[];
}

/** Resolves to a refusal if a tree has problems that the last publication does not have. */
export async function refuseIncomplete(
  scratch: Scratch,
  tree: string,
  { place, state: { publication, disk }, compile, unchosen }: CompileCheck,
): Promise<Refusal | undefined> {
  const problemsIn = async (each: string) => compile(await cleanCheckout(scratch, place, { tree: each, disk }));
  const problems = await problemsIn(tree);
  if (problems.length === 0) return undefined;
  const publishedProblems = new Set(
    await problemsIn(await scratch.git.text(["rev-parse", `${publication.commit}^{tree}`])),
  );
  const newProblems = problems.filter((each) => !publishedProblems.has(each));
  if (newProblems.length === 0) return undefined;
  const ignored = await findIgnoredFiles(scratch.git, (file) =>
    newProblems.some((each) => each.includes(file.split("/").at(-1) ?? file)),
  );
  return incompleteRefusal(newProblems, { ignored, unchosen });
}

/** The filter of Git LFS. Other clones are assumed to have this filter, too. */
const SHARED_FILTER = "lfs";

/**
 * Writes the content of a tree into a new folder, as another clone would check it out. Files that are unchanged on the
 * disk are hard-linked instead of written, because the content may take gigabytes. Resolves to the folder's path.
 */
async function cleanCheckout(
  { git, folder }: Scratch,
  { contentDir, prefix }: Place,
  { tree, disk }: { tree: string; disk: Content },
): Promise<string> {
  const clone = path.join(folder, tree);
  await mkdir(clone);
  const content = await contentOf(git, tree);
  const filtered = await filesWithFilters(git, [...content.keys()]);
  for (const [file, oid] of content) {
    const to = path.join(clone, file);
    await mkdir(path.dirname(to), { recursive: true });
    const write = async () => writeFile(to, await bytesOf(git, `${tree}:${prefix}${file}`, filtered.has(file)));
    // Linking fails if somebody has just removed the file. In this case, the file is written.
    if (disk.get(file) === oid && !filtered.has(file)) await linkOrCopy(path.join(contentDir, file), to).catch(write);
    else await write();
  }
  return clone;
}

const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/** Resolves to the bytes of a file. With `raw`, no filters are applied, because other computers may lack them. */
const bytesOf = (git: Git, name: string, raw: boolean) =>
  git.bytes(raw ? ["cat-file", "blob", name] : ["cat-file", "--filters", name]);

/** Resolves to the files with a Git filter that other clones may lack. */
async function filesWithFilters(git: Git, files: readonly string[]): Promise<Set<string>> {
  const input = files.map((file) => `${file}\0`).join("");
  const attributes = await git.text(["check-attr", "-z", "--stdin", "filter"], { input });
  return new Set(
    [...attributes.matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g)].flatMap(([, file = "", filter = ""]) =>
      ["unspecified", "unset", "set", SHARED_FILTER].includes(filter) ? [] : [file],
    ),
  );
}
