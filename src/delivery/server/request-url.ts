import type { IncomingMessage } from "node:http";

/**
 * Returns the requested URL with `localhost` as its host, whatever host the request names; `undefined` if the URL is
 * not valid, as in `GET http://[`.
 */
export function requestUrl({ url = "/" }: IncomingMessage): URL | undefined {
  const target = collapseLeadingSlashes(url);
  if (!URL.canParse(target, ORIGIN)) return undefined;
  const { pathname, search } = new URL(target, ORIGIN);
  return new URL(collapseLeadingSlashes(pathname) + search, ORIGIN);
}

/** Reduces several slashes at the beginning to one, because a URL parser would read a host after `//`. */
const collapseLeadingSlashes = (path: string) => path.replace(/^\/+/, "/");

const ORIGIN = "http://localhost";
