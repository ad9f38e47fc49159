/** Seeded requests neither stop a server of the project nor make it fail. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { receiveSubmissions } from "../src/delivery/server/receive-submissions.ts";
import { serve } from "../src/delivery/server/serve.ts";
import { changesAddress, CONTENT_DATA, fileAddress, KEY_HEADER, PREFIX } from "../src/editor/contract/addresses.ts";
import { newFolder } from "./support/folders.ts";
import { type Door, sendHostile } from "./support/hostile-requests.ts";
import { serveEditor } from "../src/editor/server/serve-editor.ts";
import { startContentServer } from "./support/servers/content-server.ts";
import { newsroom } from "./support/newsroom/newsroom.ts";
import { ANA, removeMagazine } from "./support/newsroom/team.ts";
import { writeSmallMagazine } from "./support/small-magazine/write.ts";
import { openWorker } from "./support/servers/worker.ts";
import { writeFiles } from "./support/workspace.ts";

const { HOSTILE_SEED = "58" } = process.env;

/** Unhandled errors, which would end the process. */
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => void process.on("unhandledRejection", note).on("uncaughtException", note));
afterEach(() => void process.off("unhandledRejection", note).off("uncaughtException", note));
afterAll(removeMagazine);

interface Opened extends Door {
  /** Resolves to the status of a valid request. */
  validStatus: () => Promise<number>;
  /** Internal errors that the server reported. */
  faults?: unknown[];
  /** Most of the server is third-party code, which may answer with its own faults. */
  isThirdParty?: boolean;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const statusOf = async (address: string, init: RequestInit = {}) => (await fetch(address, init)).status;

async function site(): Promise<Opened> {
  const root = await newFolder();
  await writeFiles(path.join(root, "dist"), {
    "index.html": "home",
    "404.html": "none",
    "410.html": "gone",
    "News/Ana.html": "ana",
    "assets/app-1a2b.js": "app",
    "form.html": 'action="/f/suscripcion"',
    "Antes.gone": "",
    "a.mp4": "video".repeat(50),
  });
  const server = await serve({
    dir: path.join(root, "dist"),
    submissionsDir: path.join(root, "submissions"),
    port: 0,
    rates: { sender: 10_000, all: 10_000 },
  });
  onTestFinished(() => end(server));
  const port = portOf(server);
  const paths = ["/", "/", "/News/Ana", "/nada", "/Antes", "/a.mp4", "/assets/app-1a2b.js", "/f/suscripcion"];
  return { port, paths, validStatus: () => statusOf(`http://localhost:${port}/News/Ana`) };
}

/** Starts a server that contains the receiver of the form, as Vite's server does. */
async function form(): Promise<Opened> {
  const { receive, close } = receiveSubmissions(path.join(await newFolder(), "submissions"), {
    base: "/",
    isForm: (id) => id === "suscripcion",
    rates: { sender: 10_000, all: 10_000 },
  });
  const answerNotFound = (response: ServerResponse) => void response.writeHead(404).end();
  const server = createServer((request, response) => void receive(request, response, () => answerNotFound(response)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    await end(server);
    close();
  });
  const port = portOf(server);
  return { port, paths: ["/f/suscripcion", "/f/otro", "/"], validStatus: () => statusOf(`http://127.0.0.1:${port}/`) };
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const pathsOfEditor = (key: string) => [
  "/",
  "/vista/",
  `${CONTENT_DATA}issues.json`,
  "/vista/assets/x.js",
  "/vista/favicon.ico",
  ...["list", "open", "save", "check", "foto", "subscriptions", "subscriptionsCsv", "history"].map(
    (action) => PREFIX + action,
  ),
  fileAddress(key, "issues/MoraVidal/tapa.webp"),
  fileAddress(key, "nada", { small: true }),
  changesAddress(key),
];

async function editor(): Promise<Opened> {
  const [contentDir, bundle] = [path.join(await newFolder(), "content"), await newFolder()];
  await writeSmallMagazine(contentDir);
  await writeFiles(bundle, { "editor/app/index.html": "the editor" });
  const faults: unknown[] = [];
  const onError = (error: unknown) => void faults.push(error);
  const { address, key, close } = await serveEditor({ contentDir, port: 0, bundle: async () => bundle, onError });
  onTestFinished(close);
  const [port, paths] = [Number(new URL(address).port), pathsOfEditor(key)];
  const headers = { [KEY_HEADER]: key, "Content-Type": "application/json" };
  return { port, paths, headers, faults, validStatus: () => statusOf(`http://127.0.0.1:${port}/`) };
}

async function room(): Promise<Opened> {
  const opened = await newsroom();
  const { key, headers: who } = await opened.session(ANA.email);
  const port = Number(new URL(opened.address).port);
  const headers = { ...who, [KEY_HEADER]: key, "Content-Type": "application/json" };
  const validStatus = () => statusOf(`${opened.address}/health`);
  return { port, paths: [...pathsOfEditor(key), "/health"], headers, validStatus, faults: opened.errors };
}

/** Starts Vite's server with the additions of the project. */
async function development(): Promise<Opened> {
  const root = await newFolder();
  await writeSmallMagazine(path.join(root, "content"));
  const { address, close } = await startContentServer(root);
  onTestFinished(close);
  const [port, files] = [Number(new URL(address).port), ["favicon.ico", "media/x.webp", "@content/issues.json"]];
  const paths = ["/", "/f/suscripcion", "/src/site/app/main.tsx", ...files.map((file) => `/${file}`)];
  return { port, paths, validStatus: () => statusOf(address), isThirdParty: true };
}

const SERVERS: [string, () => Promise<Opened>, number][] = [
  ["the site", site, 200],
  ["the receiver of the form", form, 404],
  ["the editor", editor, 200],
  ["the Worker", openWorker, 200],
];
/** Servers that take long to start. */
const SLOW: typeof SERVERS = [
  ["a newsroom", room, 200],
  ["the development server", development, 200],
];

/** Returns the stack of each error, without duplicates. */
const reasons = (errors: readonly unknown[]) => [...new Set(errors.map((error) => String((error as Error).stack)))];

async function expectSurvival(open: () => Promise<Opened>, count: number, status: number): Promise<void> {
  unhandled.length = 0;
  const { validStatus, faults = [], isThirdParty, ...door } = await open();
  const statuses = await sendHostile(door, count, Number(HOSTILE_SEED));
  expect(await validStatus()).toBe(status);
  expect(reasons(unhandled)).toEqual([]);
  expect(reasons(faults)).toEqual([]);
  if (!isThirdParty) expect([...statuses.keys()]).not.toContain("500");
}

test.each(SERVERS)("%s answers after 200 hostile requests", (_name, open, status) => expectSurvival(open, 200, status));

test.each([...SERVERS, ...SLOW])(
  "%s answers after 10,000 hostile requests",
  { tags: ["@exhaustive"], timeout: 600_000 },
  (_name, open, status) => expectSurvival(open, 10_000, status),
);
