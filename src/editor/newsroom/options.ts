/** What `npm run newsroom` is told, by arguments or by the environment: `--public-url` is `NEWSROOM_PUBLIC_URL` there. */
import path from "node:path";
import { parseArgs } from "node:util";
import { asCalled } from "../../content/messages/called.ts";
import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { CONTENT_DIR, DIST_DIR, MAGAZINE_DIR } from "../../delivery/build/paths.ts";
import { type Access, accessOf, isLoopback, safeAddress } from "./login/access.ts";

/** With what the help says of each. */
const OPTIONS = {
  "public-url": messages.newsroom.helpPublicUrl,
  login: messages.newsroom.helpLogin,
  team: messages.newsroom.helpTeam,
  "secret-file": messages.newsroom.helpSecretFile,
  issuer: messages.newsroom.helpIssuer,
  audience: messages.newsroom.helpAudience,
  keys: messages.newsroom.helpKeys,
  content: messages.newsroom.helpContent,
  site: messages.newsroom.helpSite,
  state: messages.newsroom.helpState,
  host: messages.newsroom.helpHost,
  port: messages.newsroom.helpPort,
  "site-port": messages.newsroom.helpSitePort,
  "sender-header": messages.newsroom.helpSenderHeader,
} as const;

type Name = keyof typeof OPTIONS;
export type Written = Partial<Record<Name, string>>;

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
  /** Of the proxy before the site, whose word counts for the sender of a form. */
  senderHeader?: string;
}

const variableOf = (name: string) => `NEWSROOM_${name.toUpperCase().replaceAll("-", "_")}`;

export const HELP = asCalled(
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
  /** `backup` and its file, `check`, or nothing. */
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
  const { content, site, state, host = "127.0.0.1", "sender-header": senderHeader } = written;
  const [publicUrl, access] = [publicUrlOf(written), accessOf(written)];
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
    port: portOf(written, "port", 4174),
    sitePort: portOf(written, "site-port", 4173),
    ...(senderHeader && { senderHeader }),
  };
}

function publicUrlOf({ "public-url": written }: Written): URL | undefined {
  if (!written) return undefined;
  const url = safeAddress("public-url", written);
  if (url.href !== `${url.origin}/`) throw new UsageError(messages.newsroom.badPublicUrl(written));
  return url;
}

function portOf(written: Written, name: "port" | "site-port", usual: number): number {
  const port = Number(written[name] ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(messages.newsroom.badPort(name, String(written[name])));
  return port;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: messages.newsroom.portTaken,
  EACCES: messages.newsroom.portReserved,
};

/** Throws a `UsageError` where another listens on a port, or it is not ours to listen on. */
export const ifRefused = (option: string, port: number) => (error: NodeJS.ErrnoException) => {
  const reason = REASONS[error.code ?? ""];
  throw reason ? new UsageError(messages.newsroom.badChoiceOfPort(option, port, reason)) : error;
};
