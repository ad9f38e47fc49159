/** Who changed what since readers got it last, by the branch of a team, on which each save is a commit. */
import type { DocumentChange } from "../../contract/git.ts";
import type { Git } from "./command.ts";
import type { Difference, State } from "./differences.ts";
import { RAW } from "./earlier.ts";

export type WhoseAre = (group: readonly Difference[]) => Pick<DocumentChange, "mine" | "others">;

/** Who sits alone at a computer made every change. */
export const ownAlone: WhoseAre = () => ({ mine: true, others: [] });

/** To the person with this address. Of each file from its newest save back to the one over a version that readers had. */
export async function whoseIn(git: Git, { publication, differences }: State, email: string): Promise<WhoseAre> {
  const { commit = "HEAD" } = publication;
  const files = differences.flatMap(namesOf);
  const saves = await changesIn(git, [`${commit}..HEAD`, "--no-merges"], files);
  const readersHad = new Set((await changesIn(git, [commit, "-m"], files)).map(({ file, after }) => file + after));
  const since = (file: string) => {
    const own = saves.filter((save) => save.file === file);
    const first = own.findIndex(({ before }) => /^0+$/.test(before) || readersHad.has(file + before));
    return own.slice(0, first + 1 || undefined);
  };
  return (group) => {
    const by = group.flatMap(namesOf).flatMap(since);
    const others = by.filter((each) => each.email !== email).map(({ name }) => name);
    return { mine: by.some((each) => each.email === email), others: [...new Set(others)] };
  };
}

const namesOf = ({ file, from }: Difference) => (from === undefined ? [file] : [file, from]);

/** Each change of some files, the newest first. */
async function changesIn(git: Git, range: readonly string[], files: readonly string[]) {
  if (files.length === 0) return [];
  const asked = ["-z", "--raw", "--no-abbrev", "--no-renames", "--relative", "--format=%x1e%an%x00%ae%x00"];
  const logged = await git.text(["log", ...asked, ...range, "--", ...files]);
  return logged.split("\u001E").flatMap((text) => {
    const [name = "", email = ""] = text.split("\0");
    return [...text.matchAll(RAW)].map(([, before = "", after = "", file = ""]) => ({
      name,
      email,
      before,
      after,
      file,
    }));
  });
}
