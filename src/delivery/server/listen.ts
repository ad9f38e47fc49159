import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";

/**
 * Listens on the address `host`, or by default on both loopback addresses, because "localhost" may mean either one.
 * Rejects if the port is taken.
 */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  server.listen(port, host ?? "127.0.0.1");
  await once(server, "listening");
  if (host) return;
  const { port: boundPort } = server.address() as AddressInfo;
  const ipv6Server = createServer((socket) => server.emit("connection", socket));
  server.once("close", () => ipv6Server.close());
  ipv6Server.listen(boundPort, "::1");
  // A machine may have no IPv6, so only a taken port is an error.
  await once(ipv6Server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (port === 0 || error.code !== "EADDRINUSE") return;
    server.close();
    throw error;
  });
}
