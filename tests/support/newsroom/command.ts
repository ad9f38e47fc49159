/** The command of the newsroom, in a process of its own, over the folders of a test. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { KEPT_DIR, ROOT } from "../../../src/delivery/build/paths.ts";
import { freePort } from "../servers/hosts.ts";
import { NEWSROOM_URL, type Places } from "./team.ts";

export interface NewsroomCommand {
  /** Origin at which it listens. */
  address: string;
  process: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Sends a signal to the command alone. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Kills the command with everything that it started, as a power cut does. */
  kill: () => Promise<void>;
}

/** Apart from the project's own, so that builds of other tests do not meet its builds. */
const keptDir = path.join(KEPT_DIR, "tests", "newsroom");

export async function startCommand({ content, site, state, team, secret }: Places): Promise<NewsroomCommand> {
  const [port, sitePort] = [await freePort(), await freePort()];
  const options = { content, site, state, team, port, "site-port": sitePort, login: "caddy", "secret-file": secret };
  const args = Object.entries({ ...options, "public-url": NEWSROOM_URL }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const command = spawn(process.execPath, ["scripts/compiled.mjs", "newsroom", ...args], {
    cwd: ROOT,
    env: { ...process.env, KEPT_DIR: keptDir },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const closed = once(command, "close") as Promise<[number | null]>;
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [command.stdout, command.stderr])
      stream.on("data", (piece) => {
        output += String(piece);
        if (output.includes("La redacción está en")) resolve();
      });
    void closed.then(() => reject(new Error(output)));
  });
  await ready;
  const end = async (signal: NodeJS.Signals, pid = command.pid ?? 0) => {
    process.kill(pid, signal);
    const [status] = await closed;
    return status;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    process: command,
    output: () => output,
    stop: (signal) => end(signal),
    kill: async () => void (await end("SIGKILL", -(command.pid ?? 0))),
  };
}
