/** A magazine with another configuration: the project in a folder of its own, with its content, built by the real command. */
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { type Files, writeFiles } from "./workspace.ts";

/** What a build reads of the project. */
const CONFIGURATION = ["package.json", "package-lock.json", "vite.config.ts", "vite.editor.config.ts"];
const PARTS = [...CONFIGURATION, "public", "scripts", "src", "tests/support"];

export interface OtherMagazine {
  /** Runs a command of `scripts/`, and answers what it said and whether it ended well. */
  run: (...command: string[]) => { said: string; isRight: boolean };
  /** Adds to its content. */
  write: (files: Files) => Promise<void>;
  /** The text of a file of the built site. */
  read: (file: string) => Promise<string>;
}

/** `config` is the text of its `magazine.config.ts`. */
export async function otherMagazine(config: string, content: Files): Promise<OtherMagazine> {
  const tests = path.join(ROOT, ".contentlayer", "tests");
  await mkdir(tests, { recursive: true });
  const folder = await mkdtemp(path.join(tests, "magazine-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of PARTS) await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  await writeFile(path.join(folder, "magazine.config.ts"), config);
  const write = (files: Files) => writeFiles(path.join(folder, "content"), files);
  await write(content);
  return {
    write,
    run: (...command) => {
      const args = [path.join(folder, "scripts/compiled.mjs"), ...command];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
      return { said: stdout + stderr, isRight: status === 0 };
    },
    read: (file) => readFile(path.join(folder, "dist", file), "utf8"),
  };
}
