/**
 * Who may ask: the editor itself, in a browser on this machine. A page of another origin can send requests to
 * loopback, also under a name of its own that it lets point there (DNS rebinding), so the names of the host and of
 * the origin are checked, and every request has to hold a secret that only the editor's page was given.
 * https://owasp.org/www-community/attacks/csrf
 */
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { RefusedRequest } from "./refused-request.ts";

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;

type Request = Pick<IncomingMessage, "headers" | "method" | "socket">;

/** Throws a `RefusedRequest` for what does not come from this machine, under its own name. */
export function checkOrigin(request: Request): void {
  const { headers, socket } = request;
  const { host = "", origin } = headers;
  const own = LOOPBACK_NAMES.includes(host.replace(/:\d+$/, "")) && LOOPBACK_ADDRESS.test(socket.remoteAddress ?? "");
  if (!own) throw new RefusedRequest(403, "La redacción sólo se abre en esta computadora.");
  const site = headers["sec-fetch-site"] ?? "same-origin";
  const isOther =
    (origin !== undefined && origin !== `http://${host}`) || !["same-origin", "none"].includes(String(site));
  if (isOther && !isOpening(request)) throw new RefusedRequest(403, "Otro sitio no puede usar la redacción.");
}

/** A link on another site may open a page in a tab of its own, of which that site learns nothing. */
const isOpening = ({ method, headers }: Request) =>
  method === "GET" && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";

export function checkKey(given: string, key: string): void {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  if (one.length !== other.length || !timingSafeEqual(one, other))
    throw new RefusedRequest(403, "La redacción se abrió de nuevo: volvé a cargar esta página.");
}
