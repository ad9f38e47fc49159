/** Reads the history in Git: versions of documents, removed documents, past publications. */
import type { History, PastPublication, RemovedDocument, Version } from "../../contract/git.ts";
import { messages } from "../../messages/messages.ts";
import type { Git, Place } from "./command.ts";
import { contentOf, isVisible, withScratch } from "./trees.ts";
import { documentOf, isDocument } from "./changes.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { commitOf, lastPublication } from "./publication.ts";
import type { EarlierContent } from "../../../content/authoring/deleting/restore-document.ts";

/** Maximum number of versions and of removed documents that are listed. */
const MAX_LISTED = 50;
/** Format of `git log`. Each commit begins with a control character that no name contains. */
const FORMAT = "--format=%x1e%H%x00%aI%x00%an%x00%s%x00";

/**
 * Resolves to the published versions of a file under all its present and former names, newest first. The second
 * parameter is the place with a commit graph, which makes the history quick to read.
 */
export async function historyOf(place: Place, { git }: Place, file: string): Promise<History> {
  const [{ commit }, isShallow] = await Promise.all([lastPublication(git), isShallowClone(git)]);
  if (!commit || !isContentPath(file)) return { versions: [], isShallow };
  const publishedName = [...(await findRenames(place, commit))].find(([, to]) => to === file)?.[0];
  return { versions: await versionsOf(git, commit, publishedName ?? file, MAX_LISTED), isShallow };
}

/**
 * Resolves to removed documents, newest first. A document counts as removed if it is missing in the publication or on
 * this branch.
 */
export async function removedDocuments({ git }: Place): Promise<RemovedDocument[]> {
  const { commit } = await lastPublication(git);
  const tips = [...new Set([await commitOf(git, "HEAD"), commit])].filter((each) => each !== undefined);
  if (tips.length === 0) return [];
  const [log, ...contents] = await Promise.all([
    git.text(["log", "-z", FORMAT, "--diff-filter=D", "-M", "--raw", "--no-abbrev", "--relative", ...tips]),
    ...tips.map((tip) => contentOf(git, tip)),
  ]);
  const removals = parseLog(log).flatMap(({ version, files }) =>
    files.flatMap((file, index) => {
      const isRemoved = isDocument(file) && isVisible(file) && !contents.every((content) => content.has(file));
      const [, , oid = ""] = files[index - 1]?.split(" ") ?? [];
      return isRemoved ? [{ ...version, file, said: oid }] : [];
    }),
  );
  const lastRemovals = new Map(removals.toReversed().map((each) => [each.file, each]));
  return [...lastRemovals.values()].toReversed().slice(0, MAX_LISTED);
}

/** Whether a path is inside the content folder and contains no hidden folder or file. */
const isContentPath = (file: string) =>
  file !== "" && !file.includes("\0") && file.split("/").every(Boolean) && isVisible(file);

const isShallowClone = async (git: Git) => (await git.text(["rev-parse", "--is-shallow-repository"])) === "true";

/** Resolves to the versions of a file, followed by the versions under its former name if the file was renamed. */
async function versionsOf(git: Git, from: string, file: string, limit: number): Promise<Version[]> {
  const options = ["-z", FORMAT, "--name-status", "--relative", `--max-count=${limit}`, from];
  const commits = parseLog(await git.text(["log", ...options, "--", file]));
  const versions = commits.map(({ version }) => ({ ...version, file }));
  for (const [index, version] of versions.entries()) {
    const earlierName = commits[index]?.files[0] === "A" ? await formerName(git, version) : undefined;
    const later = versions.slice(0, index + 1);
    if (earlierName)
      return [...later, ...(await versionsOf(git, `${version.commit}^`, earlierName, limit - later.length))];
  }
  return versions;
}

/**
 * Resolves to the name of a file before the commit that renamed the file; `undefined` if the commit created the file.
 */
