/** https://docs.github.com/en/rest/pulls and https://docs.github.com/en/rest/checks/runs */
import { readAnnotation } from "../../../content/compiler/problems/annotation.ts";
import { askHost } from "./ask-host.ts";
import type { Project } from "./project.ts";
import type { ReviewHost, Seen } from "./review-host.ts";

interface Pull {
  number: number;
  html_url: string;
  state: "open" | "closed";
  merged_at: string | null;
}

interface CheckRun {
  id: number;
  status: string;
  conclusion: string | null;
}

interface Annotation {
  path: string;
  start_line: number;
  annotation_level: string;
  title: string | null;
  message: string | null;
}

const RIGHT = new Set(["success", "neutral", "skipped"]);
const isWrong = ({ conclusion }: CheckRun) => conclusion !== null && !RIGHT.has(conclusion);

export function github(project: Project): ReviewHost {
  const repository = `repos/${project.path}`;
  const [owner = ""] = project.path.split("/");
  const problemsOf = async (runs: readonly CheckRun[]): Promise<Seen["problems"]> => {
    const annotations = await Promise.all(
      runs.map(({ id }) => askHost<Annotation[]>(project, `${repository}/check-runs/${id}/annotations`)),
    );
    return annotations
      .flat()
      .filter(({ annotation_level: level }) => level === "failure")
      .map(({ path: file, start_line: line, title, message }) => ({
        file,
        line,
        ...readAnnotation(title ?? "", message ?? ""),
      }));
  };
  return {
    look: async ({ branch, commit }) => {
      const head = encodeURIComponent(`${owner}:${branch}`);
      const [{ permissions }, [pull], { check_runs: runs }] = await Promise.all([
        askHost<{ permissions?: { push: boolean } }>(project, repository),
        askHost<Pull[]>(project, `${repository}/pulls?state=all&per_page=1&head=${head}`),
        askHost<{ check_runs: CheckRun[] }>(project, `${repository}/commits/${commit}/check-runs`),
      ]);
      return {
        ...(pull && { request: requestOf(pull) }),
        checks: checksOf(runs),
        problems: await problemsOf(runs.filter(isWrong)),
        mayPublish: permissions?.push ?? false,
      };
    },
    open: async ({ branch, sentence }, into) => {
      await askHost(project, `${repository}/pulls`, {
        method: "POST",
        body: { title: sentence, head: branch, base: into },
      });
    },
    merge: async ({ commit }, number) => {
      const body = { sha: commit, merge_method: "squash" };
      await askHost(project, `${repository}/pulls/${number}/merge`, { method: "PUT", body });
    },
  };
}

function requestOf({ number, html_url: address, state, merged_at: mergedAt }: Pull): NonNullable<Seen["request"]> {
  return mergedAt ? { number, address, state: "merged", mergedAt } : { number, address, state };
}

function checksOf(runs: readonly CheckRun[]): Seen["checks"] {
  if (runs.some(isWrong)) return "failed";
  if (runs.some(({ status }) => status !== "completed")) return "running";
  return runs.length > 0 ? "passed" : "none";
}
