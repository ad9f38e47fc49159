interface Branches {
  branch: string;
  /** The main branch; the host's own default if empty. */
  into: string;
}

/** The page of GitHub or GitLab that opens a pull request; `undefined` for other remotes. Without the user and token of the remote. */
export function pullRequestAddress(remote: string, { branch, into }: Branches): string | undefined {
  const { host, path, kind } = projectOf(remote);
  const [source, target] = [branch, into].map((name) => name.split("/").map(encodeURIComponent).join("/"));
  const page = `https://${host}/${path}`;
  if (kind === "github") return `${page}/compare/${into && `${target}...`}${source}?expand=1`;
  if (kind !== "gitlab") return undefined;
  const asked = { "merge_request[source_branch]": branch, ...(into && { "merge_request[target_branch]": into }) };
  return `${page}/-/merge_requests/new?${new URLSearchParams(asked).toString()}`;
}

interface RemoteProject {
  /** `undefined` for other hosts. */
  kind: "github" | "gitlab" | undefined;
  host: string;
  /** `pompa/pompa` */
  path: string;
}

/** Where a remote is. */
export function projectOf(remote: string): RemoteProject {
  const [, named = "", path = ""] = REMOTE.exec(remote) ?? [];
  const host = named.replace(/^(?:alt)?ssh\./, "");
  const [, kind] = /(?:^|\.)(github|gitlab)\./.exec(host) ?? [];
  return { kind: kind as RemoteProject["kind"], host, path };
}

/** `https://ana:clave@github.com/o/r.git`, `ssh://git@ssh.github.com:443/o/r.git`, `git@gitlab.com:group/sub/r.git` */
const REMOTE = /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([\w.-]+\.\w+)(?::\d+\/|[:/])\/?([\w./~-]+?)(?:\.git)?\/?$/;
