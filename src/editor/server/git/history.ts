/** Versions of documents that Git has, and documents that are not there any more. */
import type { History, RemovedDocument, Version } from "../../contract/git.ts";
import type { Git } from "./command.ts";
import { contentOf, isVisible } from "./content.ts";
import { isDocument } from "./documents.ts";
import type { Place } from "./place.ts";
import { lastPublication } from "./publication.ts";

/** Nobody looks further back. */
const MOST = 50;
/** A commit begins with a sign that no name has. */
export const FORMAT = "--format=%x1e%H%x00%aI%x00%an%x00%s%x00";

/** As readers had them, the newest first, under whatever name the file had. */
export async function historyOf({ git }: Place, file: string): Promise<History> {
  const [{ commit }, isShallow] = await Promise.all([lastPublication(git), isCutOff(git)]);
  return { versions: commit && isPlain(file) ? await versionsOf(git, commit, file, MOST) : [], isShallow };
}

/** Of the documents that are not there now, the last that were removed. */
export async function removedDocuments({ git }: Place): Promise<RemovedDocument[]> {
  const { commit } = await lastPublication(git);
  if (!commit) return [];
  const [logged, there] = await Promise.all([
    git.text(["log", "-z", FORMAT, "--diff-filter=D", "-M", "--name-only", "--relative", commit]),
    contentOf(git, commit),
  ]);
  const removed = commitsIn(logged).flatMap(({ version, files }) =>
    files
      .filter((file) => isDocument(file) && isVisible(file) && !there.has(file))
      .map((file) => ({ ...version, file })),
  );
  const last = new Map(removed.toReversed().map((each) => [each.file, each]));
  return [...last.values()].toReversed().slice(0, MOST);
}

/** A path down from the content folder, without a way up and to nothing hidden. */
export const isPlain = (file: string) =>
  file !== "" && !file.includes("\0") && file.split("/").every(Boolean) && isVisible(file);

const isCutOff = async (git: Git) => (await git.text(["rev-parse", "--is-shallow-repository"])) === "true";

async function versionsOf(git: Git, from: string, file: string, most: number): Promise<Version[]> {
  const logged = await git.text(["log", FORMAT, `--max-count=${most}`, from, "--", file]);
  const versions = commitsIn(logged).map(({ version }) => ({ ...version, file }));
  const first = versions.at(-1);
  const former = first && versions.length < most ? await formerName(git, first) : undefined;
  if (!first || !former) return versions;
  return [...versions, ...(await versionsOf(git, `${first.commit}^`, former, most - versions.length))];
}

/** The name that a file had before the commit with which its name begins; `undefined` where it was new. */
async function formerName(git: Git, { commit, file }: Version): Promise<string | undefined> {
  const compared = ["diff-tree", "-r", "-z", "--find-renames", "--relative", "--diff-filter=R", "--name-status"];
  const parts = ((await git.maybe([...compared, `${commit}^`, commit])) ?? "").split("\0");
  const place = parts.findIndex((part, index) => part === file && parts[index - 2]?.startsWith("R"));
  return parts[place - 1];
}

interface Logged {
  version: Omit<Version, "file">;
  /** Those that are asked for. */
  files: string[];
}

/** Git puts a line break before the first. */
const afterBreak = (file: string) => file.replace(/^\n/, "");

/** What `git log -z` says in that format, with `--name-only` or without. */
export function commitsIn(logged: string): Logged[] {
  return logged
    .split("\u001E")
    .slice(1)
    .map((text) => {
      const [commit = "", time = "", author = "", sentence = "", ...files] = text.split("\0");
      return { version: { commit, time, author, sentence }, files: files.map(afterBreak).filter(Boolean) };
    });
}
