/** The team, the repositories and the files with which a newsroom is started, and requests of its team. */
import { rmSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { changesAddress } from "../../../src/editor/contract/addresses.ts";
import type { Right } from "../../../src/editor/contract/team.ts";
import type { DocumentRevision } from "../../../src/editor/contract/requests.ts";
import { SECRET_HEADER, USER_HEADER } from "../../../src/editor/newsroom/login/caddy-login.ts";
import { type Ask, askOf, send } from "../editor-server.ts";
import { git, identify, makeRemote, publishAll } from "../git/git.ts";
import { writeSmallMagazine } from "../small-magazine/write.ts";

export interface Colleague {
  email: string;
  name: string;
  may: readonly Right[];
}

/** Two members who may publish, and one who may only ask for it. */
export const ANA = { email: "ana@pompa.example", name: "Ana Sosa", may: ["write", "publish"] } as const;
export const BRUNO = { email: "bruno@pompa.example", name: "Bruno Paz", may: ["write", "publish"] } as const;
export const CARLA = { email: "carla@pompa.example", name: "Carla Ríos", may: ["write"] } as const;

export const NORA = "issues/NoraPaz.yaml";
export const MORA = "issues/MoraVidal.yaml";
export const LEO = "issues/LeoPaz.yaml";

/** The public address of the newsroom, whose host name a proxy passes on. */
export const NEWSROOM_URL = "https://redaccion.pompa.example";
export const SECRET = "un-secreto-que-comparten-los-dos";

export type Places = Awaited<ReturnType<typeof newsroomPlaces>>;

/** Makes a clone of a small magazine, its remote, and the files that options of a newsroom name. */
export async function newsroomPlaces(team: readonly Colleague[]) {
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
  await writeTeam(places.team, team);
  await writeFile(places.secret, SECRET);
  return places;
}

/** Writes the team as JSON, which is YAML too. */
export const writeTeam = (file: string, members: readonly Colleague[]) =>
  writeFile(file, JSON.stringify({ contact: "Ana", members }));

let magazine: Promise<string> | undefined;

/** Writes the small magazine once for each worker, and resolves to its folder. */
function smallMagazine(): Promise<string> {
  magazine ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "pompa-newsroom-model-"));
    // Removes the folder when the worker exits, because specs in a browser do not call `removeMagazine`.
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    await writeSmallMagazine(folder);
    return folder;
  })();
  return magazine;
}

/** Removes the small magazine, after all tests of a file. */
export async function removeMagazine(): Promise<void> {
  if (magazine) await rm(await magazine, { recursive: true, force: true });
  magazine = undefined;
}

/** Opens the page of a member, and returns a function that asks for actions with the key in that page. */
export async function openSession(address: string, email: string) {
  const headers = { Host: new URL(NEWSROOM_URL).host, [USER_HEADER]: email, [SECRET_HEADER]: SECRET };
  const { text } = await send(address, "/", { headers: { ...headers, Accept: "text/html" } });
  const key = /name="redaccion" content="([^"]*)"/.exec(text)?.[1] ?? "";
  return { ask: askOf({ address, key, headers }), key, headers };
}

export type Session = Awaited<ReturnType<typeof openSession>>;

export interface PageEvent {
  event: string;
  data: unknown;
}

/** Collects the events that a page gets; resolves once it is connected. */
export function listenToEvents(
  address: string,
  { key, headers }: Session,
): Promise<{ events: PageEvent[]; leave: () => void }> {
  const events: PageEvent[] = [];
  return new Promise((resolve, reject) => {
    const stream = request(`${address}${changesAddress(key)}`, { headers, agent: false }, (response) => {
      response.setEncoding("utf8").on("error", () => {});
      response.on("data", (piece: string) => {
        for (const [, event = "", data = ""] of piece.matchAll(/event: (\w+)\ndata: (.*)\n\n/g))
          events.push({ event, data: JSON.parse(data) });
        resolve({ events, leave: () => stream.destroy() });
      });
    });
    stream.on("error", reject).end();
  });
}

/** Saves a document with some fields changed. */
export async function change(ask: Ask, file: string, changed: Record<string, string>) {
  const { fields, body, revision } = await ask("open", { file });
  const typed = { fields: { ...fields, ...changed }, ...(body !== undefined && { body }) };
  return ask("save", { file, typed, revision });
}

/** Returns the current revisions of documents, as publishing expects them; `""` for a document without changes. */
export async function revisionsOf(ask: Ask, ...files: string[]): Promise<DocumentRevision[]> {
  const { changes } = await ask("changes", {});
  return files.map((file) => ({ file, revision: changes.find((each) => each.file === file)?.revision ?? "" }));
}

/** Publishes documents as they are now. */
export const publishFiles = async (ask: Ask, ...files: string[]) =>
  ask("publish", { sentence: "Publica", only: await revisionsOf(ask, ...files) });
