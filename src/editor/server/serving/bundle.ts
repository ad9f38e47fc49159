/** The code of the editor and of the site beside it, built again only when something of which it is made changed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { codeDigest } from "../../../delivery/build/code-digest.ts";
import { EDITOR_DIR, ROOT } from "../../../delivery/build/paths.ts";

const VITE = path.join(ROOT, "node_modules/vite/bin/vite.js");
const CONFIGURATION = path.join(ROOT, "vite.editor.config.ts");
/** Milliseconds after which no editor runs any more that loads its parts from an older folder. */
const DAY = 24 * 60 * 60 * 1000;

/** Resolves to its folder. `onBuild` hears of it when it has to be built. */
export async function buildEditor(onBuild?: () => void): Promise<string> {
  const folder = path.join(EDITOR_DIR, codeDigest().digest("hex").slice(0, 12));
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  onBuild?.();
  mkdirSync(EDITOR_DIR, { recursive: true });
  removeOld();
  const unfinished = `${folder}.${process.pid}`;
  await build(unfinished);
  put(unfinished, folder);
  return folder;
}

/** In a process of its own, so that this one can read the content meanwhile, and with React as readers get it. */
async function build(outDir: string): Promise<void> {
  const args = [VITE, "build", "--config", CONFIGURATION, "--outDir", outDir, "--emptyOutDir"];
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
  const [status] = (await once(child, "exit")) as [number | null];
  if (status !== 0) throw new Error("No se pudo preparar la redacción: lo que falló está arriba.");
}

function put(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another process built the same sources at the same moment.
    rmSync(unfinished, { recursive: true });
  }
}

function removeOld(): void {
  for (const name of readdirSync(EDITOR_DIR)) {
    const old = path.join(EDITOR_DIR, name);
    const { mtimeMs = Infinity } = statSync(old, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY) rmSync(old, { recursive: true, force: true });
  }
}
