/** A small magazine in folders of its own, built by the real command. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { VALID } from "../documents.ts";
import { fingerprints } from "./same-files.ts";
import { type Files, workspace } from "../workspace.ts";

export interface BuiltSite {
  /** The site, in a folder in which nothing else should be but what builds keep. */
  out: string;
  /** What builds keep for the next. */
  kept: string;
  contentDir: string;
  write: (files: Files) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Starts a build in a process group of its own. */
  start: () => ChildProcess;
  /** Builds to the end and answers what the build said; throws it where it failed. */
  build: (...options: string[]) => Promise<string>;
  /** The files that a build makes that remembers nothing but the code of the site. */
  fromNothing: () => Promise<Map<string, string>>;
}

export async function builtSite(): Promise<BuiltSite> {
  // Below the project, whose package.json says that built code is modules.
  const tests = path.join(ROOT, ".contentlayer", "tests");
  await mkdir(tests, { recursive: true });
  const folder = await mkdtemp(path.join(tests, "site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { contentDir, write, remove } = await workspace(VALID);
  const [out, kept] = [path.join(folder, "dist"), path.join(folder, "kept")];

  function start(to = out, options: string[] = []): ChildProcess {
    const command = ["scripts/compiled.mjs", "build", "--content", contentDir, "--out", to, ...options];
    return spawn(process.execPath, command, { cwd: ROOT, detached: true, env: { ...process.env, KEPT_DIR: kept } });
  }

  async function build(to = out, options: string[] = []): Promise<string> {
    const child = start(to, options);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => said.push(piece));
    const [status] = (await once(child, "close")) as [number | null];
    const text = Buffer.concat(said).toString();
    if (status !== 0) throw new Error(`The build ended with ${status}:\n${text}`);
    return text;
  }

  async function fromNothing(): Promise<Map<string, string>> {
    const [remembered, other] = [path.join(folder, "remembered"), path.join(folder, "other")];
    const parts = ["cache", "generated-other"];
    await mkdir(remembered);
    for (const part of parts) await rename(path.join(kept, part), path.join(remembered, part));
    await build(other);
    const made = fingerprints(other);
    for (const part of parts) {
      await rm(path.join(kept, part), { recursive: true });
      await rename(path.join(remembered, part), path.join(kept, part));
    }
    for (const each of [remembered, other]) await rm(each, { recursive: true });
    return made;
  }

  return {
    out,
    kept,
    contentDir,
    write,
    remove,
    start: () => start(),
    build: (...options) => build(out, options),
    fromNothing,
  };
}
