/** Starts what WebKitGTK needs: a screen without a display, a driver and a window that can be as narrow as a phone. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findMiniBrowser } from "./installed.ts";
import type { WindowOptions } from "./reader.ts";

/** The tool bar keeps the window at least 447 px wide, unless its buttons have no size. */
const GTK_CSS =
  "* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; } image { -gtk-icon-transform: scale(0); }";

/** Pixels and color depth, with room for the largest window with its bars. */
const SCREEN = "1640x1100x24";

/** Gives the window the focus, because there is no window manager to do so. Without it, `:focus` matches nothing. */
const FOCUS = "xdotool windowfocus --sync $(xdotool search --sync --onlyvisible --class MiniBrowser | tail -1)";

export async function startWebKit({ reducedMotion = false }: WindowOptions) {
  const config = writeGtkSettings(reducedMotion);
  const [screen, display] = await startScreen();
  // Turns off drawing with a graphics card, because emulating the card takes two fifths of the time.
  const drawingSettings = { WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  const env = { ...process.env, ...drawingSettings, DISPLAY: display, XDG_CONFIG_HOME: config, LANGUAGE: "es_AR" };
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReachable(`${address}/status`);
  return {
    address,
    binary: findMiniBrowser() ?? "",
    focus: () => void spawnSync("sh", ["-c", FOCUS], { env }),
    stop: () => {
      driver.kill();
      screen.kill();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/** Creates a folder with the settings of GTK, which WebKit takes for those of the system. */
function writeGtkSettings(reducedMotion: boolean): string {
  const config = mkdtempSync(path.join(tmpdir(), "webkit-"));
  const gtk = path.join(config, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(path.join(gtk, "gtk.css"), GTK_CSS);
  writeFileSync(path.join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  return config;
}

/** Starts a virtual screen. Its server chooses the display number and reports it. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return [screen, `:${String(number).trim()}`];
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function waitUntilReachable(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error("WebKitWebDriver did not start.");
}
