/** A token that a proxy signs for each request: Cloudflare Access, Google's proxy, oauth2-proxy, Authelia. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { RefusedRequest } from "../../server/http/refused-request.ts";
import type { Login } from "./login.ts";

/** Where the proxies put it. Whichever it is, the signature counts. */
const HEADERS = ["Cf-Access-Jwt-Assertion", "X-Goog-IAP-JWT-Assertion", "X-Forwarded-Access-Token", "Authorization"];

/** With a key that only the issuer has: never `none`, nor one that both sides know. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Seconds by which two clocks may differ. */
const CLOCKS = 30;

export interface TokenOptions {
  issuer: string;
  audience: string;
  /** Address of the issuer's public keys; what it says of itself where it is left out. */
  keys?: string;
}

export function tokenLogin({ issuer, audience, keys }: TokenOptions): Login {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const keysOf = () => {
    found ??= keySet(issuer, keys);
    found.catch(() => (found = undefined));
    return found;
  };
  const wanted = { issuer, audience, algorithms: ALGORITHMS, clockTolerance: CLOCKS, requiredClaims: ["exp"] };
  return async (headers) => {
    const token = HEADERS.map((name) => headers.get(name))
      .find(Boolean)
      ?.replace(/^Bearer\s+/i, "");
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify<{ email?: unknown; email_verified?: unknown }>(token, await keysOf(), wanted);
      const { email, email_verified } = payload;
      return typeof email === "string" && email_verified !== false ? email.toLowerCase() : undefined;
    } catch (error) {
      return refused(error);
    }
  };
}

/** https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig */
async function keySet(issuer: string, keys: string | undefined): Promise<JWTVerifyGetKey> {
  if (keys) return createRemoteJWKSet(new URL(keys));
  const response = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const { jwks_uri } = (await response.json()) as { jwks_uri: string };
  return createRemoteJWKSet(new URL(jwks_uri));
}

/** A token that does not hold is nobody's; keys that cannot be had are no fault of the editor. */
function refused(error: unknown): undefined {
  const isOfToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
  if (!isOfToken || error.code === "ERR_JOSE_GENERIC")
    throw new RefusedRequest(503, "No se pudo comprobar quién sos: el servicio de acceso no contesta. Probá de nuevo.");
}
