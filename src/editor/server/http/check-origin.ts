/**
 * Lets only the editor's own page send requests. A page of another origin can send requests too, even under a host name
 * of its own that it points to this machine (DNS rebinding). The names of the host and of the origin are checked, and
 * every request needs a secret that only the editor's page has. https://owasp.org/www-community/attacks/csrf
 */
import { timingSafeEqual } from "node:crypto";
import { messages } from "../../messages/messages.ts";
import { RefusedRequest } from "./refused-request.ts";

/** The origin of the editor under a host name, such as `localhost:4174`; `undefined` for names that are not its own. */
export type OriginOf = (host: string) => string | undefined;

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Origins of a server that only this machine reaches. */
export const loopbackOrigin: OriginOf = (host) =>
  LOOPBACK_NAMES.includes(host.replace(/:\d+$/, "")) ? `http://${host}` : undefined;

/** Throws a `RefusedRequest` for requests from other pages, or under another host name. */
export function checkOrigin({ headers, method }: Request, originOf: OriginOf): void {
  const own = originOf(headers.get("host") ?? "");
  if (!own) throw new RefusedRequest(403, messages.requests.otherAddress);
  const origin = headers.get("origin") ?? own;
  const site = headers.get("sec-fetch-site") ?? "same-origin";
  const isOther = origin !== own || !["same-origin", "none"].includes(site);
  if (isOther && !isOpening(method, headers)) throw new RefusedRequest(403, messages.requests.otherSite);
}

/** Whether a link opens a page in a tab. Another site may do that, because it learns nothing of the page. */
const isOpening = (method: string, headers: Headers) =>
  method === "GET" && headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";

export function checkKey(given: string, key: string): void {
  if (!isSecret(given, key)) throw new RefusedRequest(403, messages.requests.openedAgain);
}

/** Whether a text is the secret. The comparison takes constant time. */
export function isSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
