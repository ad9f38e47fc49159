/**
 * Runs the editor for a team, the published site, and the clock that builds the site, in one process with one clone.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { messages } from "../messages/messages.ts";
import { GENERATED_DIR } from "../../delivery/build/paths.ts";
import { watchContent } from "../../delivery/build/content/watch-content.ts";
import { inTurn } from "../server/actions/context.ts";
import { repositoryOf } from "../server/workspace.ts";
import { EditedContent } from "../server/content/edited-content.ts";
import type { Place } from "../server/git/command.ts";
import { createApp } from "../server/http/app.ts";
import { loopbackOrigin } from "../server/http/check-origin.ts";
import { listen } from "../server/http/listen.ts";
import { openSubscriptions } from "../server/subscriptions.ts";
import { openClone, ownerOf } from "./clone.ts";
import { openNewsroomDatabase } from "./database.ts";
import { createAuthentication } from "./login/authenticate.ts";
import { type NewsroomOptions, refusePort } from "./options.ts";
import { type BuildSite, Publisher } from "./publication-queue.ts";
import { startClock } from "./clock.ts";
import { createSharedPreview, servePublished } from "./public-site.ts";
import { watchTeam } from "./team.ts";
import { Workspaces } from "./workspaces.ts";
import Database from "better-sqlite3";
import { toUsageError } from "../../delivery/server/database/open.ts";
import { UsageError } from "../../shared/usage-error.ts";

export interface Newsroom {
  /** Port of the newsroom, and port of the site. */
  port: number;
  sitePort: number;
  /** Closes the newsroom after pending work is finished. */
  close: () => Promise<void>;
}

interface Dependencies {
  /** Builds the editor's code. Resolves to the folder of the built code. */
  bundle: () => Promise<string>;
  build: BuildSite;
  /** Called with a line for the log. */
  log: (line: string) => void;
  onError: (error: unknown) => void;
  /** Milliseconds between two checks of the clock; less than a minute, because documents appear at a given minute. */
  pause?: number;
}

/** Starts a newsroom. Rejects with a `UsageError` if the options or the installation do not allow a start. */
export async function startNewsroom(options: NewsroomOptions, dependencies: Dependencies): Promise<Newsroom> {
  const { state } = options;
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const unlock = lockInstance(path.join(state, "alone"));
  try {
    const { close, ...ports } = await start(options, dependencies);
    return { ...ports, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(options: NewsroomOptions, dependencies: Dependencies): Promise<Newsroom> {
  const { content, site, state, host, publicUrl } = options;
  const { bundle, build, log, onError, pause = 20_000 } = dependencies;
  const place = await openClone(content);
  const authentication = await authenticationOf(options, place, { onChange: () => workspaces.end(), onError, log });
  const [database, subscriptions] = [await openNewsroomDatabase(state), await openSubscriptions(state)];
  const checkout = path.join(state, "published");
  const publishedContent = new EditedContent(checkout, path.join(state, "unused"));
  const editedContent = new EditedContent(place.contentDir, GENERATED_DIR);
  const repository = repositoryOf(editedContent);
  const publisher = new Publisher({
    place,
    repository,
    site,
    checkout,
    build,
    onStep: (step) => workspaces.send("publication", () => ({ step })),
    onPublished: () => {
      publishedContent.invalidate();
      void workspaces.refresh().catch(onError);
    },
    log,
    onError,
  });
  const secret = secretOf(path.join(state, "secret"));
  const localSiteUrl = () => `http://localhost:${siteServer.port}`;
  const origin = () => (publicUrl && (editedContent.site?.["url"] as string | undefined)) ?? localSiteUrl();
  const shares = database.sharesOf({ secret, origin });
  const workspaces: Workspaces = new Workspaces({
    place,
    content: editedContent,
    repository,
    database,
    subscriptions,
    secret,
    shares,
    publisher,
    logout: options.access?.logout,
  });
  const catchUp = async () => {
    const trouble = await publisher.catchUp();
    log(trouble === undefined ? messages.newsroom.upToDate : messages.newsroom.stayed(trouble));
  };
  if (!existsSync(site)) await catchUp();
  const app = new Hono()
    .get("/health", (context) => context.json({ ok: true, builtAt: new Date(publisher.builtAt).toISOString() }))
    .route(
      "/",
      createApp({
        admit: async (context) => workspaces.of(await authentication.admit(context)),
        originOf: publicUrl ? (name) => (name === publicUrl.host ? publicUrl.origin : undefined) : loopbackOrigin,
        bundle,
        onError,
      }),
    );
  const editorServer = await listen(app, options.port, host).catch(refusePort("port", options.port));
  const siteServer = await servePublished({
    dir: site,
    submissionsDir: state,
    port: options.sitePort,
    host,
    rates: { header: options.senderHeader },
    preview: createSharedPreview({
      content: editedContent,
      published: publishedContent,
      shares,
      origin,
      bundle,
      onError,
    }),
  }).catch(async (error: NodeJS.ErrnoException) => {
    // The editor's server is closed, because an open server would keep the process running after the refusal.
    await Promise.all([editorServer.close(), workspaces.end()]);
    return refusePort("site-port", options.sitePort)(error);
  });
  const watcher = watchContent(content, { onChange: () => void workspaces.refresh().catch(onError), onError });
  const isBehind = () => publisher.isBehind();
  const stopClock = startClock({ content: publishedContent, pause, isBehind, catchUp, onError });
  return {
    port: editorServer.port,
    sitePort: siteServer.port,
    close: async () => {
      authentication.close();
      await Promise.all([editorServer.close(), workspaces.end(), siteServer.close(), watcher.close(), stopClock()]);
      await publisher.idle();
      await inTurn(async () => [database, subscriptions].forEach((each) => each.close()));
    },
  };
}

type AuthenticationHandlers = Parameters<typeof watchTeam>[1] & Pick<Dependencies, "log">;

async function authenticationOf({ access }: NewsroomOptions, place: Place, handlers: AuthenticationHandlers) {
  if (access) {
    const { team, close } = watchTeam(access.team, handlers);
    return { admit: createAuthentication(access.login, { team, log: handlers.log }), close };
  }
  const owner = await ownerOf(place);
  return { admit: async () => owner, close: () => {} };
}

/** Returns the secret of the newsroom from its file, which is created at the first start. */
function secretOf(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/**
 * Locks the state folder for one newsroom, because a second newsroom would remove the Git locks of the first. Returns
 * the function that unlocks the folder; if the process is killed, the operating system unlocks it. Throws a
 * `UsageError` if another process has the lock.
 */
function lockInstance(file: string): () => void {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(file, { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    const isBusy = error instanceof Database.SqliteError && error.code === "SQLITE_BUSY";
    throw isBusy ? new UsageError(messages.newsroom.isOpen) : toUsageError(error, file);
  }
  const heldLock = lock;
  return () => void heldLock.close();
}
