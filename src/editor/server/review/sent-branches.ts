/** What was sent and where it is now. */
import { words } from "../../words/words.ts";
import type { Review, ReviewProblem } from "../../contract/git.ts";
import { GitError } from "../git/command.ts";
import { forkOf } from "../git/differences.ts";
import { type Earlier, earlierSendings } from "../git/earlier.ts";
import type { Place } from "../git/place.ts";
import { fetchPublication, lastPublication, remoteOf } from "../git/publication.ts";
import { HostTrouble } from "./ask-host.ts";
import { findProject, type Project } from "./project.ts";
import { publishedReview, reviewOf } from "./words.ts";
import path from "node:path";
import { readFields } from "../../../content/authoring/read-fields.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import type { ReviewHost, SentBranch } from "./review-host.ts";

/** The last ones: a host answers so many questions an hour. */
const MOST = 5;
const NOBODY = words.review.nobodyToAsk;

export interface SentBranches {
  reviews: () => Promise<Review[]>;
  /** Throws a `HostTrouble`. */
  publish: (branch: string) => Promise<Review>;
}

interface Options {
  /** Branches that are to be published when their check is right. */
  wanted: Set<string>;
  /** For each thing asked of the host and of the remote, in milliseconds. */
  timeLimit: number;
}

/** Nothing where there is no repository. */
export function sentBranches(place: Place | undefined, { wanted, timeLimit }: Options): SentBranches {
  if (!place) return { reviews: async () => [], publish: () => Promise.reject(new HostTrouble(NOBODY)) };
  const { git } = place;
  const sent = async () => {
    const publication = await lastPublication(git);
    const earlier = await earlierSendings(git, { publication, fork: await forkOf(git, publication) });
    return { into: publication.branch, branches: earlier.filter(({ isPushed }) => isPushed).slice(0, MOST) };
  };
  /** What the remote has published is known here from then on. */
  const fetched = async (reviews: readonly Review[]) => {
    const remote = await remoteOf(git);
    if (!remote || !reviews.some(({ state }) => state === "published")) return;
    await fetchPublication(git, remote, timeLimit).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
    });
  };
  const look = async (branches: readonly Earlier[]) => {
    // The keychain is left alone for nothing.
    if (branches.length === 0) return [];
    const project = await findProject(git, timeLimit);
    const { look: ask } = project ? reviewsAt(project, wanted) : { look: async (each: Earlier) => reviewOf(each) };
    return Promise.all(branches.map(ask));
  };
  return {
    reviews: async () => {
      const { branches } = await sent();
      const open = await look(branches.filter(({ isPublished }) => !isPublished));
      await fetched(open);
      const all = [...open, ...branches.filter(({ isPublished }) => isPublished).map(publishedReview)];
      return Promise.all(all.map((each) => withDocuments(place, each, branches)));
    },
    publish: async (branch) => {
      const { into, branches } = await sent();
      const [one, project] = [branches.find((each) => each.branch === branch), await findProject(git, timeLimit)];
      if (!one || !project) throw new HostTrouble(NOBODY);
      const review = await reviewsAt(project, wanted).publish(one, into);
      await fetched([review]);
      return withDocuments(place, review, branches);
    },
  };
}

/** `branches`: everything that was sent, the newest first. */
async function withDocuments(place: Place, review: Review, branches: readonly Earlier[]): Promise<Review> {
  const index = branches.findIndex(({ branch }) => branch === review.branch);
  const [newer, commit] = [branches.slice(0, index), branches[index]?.commit];
  const problems = review.problems.map(async (problem): Promise<ReviewProblem> => {
    const document = documentOf(place, problem.file);
    if (!document) return problem;
    const isSentAgain = newer.some(({ files }) => files.has(document));
    const sent = isSentAgain || !commit ? undefined : await fieldsIn(place, commit, document);
    return { ...problem, document, ...(sent && { sent }) };
  });
  return { ...review, problems: await Promise.all(problems) };
}

/** Path from the content folder; `undefined` for what is no document. */
function documentOf({ prefix }: Place, file: string): string | undefined {
  return file.startsWith(prefix) && extensionOf(file) ? file.slice(prefix.length) : undefined;
}

function extensionOf(file: string) {
  const extension = path.posix.extname(file);
  return extension === ".yaml" || extension === ".md" ? extension : undefined;
}

async function fieldsIn({ git, prefix }: Place, commit: string, document: string) {
  const extension = extensionOf(document);
  const text = await git.maybe(["cat-file", "blob", `${commit}:${prefix}${document}`]);
  return extension && text !== undefined ? readFields(text, extension) : undefined;
}

interface Reviews {
  look: (sent: SentBranch) => Promise<Review>;
  /** Publishes it when its check is right: at once, or when somebody looks again. Throws a `HostTrouble`. */
  publish: (sent: SentBranch, into: string) => Promise<Review>;
}

/** `wanted`: branches that are to be published when their check is right. */
function reviewsAt(project: Project, wanted: Set<string>): Reviews {
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
