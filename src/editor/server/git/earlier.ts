/**
 * What was sent before. Beside each branch lies a commit of the same, but with the editor's own side where
 * both were merged, so that what the editor has not touched since is told from what is new. It is kept per
 * working tree (`refs/worktree/`), is never pushed, and the working tree itself is never changed.
 */
import type { Git } from "./command.ts";
import type { Publication } from "./publication.ts";

const FOLDER = "refs/worktree/redaccion";

/** A name for the refs of what is sent next. */
export interface Slot {
  content: string;
  pushed: string;
}

export interface Earlier extends Slot {
  branch: string;
  sentence: string;
  /** The commit that was sent. */
  commit: string;
  isPushed: boolean;
  isPublished: boolean;
  /** What was sent: path → the editor's version and the published one then; `undefined` for no file. */
  files: ReadonlyMap<string, Record<"mine" | "theirs", string | undefined>>;
}

const slot = (number: number): Slot => ({
  content: `${FOLDER}/${number}/content`,
  pushed: `${FOLDER}/${number}/pushed`,
});

interface Known {
  number: number;
  own: string;
  commit: string;
  branch: string;
  pushed: boolean;
}

/** Newest first; without what the editor's own state contains already, by a pull. */
export async function earlierSendings(
  git: Git,
  { publication, fork }: { publication: Publication; fork: string | undefined },
): Promise<Earlier[]> {
  const news = await Promise.all(
    (await knownSlots(git)).map(async (known) => {
      if (fork && (await contains(git, fork, known.commit))) return [];
      return [await readEarlier(git, known, publication)];
    }),
  );
  return news.flat();
}

/** As if it had not been sent. */
export async function forget(git: Git, { branch, content, pushed }: Slot & Pick<Earlier, "branch">): Promise<void> {
  for (const ref of [`refs/heads/${branch}`, content, pushed]) await git.maybe(["update-ref", "-d", ref]);
}

export async function nextSlot(git: Git): Promise<Slot> {
  return slot(Math.max(0, ...(await knownSlots(git)).map(({ number }) => number)) + 1);
}

async function knownSlots(git: Git): Promise<Known[]> {
  const format = "--format=%(refname)%00%(objectname)%00%(parent)%00%(contents:subject)";
  const refs = (await git.text(["for-each-ref", format, FOLDER])).split("\n").map((line) => line.split("\0"));
  const names = new Set(refs.map(([name]) => name));
  return refs
    .flatMap(([name = "", own = "", commit = "", branch = ""]) => {
      const number = Number(name.split("/").at(-2));
      return name.endsWith("/content") ? [{ number, own, commit, branch, pushed: names.has(slot(number).pushed) }] : [];
    })
    .toSorted((one, other) => other.number - one.number);
}

async function readEarlier(git: Git, known: Known, publication: Publication): Promise<Earlier> {
  const { number, own, commit, branch, pushed } = known;
  const raw = await git.text(["diff-tree", "-r", "-z", "--no-renames", "--relative", `${commit}^`, own]);
  return {
    ...slot(number),
    branch,
    commit,
    sentence: await git.text(["show", "--no-patch", "--format=%s", commit]),
    isPushed: pushed,
    isPublished: publication.commit !== undefined && (await contains(git, publication.commit, commit)),
    files: new Map(
      [...raw.matchAll(RAW)].map(([, before, after, file = ""]) => [
        file,
        { mine: there(after), theirs: there(before) },
      ]),
    ),
  };
}

/** `:100644 100644 1a2b… 3c4d… M␀path␀` */
export const RAW = /:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g;

const there = (oid = "") => (/^0+$/.test(oid) ? undefined : oid);

/** Also if it was rebased or squashed on the way, and is there as another commit with the same changes. */
async function contains(git: Git, publication: string, commit: string): Promise<boolean> {
  const lines = (await git.text(["cherry", publication, commit])).split("\n");
  return !lines.at(-1)?.startsWith("+");
}
