/** Whether what is published is what was checked: the tree of the commit is compiled as somebody else would have it. */
import type { Refusal } from "../../contract/git.ts";
import type { State } from "./differences.ts";
import { leftOut } from "./left-out.ts";
import type { Place } from "./place.ts";
import { incomplete } from "./refusals.ts";
import type { Scratch } from "./scratch.ts";
import { copyFile, link, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Content, contentOf } from "./content.ts";
import type { Git } from "./command.ts";

/** What is wrong in a content folder, each in a line. */
export type Compile = (contentDir: string) => Promise<readonly string[]>;

interface Asked {
  place: Place;
  state: State;
  compile: Compile;
  /** Documents whose changes are not published, though they could be. */
  left: readonly string[];
}

/** What others have published with problems already is not the editor's, who may be about to mend it. */
export async function refuseIncomplete(
  scratch: Scratch,
  tree: string,
  { place, state: { publication, disk }, compile, left }: Asked,
): Promise<Refusal | undefined> {
  const wrongIn = async (each: string) => compile(await strangeClone(scratch, place, { tree: each, disk }));
  const found = await wrongIn(tree);
  if (found.length === 0) return undefined;
  const known = new Set(await wrongIn(await scratch.git.text(["rev-parse", `${publication.commit}^{tree}`])));
  const added = found.filter((each) => !known.has(each));
  if (added.length === 0) return undefined;
  const ignored = await leftOut(scratch.git, (file) =>
    added.some((each) => each.includes(file.split("/").at(-1) ?? file)),
  );
  return incomplete(added, { ignored, left });
}

/** Everyone who clones has it, and so the pictures that it keeps elsewhere. */
const EVERYWHERE = "lfs";

/** The content of a tree as somebody else would have it, in a folder of its own. `disk`: what lies in the content folder. Of what is the same there, the file is used: there may be gigabytes. */
async function strangeClone(
  { git, folder }: Scratch,
  { contentDir, prefix }: Place,
  { tree, disk }: { tree: string; disk: Content },
): Promise<string> {
  const clone = path.join(folder, tree);
  await mkdir(clone);
  const content = await contentOf(git, tree);
  const filtered = await filteredOf(git, [...content.keys()]);
  for (const [file, oid] of content) {
    const to = path.join(clone, file);
    await mkdir(path.dirname(to), { recursive: true });
    if (disk.get(file) === oid && !filtered.has(file)) await linkOrCopy(path.join(contentDir, file), to);
    else await writeFile(to, await bytesOf(git, `${tree}:${prefix}${file}`, filtered.has(file)));
  }
  return clone;
}

const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/** Without the filters that only this computer may have. */
const bytesOf = (git: Git, name: string, raw: boolean) =>
  git.bytes(raw ? ["cat-file", "blob", name] : ["cat-file", "--filters", name]);

/** The files that pass through a filter that others need not have. */
async function filteredOf(git: Git, files: readonly string[]): Promise<Set<string>> {
  const input = files.map((file) => `${file}\0`).join("");
  const said = await git.text(["check-attr", "-z", "--stdin", "filter"], { input });
  return new Set(
    [...said.matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g)].flatMap(([, file = "", filter = ""]) =>
      ["unspecified", "unset", "set", EVERYWHERE].includes(filter) ? [] : [file],
    ),
  );
}
