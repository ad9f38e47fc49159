/** The editor for a team, the published site, and the clock that publishes: one process over one clone. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Hono } from "hono";
import { basePath } from "../../delivery/build/base-path.ts";
import { SUBMISSIONS_DIR } from "../../delivery/build/paths.ts";
import { UsageError } from "../../delivery/build/usage-error.ts";
import { watchContent } from "../../delivery/build/watch-content.ts";
import { serve } from "../../delivery/server/serve.ts";
import type { Refusal, Released } from "../contract/git.ts";
import { type Person, RIGHTS } from "../contract/person.ts";
import type { Request } from "../contract/requests.ts";
import { inTurn } from "../server/actions/context.ts";
import { EditedContent } from "../server/content/edited-content.ts";
import { findPlace, type Place } from "../server/git/place.ts";
import { record, unlock } from "../server/git/record.ts";
import { startBranch } from "../server/git/working-branch.ts";
import { createApp } from "../server/http/app.ts";
import { loopbackOrigin } from "../server/http/guard.ts";
import { listen } from "../server/http/listen.ts";
import { openDatabase } from "./database.ts";
import { createAdmission } from "./login/admission.ts";
import type { NewsroomOptions } from "./options.ts";
import { startClock } from "./publication/clock.ts";
import { Publisher } from "./publication/publisher.ts";
import { watchedTeam } from "./team.ts";
import { Workspaces } from "./workspaces.ts";

/** Under whose name that is committed which nobody of the team did. */
const NEWSROOM = { name: "La redacción", email: "redaccion@localhost" };

export const databaseOf = (state: string) => path.join(state, "newsroom.db");

export interface Newsroom {
  /** Ports on which it listens. */
  port: number;
  sitePort: number;
  /** Lets what was begun finish first. */
  close: () => Promise<void>;
}

interface Surroundings {
  /** Answers the folder of the built code of the editor. */
  bundle: () => Promise<string>;
  /** Hears a line of what happened. */
  log: (line: string) => void;
  onError: (error: unknown) => void;
}

/** Throws a `UsageError` for what keeps it from starting. */
export async function startNewsroom(options: NewsroomOptions, surroundings: Surroundings): Promise<Newsroom> {
  const { content, site, state, host } = options;
  const { bundle, log, onError } = surroundings;
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const place = await openClone(content);
  const admit = await admissionOf(options, place, onError);
  const database = openDatabase(databaseOf(state));
  const checkout = path.join(state, "published");
  const published = new EditedContent(checkout, path.join(state, "unused"));
  const publisher = new Publisher({
    place,
    site,
    checkout,
    team: NEWSROOM,
    onStep: (step) => workspaces.tell("publication", () => ({ step })),
    onPublished: () => {
      published.changed();
      void workspaces.refresh().catch(onError);
    },
    onError,
  });
  const release = async (person: Person, request: Request<"release">): Promise<Released | Refusal> => {
    await inTurn(async () => {});
    const repository = await workspaces.repository;
    if (!repository) throw new UsageError("The clone is gone.");
    const { result, trouble } = await publisher.publish(
      () => repository.release(person, request),
      (made) => "commit" in made,
    );
    if ("refusal" in result) return result;
    log(`${person.name} publicó: ${result.sentence}${trouble === undefined ? "" : ` — sin sitio nuevo: ${trouble}`}`);
    return { sentence: result.sentence, address: await addressOf(workspaces.content), ...(trouble && { trouble }) };
  };
  const workspaces = new Workspaces({ place, database, secret: secretOf(path.join(state, "secret")), release });
  const buildAgain = async () => {
    const { trouble } = await publisher.publish(
      async () => {},
      () => true,
    );
    log(trouble === undefined ? "El sitio está al día." : `El sitio quedó como estaba: ${trouble}`);
  };
  if (!existsSync(site)) await buildAgain();
  const app = new Hono();
  app.get("/health", (context) => context.json({ ok: true, builtAt: new Date(publisher.builtAt).toISOString() }));
  const origin = options.publicUrl;
  app.route(
    "/",
    createApp({
      admit: async (context) => workspaces.of(await admit(context)),
      originOf: origin ? (name) => (name === origin.host ? origin.origin : undefined) : loopbackOrigin,
      bundle,
      onError,
    }),
  );
  const listening = await listen(app, options.port, host);
  const siteServer = await serve({
    dir: site,
    base: basePath(),
    submissionsDir: SUBMISSIONS_DIR,
    port: options.sitePort,
    host,
  });
  const watcher = watchContent(content, 50, () => void workspaces.refresh().catch(onError));
  const stopClock = startClock({
    content: published,
    builtAt: () => publisher.builtAt,
    isBehind: () => publisher.isBehind(),
    publish: buildAgain,
    onError,
  });
  return {
    port: listening.port,
    sitePort: (siteServer.address() as AddressInfo).port,
    close: async () => {
      stopClock();
      await listening.close();
      siteServer.close();
      siteServer.closeAllConnections();
      await once(siteServer, "close");
      await publisher.publish(
        async () => inTurn(async () => {}),
        () => false,
      );
      await watcher.close();
      database.close();
    },
  };
}

/** Ready for the team: on its own branch, with everything committed. */
async function openClone(content: string): Promise<Place> {
  const place = await findPlace(content);
  if (!place) throw new UsageError(`${content} no está en un repositorio de Git: la redacción guarda todo en uno.`);
  await unlock(place);
  const refusal = await startBranch(place);
  if (refusal) throw new UsageError(refusal);
  await record(place, NEWSROOM);
  return place;
}

async function admissionOf({ access }: NewsroomOptions, { git }: Place, onError: (error: unknown) => void) {
  if (access) return createAdmission(access.login, watchedTeam(access.team, onError));
  const ident = await git.maybe(["var", "GIT_AUTHOR_IDENT"]);
  const [, name = "", email = ""] = /^(.+) <(.+)> \d+ [+-]\d+$/.exec(ident ?? "") ?? [];
  if (!name) throw new UsageError("Git no sabe quién sos: decíselo con git config user.name y git config user.email.");
  return async (): Promise<Person> => ({ name, email, may: RIGHTS });
}

/** Made once; only the newsroom reads it. */
function secretOf(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

async function addressOf(content: EditedContent): Promise<string> {
  await content.read();
  return String(content.documents.get("site.yaml")?.read.documents[0]?.content?.data.url ?? "");
}
