import type { IncomingMessage } from "node:http";

/**
 * Returns the requested URL with `localhost` as its host, whatever host the request names; `undefined` if the URL is
 * not valid, as in `GET http://[`.
 */
export function requestUrl({ url = "/" }: IncomingMessage): URL | undefined {
  const target = belowHost(url);
  if (!URL.canParse(target, HOST)) return undefined;
  const { pathname, search } = new URL(target, HOST);
  return new URL(belowHost(pathname) + search, HOST);
}

/** Replaces several slashes at the beginning by one, because a URL parser reads a host after `//`. */
const belowHost = (path: string) => path.replace(/^\/+/, "/");

const HOST = "http://localhost";
