/**
 * `npm run edit`: starts the editor for this machine only. `--content DIR` is another content folder; the variable
 * `PORT` is another port.
 */
import "../src/delivery/build/configuration/check-magazine.ts";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { messages } from "../src/editor/messages/messages.ts";
import { CONTENT_DIR, SUBMISSIONS_DIR } from "../src/delivery/build/paths.ts";
import { buildEditor } from "../src/editor/server/build-editor.ts";
import { serveEditor } from "../src/editor/server/serve-editor.ts";
import { openSubscriptions } from "../src/editor/server/subscriptions.ts";
import { parseContentFolder, FOLDER_OPTION } from "./arguments/folder.ts";
import { portOr } from "./arguments/port.ts";

const DEFAULT_PORT = 4174;
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ["open"], win32: ["cmd", "/c", "start"] };

const { values } = parseArgs({ options: { content: FOLDER_OPTION } });
const contentDir = parseContentFolder(values.content) ?? CONTENT_DIR;
const port = portOr(DEFAULT_PORT);

/** Opens the submissions that the form's receiver stored on this machine. The editor also works without them. */
async function openLocalSubscriptions() {
  if (!existsSync(SUBMISSIONS_DIR)) return {};
  try {
    return { subscriptions: await openSubscriptions(SUBMISSIONS_DIR) };
  } catch (error) {
    console.error(messages.commands.noSubscriptions((error as Error).message));
    return {};
  }
}

/** Opens the editor in the browser of this machine. A failure is ignored, because the address is also printed. */
function openInBrowser(address: string): void {
  const [command = "", ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const opener = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  opener.on("error", () => {}).unref();
}

try {
  const bundle = buildEditor(() => console.log(messages.commands.preparing));
  const sharedOptions = await openLocalSubscriptions();
  const serving = serveEditor({ ...sharedOptions, contentDir, port, bundle: () => bundle, onError: console.error });
  const [editor] = await Promise.all([serving, bundle]);
  console.log(messages.commands.isOpen(editor.address));
  if (process.stdout.isTTY) openInBrowser(editor.address);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? messages.commands.portTaken(port) : message);
  process.exit(1);
}
