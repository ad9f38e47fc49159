import type { IncomingMessage } from "node:http";

/** The address that a request asks for, below any host; `undefined` where it is none, as in `GET http://[`. */
export function requestUrl({ url = "/" }: IncomingMessage): URL | undefined {
  const target = url.replace(/^\/+/, "/");
  return URL.canParse(target, HOST) ? new URL(target, HOST) : undefined;
}

const HOST = "http://localhost";
