/** GitHub and GitLab as far as the editor asks them, over a real bare repository. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { git, type RunGit } from "./git.ts";

export type Kind = "github" | "gitlab";

interface Annotation {
  path: string;
  start_line: number;
  annotation_level: "failure" | "warning";
  title: string | null;
  message: string | null;
}

/** An answer in place of the right one; `undefined` leaves it. `status` 0: none. */
export type Odd = (method: string, path: string) => { status: number; headers?: object; body?: string } | undefined;

export interface ReviewHost {
  url: string;
  /** What its check of every branch says, from now on. */
  check: (state: "none" | "running" | "passed" | "failed", annotations?: readonly Annotation[]) => void;
  /** The editor may read the repository, and nothing else. */
  forbid: () => void;
  /** Somebody closes every request without publishing it. */
  closeRequests: () => void;
  answer: (odd: Odd | undefined) => void;
  /** What it was asked, with the credential: `GET /repos/pompa/pompa Bearer clave`. */
  asked: string[];
  close: () => void;
}

interface Request {
  number: number;
  branch: string;
  state: "open" | "closed" | "merged";
}

const PROJECT = { github: "/repos/pompa/pompa", gitlab: "/projects/pompa%2Fpompa" };

/** Where Git believes the remote to be. */
const ADDRESS: Record<Kind, string> = {
  github: "https://github.com/pompa/pompa.git",
  gitlab: "https://gitlab.com/pompa/pompa.git",
};

/** Leads a repository to it: Git goes on to the bare repository, and has a credential for the host. */
export function leadTo(run: RunGit, { url }: ReviewHost, { kind, remote }: { kind: Kind; remote: string }): void {
  run("config", "remote.origin.url", ADDRESS[kind]);
  run("config", `url.${remote}.insteadOf`, ADDRESS[kind]);
  run("config", "pompa.api", url);
  run("config", "credential.helper", "!echo username=ana; echo password=clave; :");
}

export async function startReviewHost(kind: Kind, remote: string): Promise<ReviewHost> {
  const [run, requests, asked] = [git(remote), [] as Request[], [] as string[]];
  let mayPublish = true;
  let [checks, annotations, odd] = ["none", [] as readonly Annotation[], undefined as Odd | undefined];
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, headers, body }) => {
      if (status === 0) return;
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(body);
    });
  });

  async function answerTo(request: IncomingMessage) {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
    asked.push(`${request.method} ${pathname} ${request.headers.authorization ?? ""}`);
    const sent = await text(request);
    const other = odd?.(request.method ?? "", pathname);
    if (other) return { headers: {}, body: "{}", ...other };
    const answer = HOSTS[kind](`${request.method} ${pathname.slice(PROJECT[kind].length)}`, searchParams, sent);
    const [status, body] = answer ?? [404, { message: "Not Found" }];
    return { status, headers: {}, body: JSON.stringify(body) };
  }

  type Answer = readonly [status: number, body: unknown] | undefined;
  type Answerer = (asked: string, search: URLSearchParams, sent: string) => Answer;

  const HOSTS: Record<Kind, Answerer> = {
    github: (what, search, sent) => {
      if (what === "GET ") return [200, { permissions: { push: mayPublish } }];
      if (what === "GET /pulls") return [200, of(search.get("head")?.split(":")[1]).map(pull)];
      if (what === "POST /pulls") return [201, pull(open((JSON.parse(sent) as { head: string }).head))];
      if (/^GET \/commits\/\w+\/check-runs$/.test(what)) return [200, { check_runs: runs() }];
      if (/^GET \/check-runs\/\d+\/annotations$/.test(what)) return [200, annotations];
      const [, number] = /^PUT \/pulls\/(\d+)\/merge$/.exec(what) ?? [];
      return number ? merge(Number(number), (JSON.parse(sent) as { sha: string }).sha) : undefined;
    },
    gitlab: (what, search, sent) => {
      if (what === "GET ") {
        const access = { access_level: mayPublish ? 40 : 20 };
        return [200, { permissions: { project_access: access, group_access: null } }];
      }
      if (what === "GET /merge_requests") return [200, of(search.get("source_branch") ?? "").map(mergeRequest)];
      if (what === "POST /merge_requests")
        return [201, mergeRequest(open((JSON.parse(sent) as { source_branch: string }).source_branch))];
      if (what === "GET /pipelines") return [200, checks === "none" ? [] : [{ status: PIPELINES[checks] }]];
      const [, number] = /^PUT \/merge_requests\/(\d+)\/merge$/.exec(what) ?? [];
      return number ? merge(Number(number), (JSON.parse(sent) as { sha: string }).sha) : undefined;
    },
  };
  const PIPELINES: Record<string, string> = { running: "running", passed: "success", failed: "failed" };
  const runs = () => {
    if (checks === "none") return [];
    const conclusion = { running: null, passed: "success", failed: "failure" }[checks];
    return [
      { id: 1, status: checks === "running" ? "in_progress" : "completed", conclusion },
      // What a branch has no need of.
      { id: 2, status: "completed", conclusion: "skipped" },
    ];
  };
  const of = (branch: string | undefined) => requests.filter((each) => each.branch === branch);
  const mergedAt = (state: Request["state"]) => (state === "merged" ? "2026-11-25T15:00:00Z" : null);
  const pull = ({ number, state }: Request) => ({
    number,
    html_url: `https://github.com/pompa/pompa/pull/${number}`,
    state: state === "open" ? "open" : "closed",
    merged_at: mergedAt(state),
  });
  const mergeRequest = ({ number, state }: Request) => ({
    iid: number,
    web_url: `https://gitlab.com/pompa/pompa/-/merge_requests/${number}`,
    state: state === "open" ? "opened" : state,
    merged_at: mergedAt(state),
  });
  function open(branch: string): Request {
    const made: Request = { number: requests.length + 1, branch, state: "open" };
    requests.push(made);
    return made;
  }
  function merge(number: number, sha: string): Answer {
    const request = requests.find((each) => each.number === number);
    if (!request) return undefined;
    if (run("rev-parse", request.branch).trim() !== sha) return [409, { message: "Head branch was modified." }];
    const tree = run("merge-tree", "--write-tree", "main", request.branch).trim();
    const author = ["-c", "user.name=Julia Paz", "-c", "user.email=julia@pompa.example"];
    const commit = run(...author, "commit-tree", tree, "-p", "main", "-m", "Publica").trim();
    run("update-ref", "refs/heads/main", commit);
    request.state = "merged";
    return [200, { merged: true }];
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    check: (state, found = []) => ([checks, annotations] = [state, found]),
    forbid: () => (mayPublish = false),
    closeRequests: () => requests.forEach((each) => (each.state = "closed")),
    answer: (next) => (odd = next),
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
