import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

/** Milliseconds for whoever does not take their answer. */
const PATIENCE = 30_000;

export interface Listening {
  port: number;
  /** What was begun is answered first. */
  close: () => Promise<void>;
}

/** Resolves when it can be asked; rejects if the port is taken. */
export async function listen(
  app: Pick<Parameters<typeof createAdaptorServer>[0], "fetch">,
  port: number,
  hostname: string,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  server.listen(port, hostname);
  await once(server, "listening");
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    const [answered, patience] = [
      setInterval(() => server.closeIdleConnections(), 20),
      setTimeout(() => server.closeAllConnections(), PATIENCE),
    ];
    await closed;
    clearInterval(answered);
    clearTimeout(patience);
  };
  return { port: (server.address() as AddressInfo).port, close };
}
