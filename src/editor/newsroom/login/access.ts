/** Determines the login and the path of the team's file from the options. */
import { readFileSync } from "node:fs";
import { messages } from "../../messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import type { EditorState } from "../../contract/protocol.ts";
import { caddyLogin } from "./caddy-login.ts";
import type { Login } from "./authenticate.ts";
import { tokenLogin } from "./token.ts";

const CADDY_OPTIONS = ["secret-file"] as const;
const TOKEN_OPTIONS = ["issuer", "audience", "keys", "logout"] as const;

type RawOptions = Partial<
  Record<"login" | "team" | (typeof CADDY_OPTIONS)[number] | (typeof TOKEN_OPTIONS)[number], string>
>;

export interface Access extends Pick<EditorState, "logout"> {
  login: Login;
  /** Path of the team's file. */
  team: string;
}

/**
 * Returns the login and the path of the team's file; `undefined` without a login. Throws a `UsageError` for missing or
 * contradictory options.
 */
export function accessOf(raw: RawOptions): Access | undefined {
  const { login, team } = raw;
  if (!login) {
    refuseOptions(raw, ["team", ...CADDY_OPTIONS, ...TOKEN_OPTIONS], messages.newsroom.loginMissing);
    return undefined;
  }
  if (login !== "caddy" && login !== "jwt") throw new UsageError(messages.newsroom.unknownLogin(login));
  refuseOptions(raw, login === "caddy" ? TOKEN_OPTIONS : CADDY_OPTIONS, messages.newsroom.notWithLogin(login));
  if (!team) throw new UsageError(messages.newsroom.teamMissing);
  if (login === "caddy") return { login: caddyLogin(secretOf(raw)), team, logout: "" };
  return { login: tokenLoginOf(raw), team, logout: raw.logout && safeAddress("logout", raw.logout).href };
}

function refuseOptions(raw: RawOptions, names: readonly (keyof RawOptions)[], reason: string): void {
  const option = names.find((name) => raw[name]);
  if (option) throw new UsageError(`--${option}: ${reason}`);
}

const MIN_SECRET_LENGTH = 32;

function secretOf({ "secret-file": file }: RawOptions): string {
  if (!file) throw new UsageError(messages.newsroom.secretMissing);
  const secret = readSecret(file).trim();
  if (secret.length < MIN_SECRET_LENGTH) throw new UsageError(messages.newsroom.secretTooShort(file));
  return secret;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(messages.newsroom.cannotReadSecret(file));
  }
}

function tokenLoginOf({ issuer, audience, keys }: RawOptions): Login {
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
