import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { basePath } from "../../delivery/build/base-path.ts";
import { SUBMISSIONS_DIR } from "../../delivery/build/paths.ts";
import { serve } from "../../delivery/server/serve.ts";
import type { Listening } from "../server/http/listen.ts";

/** The published site and the receiver of its form. */
export async function servePublished(dir: string, port: number, host: string): Promise<Listening> {
  const server = await serve({ dir, base: basePath(), submissionsDir: SUBMISSIONS_DIR, port, host });
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}
