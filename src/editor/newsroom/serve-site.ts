import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { basePath } from "../../delivery/build/base-path.ts";
import { serve, type ServeOptions } from "../../delivery/server/serve.ts";
import type { Listening } from "../server/http/listen.ts";

/** The published site and the receiver of its form. */
export async function servePublished(options: Omit<ServeOptions, "base">): Promise<Listening> {
  const server = await serve({ ...options, base: basePath() });
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}
