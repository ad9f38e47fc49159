/** Times how long the editor takes to read the history of a repository with many commits. */
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { issueText, sampleFolder, slugOf } from "./corpus.ts";
import { start, stop, createClient } from "./editor.ts";
import { repeat, measureTime } from "./measure.ts";

interface HistorySize {
  commits: number;
  /** Number of issues in addition to the sample. */
  issues: number;
}

const [NAME, EMAIL] = ["Ana Editora", "ana@pompa.example"];
/** Time of the first commit, in seconds since 1970. */
const FIRST_COMMIT = 1_600_000_000;

interface Times {
  versions: number[];
  publications: number[];
  removed: number[];
}

/**
 * Resolves to the milliseconds of each request: for the versions of a document (another document in each run), for the
 * last publications, and for removed documents.
 */
export async function historyTimes(runs: number, size: HistorySize): Promise<Times> {
  const folder = await sampleFolder(size.issues);
  commitOften(folder, size);
  const editor = await start(path.join(folder, "content"));
  const sendRequest = await createClient(editor.address);
  // The list is requested first, because the editor's page also requests it before the history.
  await sendRequest("list", {});
  const fileOf = (run: number) => `issues/${slugOf((run * 37) % size.issues)}.yaml`;
  const versions = await repeat(runs, (run) => measureTime(() => sendRequest("history", { file: fileOf(run) })));
  const publications = await repeat(runs, () => measureTime(() => sendRequest("publications", {})));
  const removed = await repeat(runs, () => measureTime(() => sendRequest("removed", {})));
  await stop(editor);
  await rm(folder, { recursive: true, force: true });
  return { versions, publications, removed };
}

/** Creates a Git repository in the folder, with `commits` commits that change the issues in turn. */
function commitOften(folder: string, { commits, issues }: HistorySize): void {
  const git = (args: string[], input = "") =>
    execFileSync("git", ["-C", folder, ...args], { input, stdio: ["pipe", "ignore", "inherit"] });
  git(["init", "--quiet", "--initial-branch=main"]);
  git(["add", "--all"]);
  const author = ["-c", `user.name=${NAME}`, "-c", `user.email=${EMAIL}`];
  git([...author, "commit", "--quiet", "--no-gpg-sign", "--message", "Primera publicación"]);
  const changes = Array.from({ length: commits }, (_, index) => commitOf(index, slugOf(index % issues)));
  git(["fast-import", "--quiet"], changes.join(""));
}

/** Returns a commit that changes an issue, in the format of `git fast-import`. */
function commitOf(index: number, slug: string): string {
  const head = `commit refs/heads/main\ncommitter ${NAME} <${EMAIL}> ${FIRST_COMMIT + index * 60} +0000\n${data(`Cambia ${slug}`)}`;
  const parent = index === 0 ? "from refs/heads/main^0\n" : "";
  return `${head}${parent}M 100644 inline content/issues/${slug}.yaml\n${data(`# ${index}\n${issueText(index)}`)}`;
}

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
