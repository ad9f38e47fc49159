import type { IncomingMessage } from "node:http";

/** The requested address, whatever host it names; `undefined` if it is not valid, as in `GET http://[`. */
export function requestUrl({ url = "/" }: IncomingMessage): URL | undefined {
  const target = belowHost(url);
  if (!URL.canParse(target, HOST)) return undefined;
  const { pathname, search } = new URL(target, HOST);
  return new URL(belowHost(pathname) + search, HOST);
}

/** Replaces slashes at the beginning by one, since two would begin with a host. */
const belowHost = (path: string) => path.replace(/^\/+/, "/");

const HOST = "http://localhost";
