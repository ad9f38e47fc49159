import type { IncomingMessage } from "node:http";

/** The address that a request asks for, whatever host and user it names; `undefined` where it is none, as in `GET http://[`. */
export function requestUrl({ url = "/" }: IncomingMessage): URL | undefined {
  const target = belowHost(url);
  if (!URL.canParse(target, HOST)) return undefined;
  const { pathname, search } = new URL(target, HOST);
  return new URL(belowHost(pathname) + search, HOST);
}

/** Two slashes would begin with a host. */
const belowHost = (path: string) => path.replace(/^\/+/, "/");

const HOST = "http://localhost";
