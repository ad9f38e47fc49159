/** The site that readers get, built by the command that everybody uses, in a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { messages } from "../../messages/messages.ts";
import { ROOT } from "../../../delivery/build/paths.ts";

interface Building {
  content: string;
  /** The folder that is replaced in one step, once everything is right. */
  site: string;
  /** Hears of each step: `3/4 Páginas`. */
  onStep: (step: string) => void;
}

/** Lines that are told of what went wrong. */
const MOST = 10;

/** Resolves to why it could not be built; to `undefined` where it was. */
export type BuildSite = (building: Building) => Promise<string | undefined>;

export const buildSite: BuildSite = async ({ content, site, onStep }) => {
  const args = [path.join(ROOT, "scripts/compiled.mjs"), "build", "--content", content, "--out", site];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  createInterface(child.stdout).on("line", (line) => /^\d\/\d /.test(line) && onStep(line));
  createInterface(child.stderr).on("line", (line) => said.push(line));
  const [status] = (await once(child, "close")) as [number | null];
  if (status === 0) return undefined;
  return said.slice(-MOST).join("\n") || messages.newsroom.buildCutOff;
};
