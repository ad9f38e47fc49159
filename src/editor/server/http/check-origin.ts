/**
 * Accepts requests only from the editor's own page. A page of another origin can also send requests, even under a host
 * name of its own that resolves to this machine (DNS rebinding). Therefore the names of the host and of the origin are
 * checked, and every request needs a secret that only the editor's page has.
 * https://owasp.org/www-community/attacks/csrf
 */
import { timingSafeEqual } from "node:crypto";
import { messages } from "../../messages/messages.ts";
import { RefusedRequest } from "./refused-request.ts";

/**
 * Returns the origin of the editor under a host name such as `localhost:4174`; `undefined` if the editor does not have
 * this host name.
 */
export type OriginOf = (host: string) => string | undefined;

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Returns the origin of a server that is reachable only from this machine; `undefined` for any other host name. */
export const loopbackOrigin: OriginOf = (host) =>
  LOOPBACK_NAMES.includes(host.replace(/:\d+$/, "")) ? `http://${host}` : undefined;

/** Throws a `RefusedRequest` for another host name, and for another origin unless a page is opened in a tab. */
export function checkOrigin({ headers, method }: Request, originOf: OriginOf): void {
  const expectedOrigin = originOf(headers.get("host") ?? "");
  if (!expectedOrigin) throw new RefusedRequest(403, messages.requests.otherAddress);
  const origin = headers.get("origin") ?? expectedOrigin;
  const site = headers.get("sec-fetch-site") ?? "same-origin";
  const isCrossOrigin = origin !== expectedOrigin || !["same-origin", "none"].includes(site);
  if (isCrossOrigin && !isNavigation(method, headers)) throw new RefusedRequest(403, messages.requests.otherSite);
}

/**
 * Whether a request opens a page in a tab. A link on another site may open a page, because the other site cannot read
 * the opened page.
 */
const isNavigation = (method: string, headers: Headers) =>
  method === "GET" && headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";

export function checkKey(sentKey: string, key: string): void {
  if (!isSecret(sentKey, key)) throw new RefusedRequest(403, messages.requests.openedAgain);
}

/** Whether a text is the secret. The comparison takes constant time. */
export function isSecret(candidate: string, secret: string): boolean {
  const [one, other] = [Buffer.from(candidate), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
