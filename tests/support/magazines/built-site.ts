/** A small magazine in folders of its own, built by the real command. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { VALID } from "../documents.ts";
import { fingerprints } from "./same-files.ts";
import { workspace } from "../workspace.ts";

export type BuiltSite = Awaited<ReturnType<typeof builtSite>>;

/** Creates content and a folder for its site, which are removed after the test, and returns functions to build it. */
export async function builtSite() {
  // The folder is in the project, whose package.json says that built code is modules.
  const tests = path.join(ROOT, ".contentlayer", "tests");
  await mkdir(tests, { recursive: true });
  const folder = await mkdtemp(path.join(tests, "site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { contentDir, write, remove } = await workspace(VALID);
  const [out, keptDir] = [path.join(folder, "dist"), path.join(folder, "kept")];

  function start(to = out, options: string[] = []): ChildProcess {
    const command = ["scripts/compiled.mjs", "build", "--content", contentDir, "--out", to, ...options];
    return spawn(process.execPath, command, { cwd: ROOT, detached: true, env: { ...process.env, KEPT_DIR: keptDir } });
  }

  async function build(to = out, options: string[] = []): Promise<string> {
    const child = start(to, options);
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => pieces.push(piece));
    const [status] = (await once(child, "close")) as [number | null];
    const text = Buffer.concat(pieces).toString();
    if (status !== 0) throw new Error(`The build ended with ${status}:\n${text}`);
    return text;
  }

  async function buildFromNothing(): Promise<Map<string, string>> {
    const [remembered, other] = [path.join(folder, "remembered"), path.join(folder, "other")];
    const parts = ["cache", "generated-other"];
    await mkdir(remembered);
    for (const part of parts) await rename(path.join(keptDir, part), path.join(remembered, part));
    await build(other);
    const files = fingerprints(other);
    for (const part of parts) {
      await rm(path.join(keptDir, part), { recursive: true });
      await rename(path.join(remembered, part), path.join(keptDir, part));
    }
    for (const each of [remembered, other]) await rm(each, { recursive: true });
    return files;
  }

  return {
    /** The folder of the site. Beside it should be nothing but `keptDir`. */
    out,
    /** The folder of what builds keep for the next one. */
    keptDir,
    contentDir,
    write,
    remove,
    /** Starts a build in a process group of its own. */
    start: () => start(),
    /** Builds to the end and returns the output of the build; throws the output if the build failed. */
    build: (...options: string[]) => build(out, options),
    /** Returns the files of a build that remembers nothing but the code of the site. */
    buildFromNothing,
  };
}
