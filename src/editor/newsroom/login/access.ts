/** How a team enters, as the options say it. */
import { readFileSync } from "node:fs";
import { UsageError } from "../../../delivery/build/usage-error.ts";
import { caddyLogin } from "./caddy.ts";
import type { Login } from "./login.ts";
import { safeAddress } from "./safe-address.ts";
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
    refuse(written, ["team", ...OF_CADDY, ...OF_TOKEN], "falta --login caddy o --login jwt.");
    return undefined;
  }
  if (login !== "caddy" && login !== "jwt") throw new UsageError(`--login ${login}: los que hay son caddy y jwt.`);
  refuse(written, login === "caddy" ? OF_TOKEN : OF_CADDY, `no va con --login ${login}.`);
  if (!team) throw new UsageError("Falta --team: el archivo que dice quiénes son del equipo.");
  return { login: login === "caddy" ? caddyLogin(secretOf(written)) : tokenOf(written), team };
}

function refuse(written: Written, names: readonly (keyof Written)[], why: string): void {
  const wrong = names.find((name) => written[name]);
  if (wrong) throw new UsageError(`--${wrong}: ${why}`);
}

/** Shorter ones can be guessed. */
const SHORTEST = 32;

function secretOf({ "secret-file": file }: Written): string {
  if (!file) throw new UsageError("Falta --secret-file: el secreto que comparten Caddy y la redacción.");
  const secret = readSecret(file).trim();
  if (secret.length < SHORTEST)
    throw new UsageError(`El secreto de ${file} es corto: hacé uno con openssl rand -hex 32.`);
  return secret;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`--secret-file: no se puede leer ${file}.`);
  }
}

function tokenOf({ issuer, audience, keys }: Written): Login {
  if (!issuer || !audience)
    throw new UsageError("Con --login jwt van --issuer y --audience: quién firma, y para quién.");
  safeAddress("issuer", issuer);
  if (keys) safeAddress("keys", keys);
  return tokenLogin({ issuer, audience, ...(keys && { keys }) });
}
