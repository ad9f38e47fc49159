/** What `npm run newsroom` is told, by arguments or by the environment: `--public-url` is `NEWSROOM_PUBLIC_URL` there. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../../delivery/build/usage-error.ts";
import { CONTENT_DIR, DIST_DIR, ROOT } from "../../delivery/build/paths.ts";
import { caddyLogin } from "./login/caddy.ts";
import type { Login } from "./login/login.ts";
import { tokenLogin } from "./login/token.ts";

/** With what the help says of each. */
const OPTIONS = {
  "public-url": "dirección de la redacción, como https://redaccion.pompa.example",
  login: "quién comprueba quién es quién: caddy o jwt; sin eso, sólo en esta computadora",
  team: "archivo YAML con el equipo",
  "secret-file": "con --login caddy: archivo con el secreto que comparten Caddy y la redacción",
  issuer: "con --login jwt: quién firma, como https://pompa.cloudflareaccess.com",
  audience: "con --login jwt: para quién firma",
  keys: "con --login jwt: dirección de sus claves públicas, si no las dice él mismo",
  content: "carpeta del contenido, en un repositorio de Git (content)",
  site: "carpeta donde se publica el sitio (dist)",
  state: "carpeta de lo que la redacción guarda (.newsroom)",
  host: "dirección en la que escucha (127.0.0.1)",
  port: "puerto de la redacción (4174)",
  "site-port": "puerto del sitio (4173)",
} as const;

type Name = keyof typeof OPTIONS;
type Written = Partial<Record<Name, string>>;

export interface NewsroomOptions {
  /** Origin of the newsroom for browsers; absent on this computer. */
  publicUrl?: URL;
  /** Absent where only this computer reaches it. */
  access?: { login: Login; team: string };
  content: string;
  site: string;
  state: string;
  host: string;
  port: number;
  sitePort: number;
}

const variableOf = (name: string) => `NEWSROOM_${name.toUpperCase().replaceAll("-", "_")}`;

export const HELP = `Uso: npm run newsroom -- [opciones]
     npm run newsroom -- backup ARCHIVO

${Object.entries(OPTIONS)
  .map(([name, help]) => `  --${name.padEnd(12)} ${help}\n  ${" ".repeat(14)} (o ${variableOf(name)})`)
  .join("\n")}`;

export interface Command {
  help: boolean;
  /** `backup` and its file, or nothing. */
  positionals: string[];
  written: Written;
}

export function parseCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Command {
  const names = Object.keys(OPTIONS) as Name[];
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h", default: false },
      ...(Object.fromEntries(names.map((name) => [name, { type: "string" }])) as Record<Name, { type: "string" }>),
    },
  });
  const told = names.map((name) => [name, values[name] ?? environment[variableOf(name)]]);
  return {
    help: values.help === true,
    positionals,
    written: Object.fromEntries(told.filter(([, value]) => value)) as Written,
  };
}

/** Throws a `UsageError` for what is missing or contradicts itself. */
export function newsroomOptions(written: Written): NewsroomOptions {
  const { content, site, state, host = "127.0.0.1" } = written;
  const [publicUrl, access] = [publicUrlOf(written), accessOf(written)];
  if (access && !publicUrl) throw new UsageError("Falta --public-url: la dirección por la que entra el equipo.");
  if (!access && !isLoopback(host))
    throw new UsageError(`--host ${host}: sin --login la redacción sólo escucha en esta computadora (127.0.0.1).`);
  if (!access && publicUrl) throw new UsageError("--public-url: falta --login, que comprueba quién entra por ahí.");
  return {
    ...(publicUrl && { publicUrl }),
    ...(access && { access }),
    content: path.resolve(content ?? CONTENT_DIR),
    site: path.resolve(site ?? DIST_DIR),
    state: path.resolve(state ?? path.join(ROOT, ".newsroom")),
    host,
    port: portOf(written, "port", 4174),
    sitePort: portOf(written, "site-port", 4173),
  };
}

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(?:\.\d+){3}$/.test(host);

function publicUrlOf({ "public-url": written }: Written): URL | undefined {
  if (!written) return undefined;
  if (!URL.canParse(written)) throw new UsageError(`--public-url: «${written}» no es una dirección.`);
  const url = new URL(written);
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  if (!isSafe || url.pathname !== "/")
    throw new UsageError(`--public-url: va https:// y un nombre, sin nada después: «${written}».`);
  return url;
}

function accessOf(written: Written): NewsroomOptions["access"] {
  const { login, team } = written;
  const others = (["team", "secret-file", "issuer", "audience", "keys"] as const).filter((name) => written[name]);
  if (!login) {
    if (others.length > 0) throw new UsageError(`--${others[0]}: falta --login caddy o --login jwt.`);
    return undefined;
  }
  if (!team) throw new UsageError("Falta --team: el archivo que dice quiénes son del equipo.");
  if (login === "caddy") return { login: caddyLogin(secretOf(written)), team };
  if (login === "jwt") return { login: tokenOf(written), team };
  throw new UsageError(`--login ${login}: los que hay son caddy y jwt.`);
}

/** Shorter ones can be guessed. */
const SHORTEST = 32;

function secretOf(written: Written): string {
  refuse(written, ["issuer", "audience", "keys"], "caddy");
  const file = written["secret-file"];
  if (!file) throw new UsageError("Falta --secret-file: el secreto que comparten Caddy y la redacción.");
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST)
    throw new UsageError(`El secreto de ${file} es corto: hacé uno con openssl rand -hex 32.`);
  return secret;
}

function tokenOf(written: Written): Login {
  refuse(written, ["secret-file"], "jwt");
  const { issuer, audience, keys } = written;
  if (!issuer || !audience)
    throw new UsageError("Con --login jwt van --issuer y --audience: quién firma, y para quién.");
  for (const [name, address] of Object.entries({ issuer, keys }))
    if (address && !URL.canParse(address)) throw new UsageError(`--${name}: «${address}» no es una dirección.`);
  return tokenLogin({ issuer, audience, ...(keys && { keys }) });
}

function refuse(written: Written, names: readonly Name[], login: string): void {
  const wrong = names.find((name) => written[name]);
  if (wrong) throw new UsageError(`--${wrong} no va con --login ${login}.`);
}

function portOf(written: Written, name: "port" | "site-port", usual: number): number {
  const port = Number(written[name] ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--${name}: «${written[name]}» no es un puerto.`);
  return port;
}
