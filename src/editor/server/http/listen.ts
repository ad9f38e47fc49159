import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

/** Milliseconds after which a closing server ends connections whose clients do not read the response. */
const TIMEOUT = 30_000;

export interface ListeningServer {
  port: number;
  /** Closes the server after the responses to pending requests are sent. */
  close: () => Promise<void>;
}

/** Starts a server. Resolves when the server listens; rejects if the port is taken. */
export async function listen(
  app: Pick<Parameters<typeof createAdaptorServer>[0], "fetch">,
  port: number,
  hostname: string,
): Promise<ListeningServer> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  server.listen(port, hostname);
  await once(server, "listening");
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    const [idleTimer, forceTimer] = [
      setInterval(() => server.closeIdleConnections(), 20),
      setTimeout(() => server.closeAllConnections(), TIMEOUT),
    ];
    await closed;
    clearInterval(idleTimer);
    clearTimeout(forceTimer);
  };
  return { port: (server.address() as AddressInfo).port, close };
}
