/** A newsroom over a small magazine in a repository of its own, with a bare one as its remote, and a team. */
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { SITE_MARK } from "../../src/delivery/build/output-folder.ts";
import { KEY_PLACE } from "../../src/editor/contract/addresses.ts";
import type { Right } from "../../src/editor/contract/person.ts";
import { caddyLogin, SECRET_HEADER, USER_HEADER } from "../../src/editor/newsroom/login/caddy.ts";
import { startNewsroom } from "../../src/editor/newsroom/newsroom.ts";
import type { BuildSite } from "../../src/editor/newsroom/publication/build.ts";
import { type Ask, askOf, send } from "./editor-server.ts";
import { git, identify, makeRemote, publishAll, type RunGit } from "./git.ts";
import { writeSmallMagazine } from "./small-magazine.ts";

export interface Colleague {
  email: string;
  name: string;
  may: readonly Right[];
}

/** Two who publish, and one who asks for it. */
export const ANA = { email: "ana@pompa.example", name: "Ana Sosa", may: ["write", "publish"] } as const;
export const BRUNO = { email: "bruno@pompa.example", name: "Bruno Paz", may: ["write", "publish"] } as const;
export const CARLA = { email: "carla@pompa.example", name: "Carla Ríos", may: ["write"] } as const;

/** The name of the newsroom, as a proxy in front of it passes on. */
const NEWSROOM_URL = "https://redaccion.pompa.example";
const SECRET = "un-secreto-que-comparten-los-dos";

export interface Places {
  folder: string;
  root: string;
  content: string;
  remote: string;
  site: string;
  state: string;
  team: string;
  secret: string;
}

/** A clone with a small magazine in it, its remote, and the files that a newsroom is told of. */
export async function newsroomPlaces(team: readonly Colleague[]): Promise<Places> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-newsroom-"));
  const at = (name: string) => path.join(folder, name);
  const root = at("revista");
  const places = {
    folder,
    root,
    content: path.join(root, "content"),
    remote: at("remoto.git"),
    site: at("sitio"),
    state: at("estado"),
    team: at("equipo.yaml"),
    secret: at("secreto"),
  };
  makeRemote(places.remote);
  git(folder)("clone", "--quiet", places.remote, root);
  await identify(root, "Quien la instaló");
  await cp(await smallMagazine(), places.content, { recursive: true });
  publishAll(root, "Primera publicación");
  // JSON is YAML.
  await writeFile(places.team, JSON.stringify({ contact: "Ana", members: team }));
  await writeFile(places.secret, SECRET);
  return places;
}

let magazine: Promise<string> | undefined;

/** Drawn once for a worker. */
function smallMagazine(): Promise<string> {
  magazine ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "pompa-newsroom-model-"));
    await writeSmallMagazine(folder);
    return folder;
  })();
  return magazine;
}

/** For after all tests of a file. */
export async function removeMagazine(): Promise<void> {
  if (magazine) await rm(await magazine, { recursive: true, force: true });
  magazine = undefined;
}

/** Asks as somebody of the team, whose page was given its key. */
export async function askAs(address: string, email: string): Promise<Asking> {
  const headers = { Host: new URL(NEWSROOM_URL).host, [USER_HEADER]: email, [SECRET_HEADER]: SECRET };
  const { text } = await send(address, "/", { headers: { ...headers, Accept: "text/html" } });
  const key = /KEY:(\S+)/.exec(text)?.[1] ?? "";
  return { ask: askOf({ address, key, headers }), key, headers };
}

export interface Asking {
  ask: Ask;
  /** Of the page. */
  key: string;
  headers: Record<string, string>;
}

/** Puts the files of the content in the place of the site, in one step. */
export const copyContent: BuildSite = async ({ content, site, onStep }) => {
  onStep("1/4 Contenido");
  const made = `${site}.new`;
  await cp(content, made, { recursive: true });
  await writeFile(path.join(made, "index.html"), "");
  await writeFile(path.join(made, SITE_MARK), "");
  await rm(site, { recursive: true, force: true });
  await rename(made, site);
  return undefined;
};

export interface TestNewsroom extends Places {
  /** Origin at which it listens. */
  address: string;
  git: RunGit;
  /** The same, in the bare repository. */
  remoteGit: RunGit;
  /** Takes the place of the build from here on. */
  buildWith: (build: BuildSite) => void;
  as: (email: string) => Promise<Ask>;
  asking: (email: string) => Promise<Asking>;
  /** The text of a file in the folder, on the main branch of the remote, and on the site. */
  read: (file: string) => Promise<string>;
  published: (file: string) => string;
  shown: (file: string) => Promise<string>;
  /** Somebody else publishes, and `undefined` removes a file. */
  publish: (files: Record<string, string | undefined>) => Promise<void>;
  /** Stops it, has something done meanwhile, and starts it again over the same folders. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
  log: string[];
  errors: unknown[];
}

interface Setup {
  team?: readonly Colleague[];
  /** Milliseconds between two looks of the clock; it looks once where it is left out. */
  pause?: number;
}

export async function newsroom({ team = [ANA, BRUNO, CARLA], pause = 3_600_000 }: Setup = {}): Promise<TestNewsroom> {
  const places = await newsroomPlaces(team);
  const bundle = path.join(places.folder, "paquete");
  await mkdir(path.join(bundle, "editor/app"), { recursive: true });
  await writeFile(path.join(bundle, "editor/app/index.html"), `KEY:${KEY_PLACE}`);
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
  const address = () => `http://127.0.0.1:${running.port}`;
  onTestFinished(async () => {
    await running.close();
    await rm(places.folder, { recursive: true, force: true });
  });
  const remoteGit = git(places.remote);
  const asking = (email: string) => askAs(address(), email);
  return {
    ...places,
    get address() {
      return address();
    },
    git: git(places.root),
    remoteGit,
    buildWith: (other) => (build = other),
    asking,
    as: async (email) => (await asking(email)).ask,
    read: (file) => readFile(path.join(places.content, file), "utf8"),
    published: (file) => remoteGit("show", `main:content/${file}`),
    shown: (file) => readFile(path.join(places.site, file), "utf8"),
    publish: (files) => publishElsewhere(places, files),
    restart: async (meanwhile) => {
      await running.close();
      await meanwhile?.();
      running = await start();
    },
    close: () => running.close(),
    log,
    errors,
  };
}

/** From another clone. */
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
