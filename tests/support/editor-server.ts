/** The editor over a content folder, and requests to it such as its page sends them, or others. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildEditor } from "../../src/editor/server/build-editor.ts";
import { type EditorOptions, type EditorServer, serveEditor } from "../../src/editor/server/serve-editor.ts";
import type { EditorApi } from "../../src/editor/contract/protocol.ts";
import { KEY_HEADER, PREFIX } from "../../src/editor/contract/addresses.ts";
import { writeFullMagazine } from "./small-magazine/write.ts";

export interface OpenEditor extends EditorServer {
  contentDir: string;
  /** The text of a content file as it is on the disk. */
  read: (file: string) => Promise<string>;
}

/** Who asks, and what is there beside the content. */
type Circumstances = Pick<EditorOptions, "subscriptions" | "person">;

export async function openEditor(contentDir: string, circumstances: Circumstances = {}): Promise<OpenEditor> {
  const options = { contentDir, port: 0, bundle: () => buildEditor(), onError: console.error };
  const editor = await serveEditor({ ...options, ...circumstances });
  return { ...editor, contentDir, read: (file) => readFile(path.join(contentDir, file), "utf8") };
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
  /** What a picture of the editor is. */
  bytes: Buffer;
}

/** A request with any headers, also those that `fetch` keeps to itself. The target is sent as it is written. */
export function send(address: string, target: string, { method = "GET", headers, body }: Sent = {}): Promise<Answer> {
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

/** A sentence that the editor said in place of an answer. */
export class EditorRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What an action refuses with; status 200 and the answer where it does not. */
export const refusalOf = (asked: Promise<unknown>): Promise<Pick<EditorRefusal, "status" | "message">> =>
  asked.then(
    (answer) => ({ status: 200, message: JSON.stringify(answer) }),
    (error: EditorRefusal) => error,
  );

export type Ask = <Name extends keyof EditorApi>(
  action: Name,
  input: Parameters<EditorApi[Name]>[0],
) => Promise<Awaited<ReturnType<EditorApi[Name]>>>;

type Asked = Pick<EditorServer, "address" | "key"> & Pick<Sent, "headers">;

/** Rejects with a `EditorRefusal`. `headers`: what more each request has. */
export function askOf({ address, key, headers: more }: Asked): Ask {
  return async (action, input) => {
    const headers = { "Content-Type": "application/json", [KEY_HEADER]: key, ...more };
    const { status, text } = await send(address, PREFIX + action, {
      method: "POST",
      headers,
      body: JSON.stringify(input),
    });
    if (status !== 200) throw new EditorRefusal(status, JSON.parse(text).message);
    return JSON.parse(text);
  };
}

export interface TalkingEditor extends OpenEditor {
  ask: Ask;
}

/** A editor that is only talked to, over the folder of another or over a magazine that goes with it. */
export async function talkToEditor(contentDir?: string, circumstances?: Circumstances): Promise<TalkingEditor> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-editor-"));
  const own = contentDir ?? path.join(folder, "content");
  if (!contentDir) await writeFullMagazine(own);
  const editor = await openEditor(own, circumstances);
  return {
    ...editor,
    ask: askOf(editor),
    close: async () => {
      await editor.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
