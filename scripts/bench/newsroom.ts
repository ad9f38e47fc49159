/**
 * `bench:newsroom`: times a newsroom over a repository with a remote, with the sample content alone and with 1,000 more
 * issues. Measures a save, and a publication from the request until the site is finished. Prints a Markdown table.
 * Argument: `--runs N` (5).
 */
import { execFileSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { NEWEST, sampleFolder, sampleLabel } from "./support/corpus.ts";
import { start, stop, createClient } from "./support/editor.ts";
import { inTurn, medianMs, options, slowestMs, table, measureTime } from "./support/measure.ts";

const runs = Number(options({ runs: "5" }).runs);

type SendRequest = Awaited<ReturnType<typeof createClient>>;

/** Creates a Git repository in the folder, and a bare clone beside the folder as the repository's remote. */
async function cloneOf(folder: string): Promise<void> {
  const git = (...args: string[]) => execFileSync("git", ["-c", "init.defaultBranch=main", ...args], { cwd: folder });
  git("init", "--quiet");
  git("config", "user.name", "Ana Sosa");
  git("config", "user.email", "ana@pompa.example");
  git("add", "--all", "content");
  git("commit", "--quiet", "--message", "Primera publicación");
  const remote = path.join(folder, "..", `${path.basename(folder)}.git`);
  git("clone", "--quiet", "--bare", ".", remote);
  git("remote", "add", "origin", remote);
  git("fetch", "--quiet");
}

/** Saves the newest issue with another name. */
async function save(sendRequest: SendRequest, name: string): Promise<void> {
  const { fields, revision } = (await sendRequest("open", { file: NEWEST })) as { fields: object; revision: string };
  await sendRequest("save", { file: NEWEST, typed: { fields: { ...fields, name } }, revision });
}

async function publish(sendRequest: SendRequest, name: string): Promise<void> {
  const { changes } = (await sendRequest("changes", {})) as { changes: { file: string; revision: string }[] };
  const only = changes.filter(({ file }) => file === NEWEST).map(({ file, revision }) => ({ file, revision }));
  const answer = await sendRequest("publish", { sentence: name, only, choices: [] });
  if ("refusal" in (answer as object) || "trouble" in (answer as object)) throw new Error(JSON.stringify(answer));
}

async function measure(more: number): Promise<Record<string, string>> {
  const folder = await sampleFolder(more);
  await cloneOf(folder);
  const pathIn = (name: string) => path.join(folder, ".newsroom", name);
  await mkdir(pathIn(""));
  const command = await start(path.join(folder, "content"), "newsroom", [
    "--site",
    pathIn("site"),
    "--state",
    pathIn("state"),
  ]);
  const sendRequest = await createClient(command.address);
  const names = Array.from({ length: runs }, (_, run) => `Mora Vidal ${run}`);
  const times = await inTurn(["Antes", ...names], async (name) => [
    await measureTime(() => save(sendRequest, name)),
    await measureTime(() => publish(sendRequest, name)),
  ]);
  await stop(command);
  await rm(folder, { recursive: true, force: true });
  const [saves, publications] = ([0, 1] as const).map((part) => times.slice(1).map((each) => each[part] ?? 0));
  return {
    content: sampleLabel(more),
    save: medianMs(saves ?? []),
    publish: medianMs(publications ?? []),
    slowest: slowestMs(publications ?? []),
  };
}

console.log(table(await inTurn([0, 1000], measure)));
