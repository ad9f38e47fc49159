/** How a team enters, as the options say it. */
import { readFileSync } from "node:fs";
import { messages } from "../../messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import { caddyLogin } from "./caddy.ts";
import type { Login } from "./authenticate.ts";
import { tokenLogin } from "./token.ts";

const OF_CADDY = ["secret-file"] as const;
const OF_TOKEN = ["issuer", "audience", "keys"] as const;

type Written = Partial<Record<"login" | "team" | (typeof OF_CADDY)[number] | (typeof OF_TOKEN)[number], string>>;

export interface Access {
  login: Login;
  /** The file that says who is in the team. */
  team: string;
}

/** `undefined` where nobody logs in. Throws a `UsageError` for what is missing or contradicts itself. */
export function accessOf(written: Written): Access | undefined {
  const { login, team } = written;
  if (!login) {
    refuse(written, ["team", ...OF_CADDY, ...OF_TOKEN], messages.newsroom.loginMissing);
    return undefined;
  }
  if (login !== "caddy" && login !== "jwt") throw new UsageError(messages.newsroom.unknownLogin(login));
  refuse(written, login === "caddy" ? OF_TOKEN : OF_CADDY, messages.newsroom.notWithLogin(login));
  if (!team) throw new UsageError(messages.newsroom.teamMissing);
  return { login: login === "caddy" ? caddyLogin(secretOf(written)) : tokenOf(written), team };
}

function refuse(written: Written, names: readonly (keyof Written)[], why: string): void {
  const wrong = names.find((name) => written[name]);
  if (wrong) throw new UsageError(`--${wrong}: ${why}`);
}

/** Shorter ones can be guessed. */
const SHORTEST = 32;

function secretOf({ "secret-file": file }: Written): string {
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

function tokenOf({ issuer, audience, keys }: Written): Login {
  if (!issuer || !audience) throw new UsageError(messages.newsroom.tokenNeeds);
  safeAddress("issuer", issuer);
  if (keys) safeAddress("keys", keys);
  return tokenLogin({ issuer, audience, ...(keys && { keys }) });
}

/** Throws a `UsageError` for what is no address, and for one at which somebody on the way could answer. */
export function safeAddress(option: string, written: string): URL {
  if (!URL.canParse(written)) throw new UsageError(messages.newsroom.noAddress(option, written));
  const url = new URL(written);
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))) return url;
  throw new UsageError(messages.newsroom.unsafeAddress(option, written));
}

/** Whether only this machine reaches what listens there. */
export const isLoopback = (host: string) =>
  ["localhost", "::1", "[::1]"].includes(host) || /^127(?:\.\d+){3}$/.test(host);
