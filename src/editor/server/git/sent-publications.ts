/**
 * What was published before. For each there is a commit of the same, but with the editor's own side where both were
 * merged, so that what the editor has not touched since is told from what is new. It is kept per working tree
 * (`refs/worktree/`) and is never pushed.
 */
import type { Git } from "./command.ts";
import type { Publication } from "./publication.ts";

const FOLDER = "refs/worktree/redaccion";

/** Names for the refs of what is published next. */
export interface Slot {
  content: string;
  /** There once it waits on a branch of its own: a text with the link that the host printed for it. */
  waiting: string;
}

export interface Earlier extends Slot {
  branch: string;
  sentence: string;
  commit: string;
  /** Empty where the host printed none. */
  link: string;
  /** Whether it is on the main branch; else it waits on its own. */
  isPublished: boolean;
  /** Path → the editor's version and the published one then; `undefined` for no file. */
  files: ReadonlyMap<string, Record<"mine" | "theirs", string | undefined>>;
}

const slot = (number: number): Slot => ({
  content: `${FOLDER}/${number}/content`,
  waiting: `${FOLDER}/${number}/pushed`,
});

interface Known {
  number: number;
  own: string;
  commit: string;
  branch: string;
  isWaiting: boolean;
}

/** Newest first; without what got nowhere, and what the editor's own state contains already, by a pull. */
export async function earlierSendings(
  git: Git,
  { publication, fork }: { publication: Publication; fork: string | undefined },
): Promise<Earlier[]> {
  const news = await Promise.all(
    (await knownSlots(git)).map(async (known) => {
      if (fork && (await contains(git, fork, known.commit))) return [];
      const isPublished = await isIn(git, known, publication);
      return isPublished || known.isWaiting ? [await readEarlier(git, known, isPublished)] : [];
    }),
  );
  return news.flat();
}

/** As if it had not been published. */
export async function forget(git: Git, { content, waiting }: Slot): Promise<void> {
  for (const ref of [content, waiting]) await git.maybe(["update-ref", "-d", ref]);
}

/** Of what a killed process had put together and brought nowhere. */
export async function forgetUnfinished(git: Git, publication: Publication): Promise<void> {
  for (const known of await knownSlots(git))
    if (!known.isWaiting && !(await isIn(git, known, publication))) await forget(git, slot(known.number));
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
      return name.endsWith("/content")
        ? [{ number, own, commit, branch, isWaiting: names.has(slot(number).waiting) }]
        : [];
    })
    .toSorted((one, other) => other.number - one.number);
}

async function readEarlier(git: Git, known: Known, isPublished: boolean): Promise<Earlier> {
  const { number, own, commit, branch } = known;
  const raw = await git.text(["diff-tree", "-r", "-z", "--no-renames", "--relative", `${commit}^`, own]);
  return {
    ...slot(number),
    branch,
    commit,
    sentence: await git.text(["show", "--no-patch", "--format=%s", commit]),
    link: (await git.maybe(["cat-file", "blob", slot(number).waiting])) ?? "",
    isPublished,
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

const isIn = async (git: Git, { commit }: Known, publication: Publication) =>
  publication.commit !== undefined && (await contains(git, publication.commit, commit));

/** Also if it was rebased or squashed on the way, and is there as another commit with the same changes. */
async function contains(git: Git, publication: string, commit: string): Promise<boolean> {
  const lines = (await git.text(["cherry", publication, commit])).split("\n");
  return !lines.at(-1)?.startsWith("+");
}
