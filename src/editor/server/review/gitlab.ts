/** https://docs.gitlab.com/api/merge_requests/ and https://docs.gitlab.com/api/pipelines/ */
import { askHost } from "./ask-host.ts";
import type { Project } from "./project.ts";
import type { ReviewHost, Seen } from "./review-host.ts";

interface MergeRequest {
  iid: number;
  web_url: string;
  state: "opened" | "closed" | "locked" | "merged";
  merged_at: string | null;
}

interface Permissions {
  permissions?: Record<"project_access" | "group_access", { access_level: number } | null>;
}

/** Who has less may not merge. */
const DEVELOPER = 30;

export function gitlab(project: Project): ReviewHost {
  const repository = `projects/${encodeURIComponent(project.path)}`;
  return {
    look: async ({ branch, commit }) => {
      const [{ permissions }, [request], [pipeline]] = await Promise.all([
        askHost<Permissions>(project, repository),
        askHost<MergeRequest[]>(
          project,
          `${repository}/merge_requests?state=all&per_page=1&source_branch=${encodeURIComponent(branch)}`,
        ),
        askHost<{ status: string }[]>(project, `${repository}/pipelines?per_page=1&sha=${commit}`),
      ]);
      const levels = Object.values(permissions ?? {}).map((access) => access?.access_level ?? 0);
      return {
        ...(request && { request: requestOf(request) }),
        checks: pipeline ? (CHECKS[pipeline.status] ?? "running") : "none",
        // GitLab tells them in the log of the job alone.
        problems: [],
        mayPublish: levels.some((level) => level >= DEVELOPER),
      };
    },
    open: async ({ branch, sentence }, into) => {
      const body = { title: sentence, source_branch: branch, target_branch: into, remove_source_branch: true };
      await askHost(project, `${repository}/merge_requests`, { method: "POST", body });
    },
    merge: async ({ commit }, number) => {
      const body = { sha: commit, squash: true };
      await askHost(project, `${repository}/merge_requests/${number}/merge`, { method: "PUT", body });
    },
  };
}

const CHECKS: Record<string, Seen["checks"]> = {
  success: "passed",
  skipped: "passed",
  failed: "failed",
  canceled: "failed",
};

function requestOf({ iid: number, web_url: address, state, merged_at: mergedAt }: MergeRequest) {
  if (state === "merged") return { number, address, state, ...(mergedAt && { mergedAt }) };
  return { number, address, state: state === "closed" ? ("closed" as const) : ("open" as const) };
}
