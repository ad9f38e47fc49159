/** A magazine in a folder of its own, with its own configuration and content, for the commands of this checkout. */
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { PUBLIC_DIR } from "../../../src/delivery/build/paths.ts";
import { newFolder } from "../folders.ts";
import { runCommand } from "../processes.ts";
import { type Files, writeFiles } from "../workspace.ts";

export type OtherMagazine = Awaited<ReturnType<typeof otherMagazine>>;

/** Creates a magazine with this content. `config` is the text of its `magazine.config.ts`. */
export async function otherMagazine(config: string, content: Files) {
  const folder = await newFolder();
  await cp(PUBLIC_DIR, path.join(folder, "public"), { recursive: true });
  /** Writes files into the magazine's folder. */
  const writeBeside = (files: Files) => writeFiles(folder, files);
  /** Writes files into the magazine's content folder. */
  const write = (files: Files) => writeFiles(path.join(folder, "content"), files);
  await writeBeside({ "magazine.config.ts": config });
  await write(content);
  return {
    write,
    writeBeside,
    /** Runs a command, and returns its output and whether it succeeded. */
    run: (...command: string[]) => {
      const { status, stdout, stderr } = runCommand([...command, "--magazine", folder]);
      return { output: stdout + stderr, isSuccessful: status === 0 };
    },
    /** Reads a file of the built site. */
    read: (file: string) => readFile(path.join(folder, "dist", file), "utf8"),
    bytes: (file: string) => readFile(path.join(folder, "dist", file)),
  };
}
