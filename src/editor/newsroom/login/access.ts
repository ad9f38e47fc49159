/** Reads the login and the file of the team from the options. */
import { readFileSync } from "node:fs";
import { messages } from "../../messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import type { EditorState } from "../../contract/protocol.ts";
import { caddyLogin } from "./caddy-login.ts";
import type { Login } from "./authenticate.ts";
import { tokenLogin } from "./token.ts";

const OF_CADDY = ["secret-file"] as const;
const OF_TOKEN = ["issuer", "audience", "keys", "logout"] as const;

type RawOptions = Partial<Record<"login" | "team" | (typeof OF_CADDY)[number] | (typeof OF_TOKEN)[number], string>>;

export interface Access extends Pick<EditorState, "logout"> {
  login: Login;
  /** Path of the file of the team. */
  team: string;
}

/**
 * Returns the login and the team that the options describe; `undefined` without a login. Throws a `UsageError` for
 * missing or contradictory options.
 */
export function accessOf(raw: RawOptions): Access | undefined {
  const { login, team } = raw;
  if (!login) {
    refuse(raw, ["team", ...OF_CADDY, ...OF_TOKEN], messages.newsroom.loginMissing);
    return undefined;
  }
  if (login !== "caddy" && login !== "jwt") throw new UsageError(messages.newsroom.unknownLogin(login));
  refuse(raw, login === "caddy" ? OF_TOKEN : OF_CADDY, messages.newsroom.notWithLogin(login));
  if (!team) throw new UsageError(messages.newsroom.teamMissing);
  if (login === "caddy") return { login: caddyLogin(secretOf(raw)), team, logout: "" };
  return { login: tokenOf(raw), team, logout: raw.logout && safeAddress("logout", raw.logout).href };
}

function refuse(raw: RawOptions, names: readonly (keyof RawOptions)[], why: string): void {
  const wrong = names.find((name) => raw[name]);
  if (wrong) throw new UsageError(`--${wrong}: ${why}`);
}

/** Minimum length of a secret in characters. */
const SHORTEST = 32;

function secretOf({ "secret-file": file }: RawOptions): string {
  if (!file) throw new UsageError(messages.newsroom.secretMissing);
  const secret = readSecret(file).trim();
  if (secret.length < SHORTEST) throw new UsageError(messages.newsroom.secretTooShort(file));
  return secret;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(messages.newsroom.cannotReadSecret(file));
  }
}

function tokenOf({ issuer, audience, keys }: RawOptions): Login {
  if (!issuer || !audience) throw new UsageError(messages.newsroom.tokenNeeds);
  safeAddress("issuer", issuer);
  if (keys) safeAddress("keys", keys);
  return tokenLogin({ issuer, audience, ...(keys && { keys }) });
}

/** Parses a URL. Throws a `UsageError` for an invalid URL, and for plain HTTP to another machine. */
export function safeAddress(option: string, raw: string): URL {
  if (!URL.canParse(raw)) throw new UsageError(messages.newsroom.noAddress(option, raw));
  const url = new URL(raw);
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))) return url;
  throw new UsageError(messages.newsroom.unsafeAddress(option, raw));
}

/** Whether a host can be reached only from this machine. */
export const isLoopback = (host: string) =>
  ["localhost", "::1", "[::1]"].includes(host) || /^127(?:\.\d+){3}$/.test(host);
