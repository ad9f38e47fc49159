/** A newsroom over two articles in a repository of its own, and requests to it that may come from anywhere. */
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { KEY_HEADER, KEY_PLACEHOLDER, PREFIX } from "../../../src/editor/contract/addresses.ts";
import type { Action } from "../../../src/editor/contract/requests.ts";
import { caddyLogin, SECRET_HEADER, USER_HEADER } from "../../../src/editor/newsroom/login/caddy-login.ts";
import type { Login } from "../../../src/editor/newsroom/login/authenticate.ts";
import { startNewsroom } from "../../../src/editor/newsroom/newsroom.ts";
import { type Answer, send, type RequestParts } from "../editor-server.ts";
import { git } from "../git/git.ts";
import { writeFiles } from "../workspace.ts";
import { makeClone } from "./clone.ts";

export const PUBLIC_URL = "https://redaccion.pompa.example";
export const HOST = new URL(PUBLIC_URL).host;
export const SECRET = "un-secreto-que-comparten-los-dos";

export const ANA = "ana@pompa.example";
export const BRUNO = "bruno@pompa.example";
export const CARLA = "carla@pompa.example";

export const TEAM = `contact: Ana Sosa <ana@pompa.example>
members:
  - { email: ${ANA}, name: Ana Sosa, may: [write, publish] }
  - { email: ${BRUNO}, name: Bruno Paz, may: [write] }
  - { email: ${CARLA}, name: Carla Ríos, may: [] }
`;

export interface Setup {
  /** Caddy's header by default. `null`: there is no login, and only this machine may send requests. */
  login?: Login | null;
  team?: string;
  /** Folder of the clone. By default, it is beside the other folders of the newsroom. */
  root?: string;
}

export type OpenNewsroom = Awaited<ReturnType<typeof openNewsroom>>;

interface StartOptions {
  folder: string;
  content: string;
  team: string;
  login: Login | null;
  log?: string[];
  errors?: unknown[];
}

/** Starts a newsroom that builds no editor, and copies its content as the site. */
export async function startWithDoubles({ folder, content, team, login, log = [], errors = [] }: StartOptions) {
  const bundle = path.join(folder, "paquete");
  const page = `<meta name="clave" content="${KEY_PLACEHOLDER}">`;
  await writeFiles(bundle, { "index.html": page, "editor/app/index.html": page });
  const { port, close } = await startNewsroom(
    {
      content,
      site: path.join(folder, "sitio"),
      state: path.join(folder, "estado"),
      host: "127.0.0.1",
      port: 0,
      sitePort: 0,
      ...(login && { publicUrl: new URL(PUBLIC_URL), access: { login, team } }),
    },
    {
      bundle: async () => bundle,
      build: async ({ content: from, site }) => {
        await cp(from, site, { recursive: true });
        for (const file of [SITE_MARK, "404.html"]) await writeFile(path.join(site, file), "");
        return undefined;
      },
      log: (line) => log.push(line),
      onError: (error) => errors.push(error),
    },
  );
  return { address: `http://127.0.0.1:${port}`, close };
}

/** Opens a newsroom that is closed after the test. */
export async function newsroomOfTest(setup?: Setup): Promise<OpenNewsroom> {
  const room = await openNewsroom(setup);
  onTestFinished(room.close);
  return room;
}

/** Opens a newsroom, which the caller has to close. */
export async function openNewsroom({ login = caddyLogin(SECRET), team = TEAM, root }: Setup = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-doors-"));
  const clone = root ?? path.join(folder, "revista");
  const content = await makeClone(clone);
  const [log, errors]: [string[], unknown[]] = [[], []];
  const places = { folder, content, team: path.join(folder, "equipo.yaml"), log, errors };
  await writeFile(places.team, team);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const { address, close } = await startWithDoubles({ ...places, login }).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  /** Sends a request under the newsroom's host name, as a proxy passes it on. */
  const get = (target: string, { headers, ...sent }: RequestParts = {}) =>
    send(address, target, { ...sent, headers: { Host: HOST, ...headers } });
  /** The headers that the proxy adds for a member. */
  const proxied = (email: string) => ({ [USER_HEADER]: email, [SECRET_HEADER]: SECRET });
  /** The key in the page of a member. */
  const keyOf = async (email: string) =>
    /content="([^"]+)"/.exec((await get("/", { headers: proxied(email) })).text)?.[1] ?? "";
  return {
    ...places,
    site: path.join(folder, "sitio"),
    git: git(clone),
    get,
    proxied,
    keyOf,
    /** Asks for an action as the page of a member does. */
    act: async (email: string, action: Action, input: object) =>
      get(PREFIX + action, {
        method: "POST",
        headers: { ...proxied(email), [KEY_HEADER]: await keyOf(email), "Content-Type": "application/json" },
        body: JSON.stringify(input),
      }),
    address,
    close: async () => {
      await close();
      await removeFolder();
    },
  };
}

export const messageOf = ({ text }: Answer): string => (JSON.parse(text) as { message: string }).message;
