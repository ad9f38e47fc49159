/** Checks an installation (`npm run newsroom -- check`) without changing it, and reports problems with remedies. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { createServer, isIPv6 } from "node:net";
import { once } from "node:events";
import { userInfo } from "node:os";
import path from "node:path";
import { messages } from "../messages/messages.ts";
import { CONTENT_DIR, DIST_DIR, KEPT_DIR, MAGAZINE_DIR } from "../../delivery/build/paths.ts";
import { loadSqlite } from "../../delivery/server/database/open.ts";
import { GitError, findPlace, gitPath, isUnfinished, type Place } from "../server/git/command.ts";
import { explainLocalFailure, explainRemoteFailure } from "../server/git/refusals.ts";
import { lastPublication, remoteOf, sshEnvironment } from "../server/git/publication.ts";
import { REMOTE_TIMEOUT } from "./clone.ts";
import { newsroomOptions, type RawOptions, refusePort } from "./options.ts";
import { readTeam } from "./team.ts";

/** Resolves to the problems that would prevent a newsroom with these options from starting, saving or publishing. */
export async function findInstallationProblems(raw: RawOptions): Promise<string[]> {
  const { content = CONTENT_DIR, site = DIST_DIR, state = path.join(MAGAZINE_DIR, ".newsroom") } = raw;
  const { team, "secret-file": secret } = raw;
  const checks: (() => unknown)[] = [
    () => newsroomOptions(raw),
    () => team && readTeam(team),
    () => secret && existsSync(secret) && checkSecretPermissions(secret),
    () => loadSqlite(),
    ...[KEPT_DIR, content, path.dirname(path.resolve(site)), state, path.join(state, "submissions.sqlite")].map(
      (file) => () => checkWritable(path.resolve(file)),
    ),
    () => checkClone(content),
    () => checkPorts(raw),
  ];
  const problems: string[] = [];
  for (const check of checks)
    await Promise.resolve()
      .then(check)
      .catch((error: Error) => problems.push(messageOf(error)));
  return [...new Set(problems)];
}

const messageOf = (error: Error) => (error instanceof GitError ? explainLocalFailure(error) : error.message);

function checkSecretPermissions(file: string): void {
  if (statSync(file).mode & constants.S_IROTH) throw new Error(messages.newsroom.secretIsOpen(file));
}

/** Throws if a file cannot be written. For a missing file, the nearest existing folder above it has to be writable. */
function checkWritable(file: string): void {
  if (!existsSync(file)) return checkWritable(path.dirname(file));
  try {
    accessSync(file, constants.W_OK);
  } catch {
    throw new Error(messages.newsroom.cannotWrite(file, userInfo().username));
  }
}

async function checkClone(content: string): Promise<void> {
  const place = await findPlace(content);
  if (!place) throw new Error(messages.newsroom.noRepository(content));
  if (await isUnfinished(place)) throw new Error(messages.publishing.cloneUnfinished);
  checkWritable(path.resolve(await gitPath(place, "objects")));
  await checkPush(place);
}

/** Rejects if the remote would refuse a publication. */
async function checkPush({ git }: Place): Promise<void> {
  const { commit, branch } = await lastPublication(git);
  if (!commit) throw new Error(messages.publishing.cloneEmpty);
  const remote = await remoteOf(git);
  if (!remote) return;
  const refspec = `${commit}:refs/heads/${branch}`;
  const options = { timeLimit: REMOTE_TIMEOUT, env: await sshEnvironment(git) };
  await git.bytes(["push", "--dry-run", "--no-verify", "--", remote, refspec], options).catch((error: unknown) => {
    // A remote that refuses the push only because it has newer commits has accepted the login.
    if (error instanceof GitError && /non-fast-forward|fetch first/.test(error.stderr)) return;
    throw error instanceof GitError ? new Error(explainRemoteFailure(error, CHECK_PHRASES)) : error;
  });
}

const CHECK_PHRASES = { outcome: messages.newsroom.wouldNotPublish, retry: messages.newsroom.letIn };

/** Rejects if a port is taken, unless a newsroom already responds at the host and port of these options. */
async function checkPorts(raw: RawOptions): Promise<void> {
  const { port, sitePort, host } = newsroomOptions(raw);
  const hostInUrl = isIPv6(host) ? `[${host}]` : host;
  if (
    await fetch(`http://${hostInUrl}:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    return;
  for (const [option, each] of [
    ["port", port],
    ["site-port", sitePort],
  ] as const) {
    const server = createServer().listen(each, host);
    await once(server, "listening").catch(refusePort(option, each));
    server.close();
  }
}
