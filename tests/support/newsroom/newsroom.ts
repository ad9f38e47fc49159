/** A newsroom over a small magazine in a repository of its own, with a bare one as its remote, and a team. */
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { KEY_PLACEHOLDER } from "../../../src/editor/contract/addresses.ts";
import { caddyLogin } from "../../../src/editor/newsroom/login/caddy-login.ts";
import { startNewsroom } from "../../../src/editor/newsroom/newsroom.ts";
import type { BuildSite } from "../../../src/editor/newsroom/publication-queue.ts";
import type { Ask } from "../editor-server.ts";
import { git, identify, publishAll, type RunGit } from "../git/git.ts";
import {
  ANA,
  openSession,
  type Session,
  BRUNO,
  CARLA,
  type Colleague,
  newsroomPlaces,
  NEWSROOM_URL,
  type Places,
  SECRET,
  writeTeam,
} from "./team.ts";

/** A build that puts the files of the content in the place of the site, in one step. */
export const copyContent: BuildSite = async ({ content, site, onStep }) => {
  onStep("Armando el sitio: 1 de 4");
  const newSite = `${site}.new`;
  await cp(content, newSite, { recursive: true });
  await writeFile(path.join(newSite, "index.html"), "");
  await writeFile(path.join(newSite, SITE_MARK), "");
  await rm(site, { recursive: true, force: true });
  await rename(newSite, site);
  return undefined;
};

export interface TestNewsroom extends Places {
  /** Origin at which it listens. */
  address: string;
  /** Where readers find the site. */
  siteAddress: string;
  git: RunGit;
  /** Git in the bare repository. */
  remoteGit: RunGit;
  /** Replaces the build from here on. */
  buildWith: (build: BuildSite) => void;
  as: (email: string) => Promise<Ask>;
  session: (email: string) => Promise<Session>;
  /** `read`: the text of a file in the folder; `published`: on the remote's main branch; `shown`: on the site. */
  read: (file: string) => Promise<string>;
  published: (file: string) => string;
  shown: (file: string) => Promise<string>;
  /** Publishes files as somebody else; `undefined` removes one. */
  publish: (files: Record<string, string | undefined>) => Promise<void>;
  setTeam: (team: readonly Colleague[]) => Promise<void>;
  /** Stops it, runs `meanwhile`, and starts it again over the same folders. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** Starts a second one over the same folders. */
  openAgain: () => Promise<unknown>;
  close: () => Promise<void>;
  log: string[];
  errors: unknown[];
}

interface Setup {
  team?: readonly Colleague[];
  /** Milliseconds between two looks of the clock, which looks only once by default. */
  pause?: number;
}

export async function newsroom({ team = [ANA, BRUNO, CARLA], pause = 3_600_000 }: Setup = {}): Promise<TestNewsroom> {
  const places = await newsroomPlaces(team);
  const bundle = path.join(places.folder, "paquete");
  await mkdir(path.join(bundle, "editor/app"), { recursive: true });
  await writeFile(path.join(bundle, "editor/app/index.html"), `<meta name="redaccion" content="${KEY_PLACEHOLDER}">`);
  await writeFile(path.join(bundle, "index.html"), "<title>Vista</title>");
  const [log, errors]: [string[], unknown[]] = [[], []];
  let build = copyContent;
  const start = () =>
    startNewsroom(
      {
        ...places,
        publicUrl: new URL(NEWSROOM_URL),
        access: { login: caddyLogin(SECRET), team: places.team },
        host: "127.0.0.1",
        port: 0,
        sitePort: 0,
      },
      {
        bundle: async () => bundle,
        build: (building) => build(building),
        log: (line) => log.push(line),
        onError: (error) => errors.push(error),
        pause,
      },
    );
  let running = await start();
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= running.close());
  const address = () => `http://127.0.0.1:${running.port}`;
  onTestFinished(async () => {
    await close();
    await rm(places.folder, { recursive: true, force: true });
  });
  const remoteGit = git(places.remote);
  const session = (email: string) => openSession(address(), email);
  return {
    ...places,
    get address() {
      return address();
    },
    get siteAddress() {
      return `http://127.0.0.1:${running.sitePort}`;
    },
    git: git(places.root),
    remoteGit,
    buildWith: (other) => (build = other),
    session,
    as: async (email) => (await session(email)).ask,
    read: (file) => readFile(path.join(places.content, file), "utf8"),
    published: (file) => remoteGit("show", `main:content/${file}`),
    shown: (file) => readFile(path.join(places.site, file), "utf8"),
    publish: (files) => publishElsewhere(places, files),
    setTeam: (members) => writeTeam(places.team, members),
    restart: async (meanwhile) => {
      await running.close();
      await meanwhile?.();
      running = await start();
    },
    openAgain: start,
    close,
    log,
    errors,
  };
}

/** Publishes from another clone. */
async function publishElsewhere({ folder, remote }: Places, files: Record<string, string | undefined>): Promise<void> {
  const other = await mkdtemp(path.join(folder, "otra-"));
  git(folder)("clone", "--quiet", remote, other);
  await identify(other, "Julia Paz");
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(other, "content", file);
    await (text === undefined ? rm(place) : writeFile(place, text));
  }
  publishAll(other, "Publica desde otro lado");
}