async function formerName(git: Git, { commit, file }: Version): Promise<string | undefined> {
  const args = ["diff-tree", "-r", "-z", "--find-renames", "--relative", "--diff-filter=R", "--name-status"];
  const parts = ((await git.maybe([...args, `${commit}^`, commit])) ?? "").split("\0");
  const position = parts.findIndex((part, index) => part === file && parts[index - 2]?.startsWith("R"));
  return parts[position - 1];
}

interface LoggedCommit {
  version: Omit<Version, "file">;
  /** Items that `git log` listed for the commit: paths, states or raw entries. */
  files: string[];
}

/** Removes the line break that Git writes before the first file of a commit. */
const stripLineBreak = (file: string) => file.replace(/^\n/, "");

/** Matches commit messages in the convention of developers: https://www.conventionalcommits.org/en/v1.0.0/ */
const DEVELOPER_MESSAGE = /^(?:build|chore|ci|content|docs|feat|fix|perf|refactor|revert|style|test)(?:\([^)]*\))?!?: /;

/** Parses the output of `git log -z` with the format `FORMAT`. */
function parseLog(log: string): LoggedCommit[] {
  return log
    .split("\u001E")
    .slice(1)
    .map((text) => {
      const [commit = "", time = "", author = "", subject = "", ...files] = text.split("\0");
      const sentence = DEVELOPER_MESSAGE.test(subject) ? messages.publishing.byDevelopers : subject;
      return { version: { commit, time, author, sentence }, files: files.map(stripLineBreak).filter(Boolean) };
    });
}

/**
 * Resolves to the content of a commit. Git's filters are applied: files have the line endings of this computer, and
 * pointers to large files are replaced by the files.
 */
export async function earlierContent(place: Place, commit: string): Promise<EarlierContent> {
  const { git, prefix } = place;
  const [files, renamed] = await Promise.all([contentOf(git, commit), findRenames(place, commit)]);
  return { files, renamed, read: (file) => git.bytes(["cat-file", "--filters", `${commit}:${prefix}${file}`]) };
}

/** Resolves to a map of renamed files: path in the commit → present path. */
function findRenames(place: Place, commit: string): Promise<Map<string, string>> {
  return withScratch(place, { keep: false }, async ({ git }) => {
    await git.bytes(["add", "--all", "--", "."]);
    const args = ["diff", "--cached", "-z", "-M", "-l0", "--diff-filter=R", "--name-status", "--relative", commit];
    const parts = (await git.text([...args, "--", "."])).split("\0");
    return new Map(
      parts.flatMap((part, at) => (/^R\d+$/.test(part) ? [[parts[at + 1] ?? "", parts[at + 2] ?? ""]] : [])),
    );
  });
}

const MAX_PUBLICATIONS = 5;
/**
 * Number of commits that are read to find publications. The number is larger than `MAX_PUBLICATIONS`, because some
 * commits change no document.
 */
const MAX_COMMITS = 50;

/**
 * Resolves to past publications, newest first. Merges are left out, because a merge only repeats the commits that it
 * joins.
 */
export async function pastPublications({ git }: Place): Promise<PastPublication[]> {
  const { commit } = await lastPublication(git);
  if (!commit) return [];
  const options = ["-z", FORMAT, `--max-count=${MAX_COMMITS}`, "--no-merges", "-M", "--name-only", "--relative"];
  const [log, content] = await Promise.all([git.text(["log", ...options, commit, "--", "."]), contentOf(git, commit)]);
  const contentFiles = new Set(content.keys());
  return parseLog(log)
    .map(({ version, files }) => ({ ...version, documents: documentsOf(files, contentFiles) }))
    .filter(({ documents }) => documents.length > 0)
    .slice(0, MAX_PUBLICATIONS);
}

function documentsOf(files: readonly string[], contentFiles: ReadonlySet<string>): string[] {
  const documents = files.filter(isVisible).map((file) => documentOf(file, contentFiles));
  return [...new Set(documents)].filter((file) => isDocument(file) && !contentConfig.guides.includes(file));
}
