/** Runs the command that writes e-mails, for a magazine of a test. */
import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../src/delivery/build/paths.ts";

export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

const DOUBLES = pathToFileURL(path.join(ROOT, "tests/support/servers/ask-senders.mjs")).href;

/** Runs the command. `SENDERS` in `env` is the address of the doubles of sending services. */
export function newsletter(args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const preload = env.SENDERS ? ["--import", DOUBLES] : [];
  const command = [...preload, path.join(ROOT, "scripts/compiled.mjs"), "newsletter", ...args];
  const options = { cwd: ROOT, env: { ...process.env, ...env }, encoding: "utf8" as const };
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
