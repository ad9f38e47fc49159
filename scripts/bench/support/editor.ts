/** Starts the editor or the newsroom through its npm script, with any content folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../../../src/delivery/build/paths.ts";

/** Matches the message that the editor prints when it is ready. The group captures the editor's address. */
const READY = /La redacción está en ([^\s,]+)[\s,]/;

export interface StartedCommand {
  process: ChildProcess;
  address: string;
  /** Milliseconds until the command was ready. */
  time: number;
}

/** Starts a command with a content folder. Resolves when the command is ready. */
export async function start(
  contentDir: string,
  name = "edit",
  moreArguments: readonly string[] = [],
): Promise<StartedCommand> {
  const startTime = performance.now();
  const command = spawn("npm", ["run", "--silent", name, "--", "--content", contentDir, ...moreArguments], {
    cwd: ROOT,
    // With port 0, the system assigns any free port.
    env: { ...process.env, PORT: "0", NEWSROOM_PORT: "0", NEWSROOM_SITE_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    // The command has a process group of its own, so that npm's child processes can be ended together with it.
    detached: true,
  });
  process.once("exit", () => end(command));
  let output = "";
  // The output after the address is read, too, because a full pipe would block the command.
  for await (const chunk of command.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const [, address] = READY.exec(output) ?? [];
    if (!address) continue;
    command.stdout.resume();
    return { process: command, address, time: performance.now() - startTime };
  }
  throw new Error("The editor did not start.");
}

type SendRequest = (action: string, request: object) => Promise<unknown>;

/** Resolves to a function that sends requests to the editor as the editor's own page does. */
export async function createClient(address: string): Promise<SendRequest> {
  const html = await (await fetch(address)).text();
  const key = /name="redaccion" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const headers = { "Content-Type": "application/json", "X-Redaccion": key };
  return async (action, request) => {
    const body = JSON.stringify(request);
    const response = await fetch(`${address}/@redaccion/${action}`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

export async function stop({ process: command }: StartedCommand): Promise<void> {
  const ended = once(command, "exit");
  end(command);
  await ended;
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, "SIGTERM");
}
