/**
 * Refs that record what was published from this working tree. Each `content` ref points to a commit whose parent is the
 * publication. In this commit, merged files have their local versions from before the merge. A file on the disk has new
 * changes if it differs from this version. Refs in `refs/worktree/` are never pushed.
 */
import type { Git } from "./command.ts";
import type { Publication } from "./publication.ts";

const REF_FOLDER = "refs/worktree/redaccion";

/** Names of the refs of one publication. */
export interface PublicationRefs {
  content: string;
  /**
   * A ref that exists if the publication is pending on its own branch. The ref points to a blob with the URL that the
   * host printed.
   */
  waiting: string;
}

export interface SentPublication extends PublicationRefs {
  branch: string;
  sentence: string;
  commit: string;
  /** URL of the host's page for accepting the publication; `""` if the host printed none. */
  link: string;
  /** Whether the publication is on the main branch; otherwise the publication is pending on its own branch. */
  isPublished: boolean;
  /**
   * Maps the path of each published file to the local version and the version that the publication replaced; a missing
   * file is `undefined`.
   */
  files: ReadonlyMap<string, Record<"mine" | "theirs", string | undefined>>;
}

const refsOf = (number: number): PublicationRefs => ({
  content: `${REF_FOLDER}/${number}/content`,
  waiting: `${REF_FOLDER}/${number}/pushed`,
});

/** A publication, as the refs record it. */
interface RecordedPublication {
  number: number;
  /** Commit in which merged files have their local versions. */
  localCommit: string;
  commit: string;
  branch: string;
  isWaiting: boolean;
}

/**
 * Resolves to the publications from this working tree, newest first. Publications that failed, and publications that
 * the local history already contains, are left out.
 */
export async function sentPublications(
  git: Git,
  { publication, fork }: { publication: Publication; fork: string | undefined },
): Promise<SentPublication[]> {
  const sent = await Promise.all(
    (await readRecords(git)).map(async (record) => {
      if (fork && (await contains(git, fork, record.commit))) return [];
      const isPublished = await isInPublication(git, record, publication);
      return isPublished || record.isWaiting ? [await readPublication(git, record, isPublished)] : [];
    }),
  );
  return sent.flat();
}

export async function deleteRefs(git: Git, { content, waiting }: PublicationRefs): Promise<void> {
  for (const ref of [content, waiting]) await git.maybe(["update-ref", "-d", ref]);
}

/** Deletes the refs of publications that a killed process did not finish. */
export async function deleteUnfinished(git: Git, publication: Publication): Promise<void> {
  for (const record of await readRecords(git))
    if (!record.isWaiting && !(await isInPublication(git, record, publication)))
      await deleteRefs(git, refsOf(record.number));
}

export async function nextRefs(git: Git): Promise<PublicationRefs> {
  return refsOf(Math.max(0, ...(await readRecords(git)).map(({ number }) => number)) + 1);
}

async function readRecords(git: Git): Promise<RecordedPublication[]> {
  const format = "--format=%(refname)%00%(objectname)%00%(parent)%00%(contents:subject)";
  const refs = (await git.text(["for-each-ref", format, REF_FOLDER])).split("\n").map((line) => line.split("\0"));
  const names = new Set(refs.map(([name]) => name));
  return refs
    .flatMap(([name = "", localCommit = "", commit = "", branch = ""]) => {
      const number = Number(name.split("/").at(-2));
      return name.endsWith("/content")
        ? [{ number, localCommit, commit, branch, isWaiting: names.has(refsOf(number).waiting) }]
        : [];
    })
    .toSorted((one, other) => other.number - one.number);
}

async function readPublication(git: Git, record: RecordedPublication, isPublished: boolean): Promise<SentPublication> {
  const { number, localCommit, commit, branch } = record;
  const raw = await git.text(["diff-tree", "-r", "-z", "--no-renames", "--relative", `${commit}^`, localCommit]);
  return {
    ...refsOf(number),
    branch,
    commit,
    sentence: await git.text(["show", "--no-patch", "--format=%s", commit]),
    link: (await git.maybe(["cat-file", "blob", refsOf(number).waiting])) ?? "",
    isPublished,
    files: new Map(
      [...raw.matchAll(RAW_CHANGE)].map(([, before, after, file = ""]) => [
        file,
        { mine: existingOid(after), theirs: existingOid(before) },
      ]),
    ),
  };
}

/** Matches an entry of `--raw -z`: `:100644 100644 1a2b… 3c4d… M␀path␀`. */
export const RAW_CHANGE = /:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g;

const existingOid = (oid = "") => (/^0+$/.test(oid) ? undefined : oid);

const isInPublication = async (git: Git, { commit }: RecordedPublication, publication: Publication) =>
  publication.commit !== undefined && (await contains(git, publication.commit, commit));

/** Whether a publication contains a commit, or a rebased commit with the same changes. */
async function contains(git: Git, publication: string, commit: string): Promise<boolean> {
  const lines = (await git.text(["cherry", publication, commit])).split("\n");
  return !lines.at(-1)?.startsWith("+");
}
