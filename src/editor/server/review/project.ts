import type { Git } from "../git/command.ts";
import { remoteOf } from "../git/publication.ts";
import { projectOf } from "../git/pull-request.ts";

/** A repository at a host that can be asked about what was sent. */
export interface Project {
  kind: "github" | "gitlab";
  /** `GitHub` */
  hostName: string;
  /** `pompa/pompa` */
  path: string;
  /** Without a slash at the end. */
  api: string;
  /** Of the host, that Git keeps; `undefined` where it has none. */
  token: string | undefined;
  /** For each thing that it is asked, in milliseconds. */
  timeLimit: number;
}

const HOST_NAMES = { github: "GitHub", gitlab: "GitLab" };
/** In milliseconds: a keychain may be locked. */
const KEYCHAIN = 5000;
/** For a host that is elsewhere: `git config pompa.api https://git.example/api/v3`. */
const API = "pompa.api";

/** `undefined` where nobody can be asked. */
export async function findProject(git: Git, timeLimit: number): Promise<Project | undefined> {
  const remote = await remoteOf(git);
  const address = remote && (await git.maybe(["config", "--get", `remote.${remote}.url`]));
  const { kind, host, path } = projectOf(address ?? "");
  if (!kind) return undefined;
  const api = (await git.maybe(["config", "--get", API])) ?? apiOf(kind, host);
  return {
    kind,
    hostName: HOST_NAMES[kind],
    path,
    api,
    token: await tokenFor(git, host),
    timeLimit,
  };
}

function apiOf(kind: Project["kind"], host: string): string {
  if (kind === "gitlab") return `https://${host}/api/v4`;
  return host === "github.com" ? "https://api.github.com" : `https://${host}/api/v3`;
}

/** What Git would send as a password. Asks nobody, and keeps nothing. */
async function tokenFor(git: Git, host: string): Promise<string | undefined> {
  const quiet = { GIT_ASKPASS: "", SSH_ASKPASS: "", GCM_INTERACTIVE: "never" };
  const input = `protocol=https\nhost=${host}\n\n`;
  const said = await git
    .text(["-c", "core.askPass=", "credential", "fill"], { input, env: quiet, timeLimit: KEYCHAIN })
    .catch(() => "");
  return /^password=(.+)$/m.exec(said)?.[1];
}
