/** Options of `npm run newsroom`, from arguments or environment variables: `--public-url` or `NEWSROOM_PUBLIC_URL`. */
import path from "node:path";
import { parseArgs } from "node:util";
import { adaptCommands } from "../../content/messages/command-names.ts";
import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { CONTENT_DIR, DIST_DIR, MAGAZINE_DIR } from "../../delivery/build/paths.ts";
import { type Access, accessOf, isLoopback, safeAddress } from "./login/access.ts";

/** Help text of each option, by the name of the option. */
const OPTIONS = {
  "public-url": messages.newsroom.helpPublicUrl,
  login: messages.newsroom.helpLogin,
  team: messages.newsroom.helpTeam,
  "secret-file": messages.newsroom.helpSecretFile,
  issuer: messages.newsroom.helpIssuer,
  audience: messages.newsroom.helpAudience,
  keys: messages.newsroom.helpKeys,
  logout: messages.newsroom.helpLogout,
  content: messages.newsroom.helpContent,
  site: messages.newsroom.helpSite,
  state: messages.newsroom.helpState,
  host: messages.newsroom.helpHost,
  port: messages.newsroom.helpPort,
  "site-port": messages.newsroom.helpSitePort,
  "sender-header": messages.newsroom.helpSenderHeader,
} as const;

type Name = keyof typeof OPTIONS;
export type RawOptions = Partial<Record<Name, string>>;

export interface NewsroomOptions {
  /** Origin of the newsroom for browsers; absent if the newsroom is used only on this computer. */
  publicUrl?: URL;
  /** Login and team; absent if the newsroom can be reached only from this computer. */
  access?: Access;
  content: string;
  site: string;
  state: string;
  host: string;
  port: number;
  sitePort: number;
  /** Name of the header in which a trusted proxy reports the IP address of a person who submits the site's form. */
  senderHeader?: string;
}

const variableOf = (name: string) => `NEWSROOM_${name.toUpperCase().replaceAll("-", "_")}`;

export const HELP = adaptCommands(
  messages.newsroom.usage(
    Object.entries(OPTIONS)
      .map(
        ([name, help]) =>
          `  --${name.padEnd(12)} ${help}\n  ${" ".repeat(14)} ${messages.newsroom.orVariable(variableOf(name))}`,
      )
      .join("\n"),
  ),
);

export interface Command {
  help: boolean;
  /** Positional arguments: `backup` and the file to write, or `check`; an empty list to start the newsroom. */
  positionals: string[];
  raw: RawOptions;
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
  const entries = names.map((name) => [name, values[name] ?? environment[variableOf(name)]]);
  return {
    help: values.help === true,
    positionals,
    raw: Object.fromEntries(entries.filter(([, value]) => value)) as RawOptions,
  };
}

/** Validates the options. Throws a `UsageError` for missing or contradictory options. */
export function newsroomOptions(raw: RawOptions): NewsroomOptions {
  const { content, site, state, host = "127.0.0.1", "sender-header": senderHeader } = raw;
  const [publicUrl, access] = [publicUrlOf(raw), accessOf(raw)];
  if (access && !publicUrl) throw new UsageError(messages.newsroom.publicUrlMissing);
  if (!access && !isLoopback(host)) throw new UsageError(messages.newsroom.onlyHere(host));
  if (!access && publicUrl) throw new UsageError(messages.newsroom.publicUrlNeedsLogin);
  return {
    ...(publicUrl && { publicUrl }),
    ...(access && { access }),
    content: path.resolve(content ?? CONTENT_DIR),
    site: path.resolve(site ?? DIST_DIR),
    state: path.resolve(state ?? path.join(MAGAZINE_DIR, ".newsroom")),
    host,
    port: portOf(raw, "port", 4174),
    sitePort: portOf(raw, "site-port", 4173),
    ...(senderHeader && { senderHeader }),
  };
}

function publicUrlOf({ "public-url": raw }: RawOptions): URL | undefined {
  if (!raw) return undefined;
  const url = safeAddress("public-url", raw);
  if (url.href !== `${url.origin}/`) throw new UsageError(messages.newsroom.badPublicUrl(raw));
  return url;
}

function portOf(raw: RawOptions, name: "port" | "site-port", defaultPort: number): number {
  const port = Number(raw[name] ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(messages.newsroom.badPort(name, String(raw[name])));
  return port;
}

const PORT_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: messages.newsroom.portTaken,
  EACCES: messages.newsroom.portReserved,
};

/** Returns a handler that turns a failure to open a port into a `UsageError`. */
export const refusePort = (option: string, port: number) => (error: NodeJS.ErrnoException) => {
  const reason = PORT_FAILURES[error.code ?? ""];
  throw reason ? new UsageError(messages.newsroom.badChoiceOfPort(option, port, reason)) : error;
};
