/** What `npm run newsroom` is told, by arguments or by the environment: `--public-url` is `NEWSROOM_PUBLIC_URL` there. */
import path from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../../delivery/build/usage-error.ts";
import { CONTENT_DIR, DIST_DIR, MAGAZINE_DIR } from "../../delivery/build/paths.ts";
import { type Access, accessOf } from "./login/access.ts";
import { isLoopback, safeAddress } from "./login/safe-address.ts";

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
  access?: Access;
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
    state: path.resolve(state ?? path.join(MAGAZINE_DIR, ".newsroom")),
    host,
    port: portOf(written, "port", 4174),
    sitePort: portOf(written, "site-port", 4173),
  };
}

function publicUrlOf({ "public-url": written }: Written): URL | undefined {
  if (!written) return undefined;
  const url = safeAddress("public-url", written);
  if (url.href !== `${url.origin}/`)
    throw new UsageError(`--public-url: va https:// y un nombre, sin nada después: «${written}».`);
  return url;
}

function portOf(written: Written, name: "port" | "site-port", usual: number): number {
  const port = Number(written[name] ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--${name}: «${written[name]}» no es un puerto.`);
  return port;
}
