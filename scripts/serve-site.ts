/** Serves `dist/` at http://localhost:4173, or the port in `PORT`, and says so. `HOST`: an address for others too, as `0.0.0.0`. */
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { messages } from "../src/content/messages/messages.ts";
import { serve } from "../src/delivery/server/serve.ts";
import { basePath } from "../src/delivery/build/base-path.ts";
import { DIST_DIR, SUBMISSIONS_DIR } from "../src/delivery/build/paths.ts";
import { portOr } from "./port.ts";

const DEFAULT_PORT = 4173;
/** Of these "localhost" is one. */
const ANY: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);
/** No address of this machine is called like that. */
const NO_ADDRESS: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"]);

export async function serveSite(): Promise<void> {
  const base = basePath();
  const port = portOr(DEFAULT_PORT);
  const { HOST: host, SENDER_HEADER: header } = process.env;
  if (!existsSync(DIST_DIR)) return fail(messages.commands.noSite);
  try {
    const server = await serve({
      dir: DIST_DIR,
      base,
      submissionsDir: SUBMISSIONS_DIR,
      port,
      ...(host && { host }),
      rates: { header },
    });
    // Port 0 is whichever is free.
    const { port: taken } = server.address() as AddressInfo;
    console.log(
      messages.commands.serving(
        `http://${host && !ANY.has(host) ? host : "localhost"}:${taken}${base === "/" ? "" : base}`,
      ),
    );
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (host && NO_ADDRESS.has(code)) return fail(messages.commands.noAddress(host));
    if (code !== "EADDRINUSE") throw error;
    fail(messages.commands.portTaken(port, port + 1));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
