/** Whether what is sent is what was checked: the tree of the commit is compiled as somebody else would have it. */
import type { Refusal } from "../../contract/git.ts";
import type { State } from "./differences.ts";
import { leftOut } from "./left-out.ts";
import type { Place } from "./place.ts";
import { incomplete } from "./refusals.ts";
import type { Scratch } from "./scratch.ts";
import { strangeClone } from "./strange-clone.ts";

/** What is wrong in a content folder, each in a line. */
export type Compile = (contentDir: string) => Promise<readonly string[]>;

interface Asked {
  place: Place;
  state: State;
  compile: Compile;
  /** Documents whose changes are not sent, though they could be. */
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
