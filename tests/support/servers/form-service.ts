/** A form-collection service on this machine, which answers as a test wants and records its requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  method: string;
  path: string;
  contentType: string;
  accept: string;
  body: unknown;
}

export interface Receiver {
  url: string;
  received: Received[];
  close: () => void;
}

export type Reply = (response: ServerResponse) => void;

/** Answers with a status and a body. */
export const replies =
  (status: number, body = "{}", type = "application/json"): Reply =>
  (response) =>
    response.writeHead(status, { "Content-Type": type }).end(body);

/** Never answers the request. */
export const silence: Reply = () => {};

/** Starts a service that answers each request with the next reply, and then always with the last. */
export async function startReceiver(...script: Reply[]): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push(await record(request));
    const reply = script[Math.min(received.length, script.length) - 1];
    reply?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${portOf(server)}`, received, close: () => stop(server) };
}

/** An address at which nobody listens: connections are refused. */
export async function refusingUrl(): Promise<string> {
  const { url, close } = await startReceiver();
  close();
  return url;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

async function record(request: IncomingMessage): Promise<Received> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const { method = "", url: path = "", headers } = request;
  return {
    method,
    path,
    contentType: headers["content-type"] ?? "",
    accept: headers.accept ?? "",
    body: JSON.parse(text),
  };
}
