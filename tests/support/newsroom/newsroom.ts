/** A newsroom over a small magazine in a repository of its own, with a bare one as its remote, and a team. */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { onTestFinished } from "vitest";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { KEY_PLACEHOLDER } from "../../../src/editor/contract/addresses.ts";
import { caddyLogin } from "../../../src/editor/newsroom/login/caddy-login.ts";
import { startNewsroom } from "../../../src/editor/newsroom/newsroom.ts";
import type { BuildSite } from "../../../src/editor/newsroom/publication-queue.ts";
import { git, identify, publishAll } from "../git/git.ts";
import { writeFiles } from "../workspace.ts";
import {
  ANA,
  openSession,
  BRUNO,
  CARLA,
  type Colleague,
  newsroomPlaces,
  NEWSROOM_URL,
  type Places,
  SECRET,
  writeTeam,
} from "./team.ts";

/** A double of the build: copies the content, and replaces the site with the finished copy. */
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

export type TestNewsroom = Awaited<ReturnType<typeof newsroom>>;

interface Setup {
  team?: readonly Colleague[];
  /** Milliseconds between two checks of the clock. By default, the clock is checked only once in a test. */
  pause?: number;
}

/** Creates the files and folders of a newsroom, which are removed after the test. */
export async function placesOfTest(team: readonly Colleague[]): Promise<Places> {
  const places = await newsroomPlaces(team);
  onTestFinished(() => rm(places.folder, { recursive: true, force: true }));
  return places;
}

/** Opens a newsroom, and returns it with functions that ask for actions as Ana, Bruno and Carla. */
export async function newsroomOfTeam(setup?: Pick<Setup, "pause">) {
  const room = await newsroom(setup);
  const [ana, bruno, carla] = [await room.as(ANA.email), await room.as(BRUNO.email), await room.as(CARLA.email)];
  return { room, ana, bruno, carla };
}

/** Opens a newsroom that is closed after the test. */
export async function newsroom({ team = [ANA, BRUNO, CARLA], pause = 3_600_000 }: Setup = {}) {
  const places = await placesOfTest(team);
  const bundle = path.join(places.folder, "paquete");
  const editor = `<meta name="redaccion" content="${KEY_PLACEHOLDER}">`;
  await writeFiles(bundle, { "editor/app/index.html": editor, "index.html": "<title>Vista</title>" });
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
  onTestFinished(close);
  const remoteGit = git(places.remote);
  const session = (email: string) => openSession(address(), email);
  return {
    ...places,
    /** Origin at which the newsroom listens. */
    get address() {
      return address();
    },
    /** Where readers find the site. */
    get siteAddress() {
      return `http://127.0.0.1:${running.sitePort}`;
    },
    git: git(places.root),
    remoteGit,
    /** Uses another build from now on. */
    buildWith: (other: BuildSite) => (build = other),
    session,
    as: async (email: string) => (await session(email)).ask,
    /** Returns a file's text from the content folder. `published`: from the remote's `main`. `shown`: from the site. */
    read: (file: string) => readFile(path.join(places.content, file), "utf8"),
    published: (file: string) => remoteGit("show", `main:content/${file}`),
    shown: (file: string) => readFile(path.join(places.site, file), "utf8"),
    /** Publishes files as somebody else; `undefined` removes one. */
    publish: (files: Record<string, string | undefined>) => publishElsewhere(places, files),
    setTeam: (members: readonly Colleague[]) => writeTeam(places.team, members),
    /** Stops the newsroom, runs `meanwhile`, and starts the newsroom again over the same folders. */
    restart: async (meanwhile?: () => Promise<void>) => {
      await running.close();
      await meanwhile?.();
      running = await start();
    },
    /** Starts a second newsroom over the same folders. */
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
