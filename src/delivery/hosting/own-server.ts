/**
 * Publishes a site on the user's own server, with rsync over SSH. `releases/` on the server has the last releases, each
 * a complete site. `current`, the root of the web server, is a symbolic link to the release that readers get, so the
 * site changes in one step. Unchanged files are hard links to the files of the previous release:
 * https://download.samba.org/pub/rsync/rsync.1
 */
import { hash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { messages } from "../../content/messages/messages.ts";
import { HASHED_FOLDERS } from "../server/headers.ts";
import { BEGIN, FINISH, ROLL_BACK } from "./own-server-steps.ts";

interface Target {
  /** `user@host`; absent for a folder on this machine. */
  host?: string;
  folder: string;
}

export interface PublishOptions {
  /** Target as the user types it: `user@host:/var/www/pompa`, or a folder on this machine. */
  target: string;
  /** Folder of the built site. */
  site: string;
  /** Command that connects to the server, with its options: `ssh -p 2222`. */
  ssh: string;
  /** Whether to report the files that would be sent, without publishing them. */
  dryRun?: boolean;
}

/** A success message or an error message. After an error, readers still get the previous site. */
export type Outcome = { message: string } | { error: string };

/** Number of releases that the server keeps. */
const KEPT_RELEASES = "5";

export function publish({ target: rawTarget, site, ssh, dryRun = false }: PublishOptions): Outcome {
  const target = targetOf(rawTarget);
  if (!target) return { error: messages.hosting.noTarget };
  if (!existsSync(path.join(site, "index.html"))) return { error: messages.hosting.noSite(site) };
  const beginOutcome = runOnServer(target, ssh, BEGIN, [target.folder]);
  if ("error" in beginOutcome) return beginOutcome;
  const [release = "", current = ""] = beginOutcome.message.trim().split(" ");
  // The name is the same for each upload of this folder from this machine, so an interrupted upload is resumed.
  const incoming = `.incoming-${hash("sha256", hostname() + site).slice(0, 8)}`;
  const sendOutcome = send(target, ssh, { site, incoming, current, dryRun });
  if ("error" in sendOutcome || dryRun) return sendOutcome;
  const args = [target.folder, incoming, release, current, KEPT_RELEASES, ...HASHED_FOLDERS];
  const finishOutcome = runOnServer(target, ssh, FINISH, args);
  return "error" in finishOutcome
    ? finishOutcome
    : { message: `${sendOutcome.message}\n${messages.hosting.published(release)}` };
}

/** Switches back to the release before the current one. */
export function rollBack({ target: rawTarget, ssh }: Pick<PublishOptions, "target" | "ssh">): Outcome {
  const target = targetOf(rawTarget);
  return target ? runOnServer(target, ssh, ROLL_BACK, [target.folder]) : { error: messages.hosting.noTarget };
}

function targetOf(rawTarget: string): Target | undefined {
  const [, host, folder] = /^(?:([^/:\s-][^/:\s]*):)?(\/.+)$/.exec(rawTarget) ?? [];
  return folder === undefined ? undefined : { folder, ...(host !== undefined && { host }) };
}

interface SendOptions {
  site: string;
  incoming: string;
  /** Name of the current release; `""` at the first publication. */
  current: string;
  dryRun: boolean;
}

/** Sends changed files. Files are compared by checksum, because their dates differ between builds and machines. */
function send({ host, folder }: Target, ssh: string, { site, incoming, current, dryRun }: SendOptions): Outcome {
  const destination = `${host === undefined ? "" : `${host}:`}${folder}/${incoming}/`;
  const { status, stdout, error } = spawnSync(
    "rsync",
    [
      "--recursive",
      "--links",
      "--perms",
      "--chmod=D755,F644",
      "--checksum",
      "--delete",
      "--itemize-changes",
      ...(current ? [`--link-dest=../releases/${current}`] : []),
      ...(dryRun ? ["--dry-run"] : []),
      ...(host === undefined ? [] : ["--rsh", ssh]),
      `${site}/`,
      destination,
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: Infinity },
  );
  if (error) return { error: messages.hosting.noRsync };
  if (status !== 0) return { error: messages.hosting.notAllSent };
  const files = stdout.split("\n").filter((line) => /^[<>]f/.test(line)).length;
  return { message: messages.hosting[dryRun ? "wouldSend" : "sent"](files) };
}

function runOnServer({ host }: Target, ssh: string, script: string, args: readonly string[]): Outcome {
  const [program = "ssh", ...options] = ssh.split(" ");
  const quoted = args.map((each) => `'${each.replaceAll("'", String.raw`'\''`)}'`).join(" ");
  const { status, stdout, stderr } =
    host === undefined
      ? spawnSync("sh", ["-s", "--", ...args], { input: script, encoding: "utf8" })
      : spawnSync(program, [...options, host, `sh -s -- ${quoted}`], { input: script, encoding: "utf8" });
  if (status === 0) return { message: stdout.trim() };
  return {
    error: stdout.trim() || `${(stderr ?? "").trim()}\n${messages.hosting.strangeAnswer}`.trim(),
  };
}
