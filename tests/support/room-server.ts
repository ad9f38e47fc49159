/** The editing room over a copy of the content, and requests to it such as its page sends them, or others. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer } from "vite";
import { ROOT } from "../../src/build/paths.ts";
import type { RoomApi } from "../../src/editing/protocol.ts";
import { KEY_HEADER, PREFIX } from "../../src/editing/addresses.ts";
import { roomConfig } from "../../vite.config.ts";

export interface EditingRoom {
  /** Its origin. */
  address: string;
  contentDir: string;
  /** The text of a content file as it is on the disk. */
  read: (file: string) => Promise<string>;
}

type Running = EditingRoom & { close: () => Promise<void> };

/** `folder` gets a copy of the sample in `content/`. */
export async function startRoom(folder: string): Promise<Running> {
  const contentDir = path.join(folder, "content");
  await cp(path.join(ROOT, "content"), contentDir, { recursive: true });
  return openRoom(contentDir, path.join(folder, "vite"));
}

/** `isShown`: a browser will load its pages, for which Vite prepares what they import. */
export async function openRoom(contentDir: string, cacheDir: string, isShown = true): Promise<Running> {
  const { server: options, ...config } = roomConfig(contentDir, 0);
  const server = await createServer({
    ...config,
    configFile: false,
    cacheDir,
    ...(!isShown && { optimizeDeps: { noDiscovery: true } }),
    server: { ...options, preTransformRequests: isShown },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== "object" || !address) throw new Error("The room has no port.");
  return {
    address: `http://localhost:${address.port}`,
    contentDir,
    read: (file) => readFile(path.join(contentDir, file), "utf8"),
    close: () => server.close(),
  };
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  /** What a picture of the room is. */
  bytes: Buffer;
}

/** A request with any headers, also those that `fetch` keeps to itself. The target is sent as it is written. */
export function send(
  address: string,
  target: string,
  { method = "GET", headers = {}, body }: Sent = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece)).on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(pieces);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString("utf8"), bytes });
      });
    });
    sent.on("error", reject).end(body);
  });
}

/** A sentence that the room said in place of an answer. */
export class RoomRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Ask = <Name extends keyof RoomApi>(
  action: Name,
  input: Parameters<RoomApi[Name]>[0],
) => Promise<Awaited<ReturnType<RoomApi[Name]>>>;

export interface TalkingRoom extends EditingRoom {
  /** The secret of the session, as its page knows it. */
  key: string;
  /** Rejects with a `RoomRefusal`. */
  ask: Ask;
  close: () => Promise<void>;
}

/** A room that is only talked to, over the folder of another or over a copy of the sample that goes with it. */
export async function talkToRoom(contentDir?: string): Promise<TalkingRoom> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-room-"));
  const own = contentDir ?? path.join(folder, "content");
  if (!contentDir) await cp(path.join(ROOT, "content"), own, { recursive: true });
  const room = await openRoom(own, path.join(folder, "vite"), false);
  const page = await send(room.address, "/");
  const key = /name="redaccion" content="([^"]+)"/.exec(page.text)?.[1] ?? "";
  return {
    ...room,
    key,
    ask: async (action, input) => {
      const headers = { "Content-Type": "application/json", [KEY_HEADER]: key };
      const options = { method: "POST", headers, body: JSON.stringify(input) };
      const { status, text } = await send(room.address, PREFIX + action, options);
      if (status !== 200) throw new RoomRefusal(status, JSON.parse(text).message);
      return JSON.parse(text);
    },
    close: async () => {
      await room.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
