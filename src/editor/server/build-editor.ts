/** Builds the code of the editor and of the preview, unless a build of the same sources is cached. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { messages } from "../messages/messages.ts";
import { codeDigest } from "../../delivery/build/bundles/code-digest.ts";
import { EDITOR_DIR, ROOT } from "../../delivery/build/paths.ts";
import { configurationArguments, VITE_COMMAND } from "../../delivery/build/bundles/vite-command.ts";
import { addFolder, isCached } from "../../shared/files/folder-cache.mjs";

/** Resolves to the folder of the built code. `onBuild` is called if the code has to be built. */
export async function buildEditor(onBuild?: () => void): Promise<string> {
  const name = codeDigest().digest("hex").slice(0, 12);
  const folder = path.join(EDITOR_DIR, name);
  if (isCached(folder)) return folder;
  onBuild?.();
  return addFolder(EDITOR_DIR, async (unfinished) => {
    await build(unfinished);
    return name;
  });
}

/** Runs Vite with React's production code, in a separate process, so that this process can read content meanwhile. */
async function build(outDir: string): Promise<void> {
  const args = [VITE_COMMAND, "build", ...configurationArguments("vite.editor"), "--outDir", outDir, "--emptyOutDir"];
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
  const [status] = (await once(child, "exit")) as [number | null];
  if (status !== 0) throw new Error(messages.commands.notPrepared);
}
