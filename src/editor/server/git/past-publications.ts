import { contentConfig } from "../../../content/schema/content-config.ts";
import type { PastPublication } from "../../contract/git.ts";
import { contentOf, isVisible } from "./content.ts";
import { documentOf, isDocument } from "./documents.ts";
import { commitsIn, FORMAT } from "./history.ts";
import type { Place } from "./place.ts";
import { lastPublication } from "./publication.ts";

const MOST = 5;
/** Commits, because some change no document. */
const LOOKED_AT = 50;

/** The newest first. A merge only repeats the commits that it brings, and those have the sentences of who sent them. */
export async function pastPublications({ git }: Place): Promise<PastPublication[]> {
  const { commit } = await lastPublication(git);
  if (!commit) return [];
  const asked = ["-z", FORMAT, `--max-count=${LOOKED_AT}`, "--no-merges", "-M", "--name-only", "--relative"];
  const [logged, there] = await Promise.all([git.text(["log", ...asked, commit, "--", "."]), contentOf(git, commit)]);
  const known = new Set(there.keys());
  return commitsIn(logged)
    .map(({ version, files }) => ({ ...version, documents: documentsOf(files, known) }))
    .filter(({ documents }) => documents.length > 0)
    .slice(0, MOST);
}

function documentsOf(files: readonly string[], known: ReadonlySet<string>): string[] {
  const documents = files.filter(isVisible).map((file) => documentOf(file, known));
  return [...new Set(documents)].filter((file) => isDocument(file) && !contentConfig.guides.includes(file));
}
