/** The commands of this checkout, and processes that tests start. */
import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { ROOT } from "../../src/delivery/build/paths.ts";

/** The program that runs each command. */
export const COMMANDS = path.join(ROOT, "scripts/compiled.mjs");

interface Surroundings {
  /** The root of the project by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end, such as `["content", "check"]`. */
export function runCommand(command: readonly string[], { cwd = ROOT, env = {} }: Surroundings = {}) {
  const options = { cwd, env: { ...process.env, ...env }, encoding: "utf8", maxBuffer: 1e9 } as const;
  return spawnSync(process.execPath, [COMMANDS, ...command], options);
}

/** Ends a process, and resolves once it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
