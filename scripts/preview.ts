/**
 * `npm run preview`: serves `dist/` at http://localhost:4173, or at the port in the variable `PORT`. The variable
 * `HOST` sets the address on which the server listens. With `0.0.0.0`, other machines can also reach the site.
 */
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { basePath } from "../src/delivery/build/base-path.ts";
import { DIST_DIR, SUBMISSIONS_DIR } from "../src/delivery/build/paths.ts";
import { serve } from "../src/delivery/server/serve.ts";
import { portOr } from "./arguments/port.ts";
import { fail } from "./outcome/fail.ts";

const DEFAULT_PORT = 4173;
/** Values of `HOST` that mean all addresses of this machine, including localhost. */
const ANY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);
/** Error codes for an address that this machine does not have. */
const NO_ADDRESS_CODES: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"]);

parseArgs();
const base = basePath();
const port = portOr(DEFAULT_PORT);
const { HOST: host, SENDER_HEADER: header } = process.env;
if (existsSync(DIST_DIR)) await serveSite().catch(explain);
else fail(messages.commands.noSite);

async function serveSite(): Promise<void> {
  const rates = { header };
  const server = await serve({
    dir: DIST_DIR,
    base,
    submissionsDir: SUBMISSIONS_DIR,
    port,
    ...(host && { host }),
    rates,
  });
  // The port is read from the server, because with port 0 the system assigns any free port.
  const { port: boundPort } = server.address() as AddressInfo;
  const name = host && !ANY_ADDRESS.has(host) ? host : "localhost";
  console.log(messages.commands.serving(`http://${name}:${boundPort}${base === "/" ? "" : base}`));
}

function explain(error: NodeJS.ErrnoException): void {
  const { code = "" } = error;
  if (host && NO_ADDRESS_CODES.has(code)) fail(messages.commands.noAddress(host));
  else if (code === "EADDRINUSE") fail(messages.commands.portTaken(port, port + 1));
  else throw error;
}
