/** A magazine in a folder of its own, with its own configuration and content, for the commands of this checkout. */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { PUBLIC_DIR, ROOT } from "../../../src/delivery/build/paths.ts";
import { type Files, writeFiles } from "../workspace.ts";

export interface OtherMagazine {
  /** Runs a command of `scripts/`, and returns its output and whether it succeeded. */
  run: (...command: string[]) => { output: string; isSuccessful: boolean };
  /** Writes files into its content. */
  write: (files: Files) => Promise<void>;
  /** Writes files into its folder. */
  writeBeside: (files: Files) => Promise<void>;
  /** Reads the text of a file of the built site. */
  read: (file: string) => Promise<string>;
  /** Reads the bytes of a file of the built site. */
  bytes: (file: string) => Promise<Buffer>;
}

/** `config` is the text of its `magazine.config.ts`. */
export async function otherMagazine(config: string, content: Files): Promise<OtherMagazine> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-magazine-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(PUBLIC_DIR, path.join(folder, "public"), { recursive: true });
  await writeFile(path.join(folder, "magazine.config.ts"), config);
  const write = (files: Files) => writeFiles(path.join(folder, "content"), files);
  await write(content);
  return {
    write,
    writeBeside: (files) => writeFiles(folder, files),
    run: (...command) => {
      const args = [path.join(ROOT, "scripts/compiled.mjs"), ...command, "--magazine", folder];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
      return { output: stdout + stderr, isSuccessful: status === 0 };
    },
    read: (file) => readFile(path.join(folder, "dist", file), "utf8"),
    bytes: (file) => readFile(path.join(folder, "dist", file)),
  };
}
