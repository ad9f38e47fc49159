/** The editing room over a copy of the content, and requests to it such as its page sends them, or others. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { buildRoom } from "../../src/editor/server/serving/room-bundle.ts";
import { type RoomServer, serveRoom } from "../../src/editor/server/serving/room-server.ts";
import type { RoomApi } from "../../src/editor/contract/protocol.ts";
import { KEY_HEADER, PREFIX } from "../../src/editor/contract/addresses.ts";

export interface EditingRoom extends RoomServer {
  contentDir: string;
  /** The text of a content file as it is on the disk. */
  read: (file: string) => Promise<string>;
}

export async function openRoom(contentDir: string): Promise<EditingRoom> {
  const room = await serveRoom({ contentDir, port: 0, bundle: () => buildRoom(), onError: console.error });
  return { ...room, contentDir, read: (file) => readFile(path.join(contentDir, file), "utf8") };
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

/** Rejects with a `RoomRefusal`. */
export function askOf({ address, key }: RoomServer): Ask {
  return async (action, input) => {
    const headers = { "Content-Type": "application/json", [KEY_HEADER]: key };
    const { status, text } = await send(address, PREFIX + action, {
      method: "POST",
      headers,
      body: JSON.stringify(input),
    });
    if (status !== 200) throw new RoomRefusal(status, JSON.parse(text).message);
    return JSON.parse(text);
  };
}

export interface TalkingRoom extends EditingRoom {
  ask: Ask;
}

/** A room that is only talked to, over the folder of another or over a copy of the sample that goes with it. */
export async function talkToRoom(contentDir?: string): Promise<TalkingRoom> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-room-"));
  const own = contentDir ?? path.join(folder, "content");
  if (!contentDir) await cp(path.join(ROOT, "content"), own, { recursive: true });
  const room = await openRoom(own);
  return {
    ...room,
    ask: askOf(room),
    close: async () => {
      await room.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
