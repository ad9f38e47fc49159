/** What a check says of files of the repository → which documents of this content it means. */
import path from "node:path";
import { readFields } from "../../../content/authoring/read-fields.ts";
import type { Review, ReviewProblem } from "../../contract/git.ts";
import type { Earlier } from "../git/earlier.ts";
import type { Place } from "../git/place.ts";

/** `branches`: everything that was sent, the newest first. */
export async function withDocuments(place: Place, review: Review, branches: readonly Earlier[]): Promise<Review> {
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
