import type { Former } from "../../../content/authoring/bring-back.ts";
import { contentOf } from "./content.ts";
import type { Place } from "./place.ts";
import { withScratch } from "./scratch.ts";

/** The content as it was in a commit: with the line ends of this computer, and not pointers to large files. */
export async function formerContent(place: Place, commit: string): Promise<Former> {
  const { git, prefix } = place;
  const [files, renamed] = await Promise.all([contentOf(git, commit), renamedSince(place, commit)]);
  return { files, renamed, read: (file) => git.bytes(["cat-file", "--filters", `${commit}:${prefix}${file}`]) };
}

/** Paths in a commit → those in the folder, of files that have another name by now. */
export function renamedSince(place: Place, commit: string): Promise<Map<string, string>> {
  return withScratch(place, { keep: false }, async ({ git }) => {
    await git.bytes(["add", "--all", "--", "."]);
    const compared = ["diff", "--cached", "-z", "-M", "-l0", "--diff-filter=R", "--name-status", "--relative", commit];
    const parts = (await git.text([...compared, "--", "."])).split("\0");
    return new Map(
      parts.flatMap((part, at) => (/^R\d+$/.test(part) ? [[parts[at + 1] ?? "", parts[at + 2] ?? ""]] : [])),
    );
  });
}
