/** What became of what was sent, as its host tells, and publishing it. */
import type { Review } from "../../contract/git.ts";
import { HostTrouble } from "./ask-host.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import type { Project } from "./project.ts";
import type { ReviewHost, SentBranch } from "./review-host.ts";
import { reviewOf } from "./words.ts";

export interface Reviews {
  look: (sent: SentBranch) => Promise<Review>;
  /** Publishes it when its check is right: at once, or when somebody looks again. Throws a `HostTrouble`. */
  publish: (sent: SentBranch, into: string) => Promise<Review>;
}

/** `wanted`: branches that are to be published when their check is right. */
export function reviewsAt(project: Project, wanted: Set<string>): Reviews {
  const host = project.kind === "github" ? github(project) : gitlab(project);
  return {
    look: (sent) =>
      advance(host, sent, wanted).catch((error: unknown) => {
        if (!(error instanceof HostTrouble)) throw error;
        return reviewOf(sent, { trouble: error.message });
      }),
    publish: async (sent, into) => {
      if (!(await host.look(sent)).request) await host.open(sent, into);
      wanted.add(sent.branch);
      return advance(host, sent, wanted);
    },
  };
}

async function advance(host: ReviewHost, sent: SentBranch, wanted: Set<string>): Promise<Review> {
  const seen = await host.look(sent);
  const { request, checks } = seen;
  const isDone = checks === "failed" || (request !== undefined && request.state !== "open");
  if (isDone) wanted.delete(sent.branch);
  const isWanted = wanted.has(sent.branch);
  // What nobody has checked is not published.
  if (!isWanted || !request || checks !== "passed") return reviewOf(sent, { seen, isWanted });
  wanted.delete(sent.branch);
  await host.merge(sent, request.number);
  return reviewOf(sent, { seen: await host.look(sent), isWanted: false });
}
