/** Two magazines in folders of their own, and the commands of this checkout on each. */
import { spawn, type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { VALID } from "./documents.ts";
import { SITE, workspace } from "./workspace.ts";

/** Each is called by its folder, in which no other has the word. */
export const NAMES = ["Farolito", "Candelaria"] as const;

export interface Magazines {
  /** The folder in which both lie. */
  folder: string;
  /** Runs a command where they lie, `content build --magazine Farolito`. */
  run: (...command: string[]) => SpawnSyncReturns<string>;
  /** Starts the editor on a magazine, and answers its origin. */
  edit: (name: string) => Promise<string>;
  /** Replaces something in the configuration of a magazine. */
  configure: (name: string, from: string | RegExp, to: string) => Promise<void>;
  /** Files of a magazine in which a word stands, as paths from its folder. */
  filesWith: (name: string, word: string) => Promise<string[]>;
}

export async function twoMagazines(): Promise<Magazines> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-magazines-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of NAMES) await writeMagazine(path.join(folder, name), name);
  return {
    folder,
    run: (...command) =>
      spawnSync(process.execPath, [path.join(ROOT, "scripts/compiled.mjs"), ...command], {
        cwd: folder,
        encoding: "utf8",
      }),
    edit: (name) => edit(folder, name),
    configure: async (name, from, to) => {
      const file = path.join(folder, name, "magazine.config.ts");
      await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
    },
    filesWith: (name, word) => filesWith(path.join(folder, name), word),
  };
}

async function edit(folder: string, name: string): Promise<string> {
  const command = [path.join(ROOT, "scripts/compiled.mjs"), "edit", "--magazine", name];
  const editor = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, PORT: "0" } });
  onTestFinished(() => void editor.kill());
  let said = "";
  for await (const piece of editor.stdout) {
    said += String(piece);
    const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (origin) return origin;
  }
  throw new Error(`The editor did not start: ${said}`);
}

async function writeMagazine(folder: string, name: string): Promise<void> {
  const { contentDir } = await workspace({ ...VALID, "site.yaml": SITE.replace("name: Pompa", `name: ${name}`) });
  await cp(contentDir, path.join(folder, "content"), { recursive: true });
  await cp(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  await writeFile(path.join(folder, "public", `${name}.txt`), name);
  await cp(path.join(ROOT, "magazine.config.ts"), path.join(folder, "magazine.config.ts"));
}

async function filesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const found = files.map(async (file) => ((await readFile(file)).includes(word) ? [path.relative(folder, file)] : []));
  return (await Promise.all(found)).flat();
}
