/** What `npm run newsroom` is told, by arguments or by the environment: `--public-url` is `NEWSROOM_PUBLIC_URL` there. */
import path from "node:path";
import { parseArgs } from "node:util";
import { asCalled } from "../../content/words/called.ts";
import { words } from "../words/words.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { CONTENT_DIR, DIST_DIR, MAGAZINE_DIR } from "../../delivery/build/paths.ts";
import { type Access, accessOf } from "./login/access.ts";
import { isLoopback, safeAddress } from "./login/safe-address.ts";

/** With what the help says of each. */
const OPTIONS = {
  "public-url": words.newsroom.helpPublicUrl,
  login: words.newsroom.helpLogin,
  team: words.newsroom.helpTeam,
  "secret-file": words.newsroom.helpSecretFile,
  issuer: words.newsroom.helpIssuer,
  audience: words.newsroom.helpAudience,
  keys: words.newsroom.helpKeys,
  content: words.newsroom.helpContent,
  site: words.newsroom.helpSite,
  state: words.newsroom.helpState,
  host: words.newsroom.helpHost,
  port: words.newsroom.helpPort,
  "site-port": words.newsroom.helpSitePort,
  "sender-header": words.newsroom.helpSenderHeader,
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
  words.newsroom.usage(
    Object.entries(OPTIONS)
      .map(
        ([name, help]) =>
          `  --${name.padEnd(12)} ${help}\n  ${" ".repeat(14)} ${words.newsroom.orVariable(variableOf(name))}`,
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
  if (access && !publicUrl) throw new UsageError(words.newsroom.publicUrlMissing);
  if (!access && !isLoopback(host)) throw new UsageError(words.newsroom.onlyHere(host));
  if (!access && publicUrl) throw new UsageError(words.newsroom.publicUrlNeedsLogin);
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
  if (url.href !== `${url.origin}/`) throw new UsageError(words.newsroom.badPublicUrl(written));
  return url;
}

function portOf(written: Written, name: "port" | "site-port", usual: number): number {
  const port = Number(written[name] ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(words.newsroom.badPort(name, String(written[name])));
  return port;
}
