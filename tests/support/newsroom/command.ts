/** The command of the newsroom, in a process of its own, over the folders of a test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import { KEPT_DIR, ROOT } from "../../../src/delivery/build/paths.ts";
import { COMMANDS } from "../processes.ts";
import { freePort } from "../servers/hosts.ts";
import { NEWSROOM_URL, type Places } from "./team.ts";

/** Starts the command, which is killed after the test if it still runs. */
export async function startCommand({ folder, content, site, state, team, secret }: Places) {
  // Kept files have a folder of their own, because builds of other tests run at the same time.
  const keptDir = path.join(KEPT_DIR, "tests", path.basename(folder));
  const [port, sitePort] = await Promise.all([freePort(), freePort()]);
  const options = { content, site, state, team, port, "site-port": sitePort, login: "caddy", "secret-file": secret };
  const args = Object.entries({ ...options, "public-url": NEWSROOM_URL }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const command = spawn(process.execPath, [COMMANDS, "newsroom", ...args], {
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
  const end = async (signal: NodeJS.Signals, pid = command.pid ?? 0) => {
    process.kill(pid, signal);
    const [status] = await closed;
    return status;
  };
  const kill = async () => void (await end("SIGKILL", -(command.pid ?? 0)));
  onTestFinished(async () => {
    if (command.exitCode === null && command.signalCode === null) await kill();
    await rm(keptDir, { recursive: true, force: true });
  });
  await ready;
  return {
    /** Origin at which the newsroom listens. */
    address: `http://127.0.0.1:${port}`,
    process: command,
    /** Its output so far. */
    output: () => output,
    /** Sends a signal to the command alone. */
    stop: (signal: NodeJS.Signals) => end(signal),
    /** Kills the command with everything that it started, as a power cut does. */
    kill,
  };
}
