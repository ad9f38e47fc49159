/** Whether readers have what was published last, whoever builds the site: it says of which commit its content is. */
import { COMMIT_FILE } from "../../../delivery/build/content-commit.ts";
import type { Git } from "./command.ts";
import { lastPublication, remoteOf, tryFetch } from "./publication.ts";

/** Milliseconds that the site, or the remote, may take. */
const PATIENCE = 5000;

/** `url`: of the site. `undefined` where it does not say, or does not answer. */
export async function hasArrived(git: Git, url: string): Promise<boolean | undefined> {
  const [ours, theirs] = [await lastChange(git), await commitOfSite(url)];
  if (!ours || !theirs) return undefined;
  if (ours === theirs) return true;
  // Others may have published since.
  const remote = await remoteOf(git);
  const isKnown = (await git.maybe(["cat-file", "-e", theirs])) !== undefined;
  if (!isKnown && remote) await tryFetch(git, remote, PATIENCE);
  return (await git.maybe(["merge-base", "--is-ancestor", ours, theirs])) !== undefined;
}

/** The last commit of what readers should have that changed the content, as a build finds it. */
async function lastChange(git: Git): Promise<string | undefined> {
  const { commit } = await lastPublication(git);
  return commit && git.maybe(["log", "-1", "--format=%H", commit, "--", "."]);
}

async function commitOfSite(url: string): Promise<string | undefined> {
  const asked = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) } as const;
  try {
    const response = await fetch(`${url.replace(/\/+$/, "")}/${COMMIT_FILE}`, asked);
    const [commit] = response.ok ? (/^[0-9a-f]{40,64}$/m.exec((await response.text()).slice(0, 100)) ?? []) : [];
    return commit;
  } catch {
    return undefined;
  }
}
