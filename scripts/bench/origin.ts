import type { AddressInfo } from "node:net";
import { SUBMISSIONS_DIR } from "../../src/delivery/build/paths.ts";
import { serve } from "../../src/delivery/server/serve.ts";

/** Serves a built site on a free port for as long as the process has something else to do. */
export async function originOf(dir: string): Promise<string> {
  const server = await serve({ dir, submissionsDir: SUBMISSIONS_DIR, port: 0 });
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
