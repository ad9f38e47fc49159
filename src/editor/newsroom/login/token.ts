/** Login by a token that a proxy signs: Cloudflare Access, Google's proxy, oauth2-proxy, Authelia. */
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from "jose";
import { messages } from "../../messages/messages.ts";
import { RefusedRequest } from "../../server/http/refused-request.ts";
import { toAsciiLowerCase } from "../team.ts";
import type { Login } from "./authenticate.ts";

/** Headers in which proxies send a token. Each of them is accepted, because the signature of the token is verified. */
const HEADERS = ["Cf-Access-Jwt-Assertion", "X-Goog-IAP-JWT-Assertion", "X-Forwarded-Access-Token", "Authorization"];

/** Matches a signed token: https://www.rfc-editor.org/rfc/rfc7519#section-3 */
const SIGNED_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Accepted signature algorithms. All of them need a private key of the issuer; `none` and shared secrets are refused.
 */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Seconds by which the clocks of the issuer and of this machine may differ. */
const CLOCK_TOLERANCE = 30;

/** Milliseconds that the issuer may take to respond. */
const TIMEOUT = 5000;

export interface TokenOptions {
  issuer: string;
  audience: string;
  /** URL of the issuer's public keys; by default, the URL in the issuer's discovery document. */
  keys?: string;
}

export function tokenLogin({ issuer, audience, keys }: TokenOptions): Login {
  let cachedKeys: Promise<JWTVerifyGetKey> | undefined;
  const loadKeys = () =>
    (cachedKeys ??= keySetOf(issuer, keys).catch((error: unknown) => {
      cachedKeys = undefined;
      throw error;
    }));
  const verifyOptions = {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ["exp"],
  };
  return async (headers, explain) => {
    // Values that are not signed tokens are skipped, because oauth2-proxy also sends such values.
    const token = HEADERS.map((name) => headers.get(name)?.replace(/^Bearer\s+/i, "") ?? "").find((each) =>
      SIGNED_TOKEN.test(each),
    );
    if (!token) return void explain?.(messages.newsroom.noTokenSent);
    try {
      const { payload } = await jwtVerify(token, await loadKeys(), verifyOptions);
      const email = emailOf(payload);
      if (!email) explain?.(messages.newsroom.noMailInToken);
      return email;
    } catch (error) {
      return void explain?.(messages.newsroom.badToken(reasonOf(error)));
    }
  };
}

/**
 * Returns the verified e-mail address of a token; `undefined` if there is none. Some issuers write `email_verified` as
 * a text, such as `"false"`: https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
 */
function emailOf({ email, email_verified = true }: JWTPayload): string | undefined {
  const isVerified = email_verified === true || email_verified === "true";
  return typeof email === "string" && isVerified ? toAsciiLowerCase(email) : undefined;
}

/**
 * Resolves to the public keys of an issuer: https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig
 */
async function keySetOf(issuer: string, keys: string | undefined): Promise<JWTVerifyGetKey> {
  if (keys) return createRemoteJWKSet(new URL(keys));
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  const { jwks_uri } = (await response.json()) as { jwks_uri: string };
  return createRemoteJWKSet(new URL(jwks_uri));
}

/** Returns the reason why a token is invalid. Throws a `RefusedRequest` if the issuer's keys cannot be fetched. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JOSEError && !KEY_ERRORS.has(error.code)) return error.message;
  throw new RefusedRequest(503, UNREACHABLE, { cause: error });
}

const KEY_ERRORS: ReadonlySet<string> = new Set(
  [errors.JOSEError, errors.JWKSTimeout, errors.JWKSInvalid].map(({ code }) => code),
);

const UNREACHABLE = messages.newsroom.cannotVerify;
