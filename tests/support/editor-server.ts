/** Opens the editor over a content folder, and sends requests to it as its page does, or any others. */
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

/** The person who uses the editor, and the subscriptions beside the content. */
type Circumstances = Pick<EditorOptions, "subscriptions" | "person">;

export async function openEditor(contentDir: string, circumstances: Circumstances = {}): Promise<OpenEditor> {
  const options = { contentDir, port: 0, bundle: () => buildEditor(), onError: console.error };
  const editor = await serveEditor({ ...options, ...circumstances });
  return { ...editor, contentDir, read: (file) => readFile(path.join(contentDir, file), "utf8") };
}

export interface RequestParts {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  /** The body as it came, for pictures. */
  bytes: Buffer;
}

/** Sends a request with any headers, also those that `fetch` forbids, and with the target exactly as given. */
export function send(
  address: string,
  target: string,
  { method = "GET", headers, body }: RequestParts = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece)).on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(pieces);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString("utf8"), bytes });
      });
    });
    outgoing.on("error", reject).end(body);
  });
}

/** The error for an action that the editor refused, with the editor's message. */
export class EditorRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Resolves to the refusal of an action, or to status 200 and the answer. */
export const refusalOf = (action: Promise<unknown>): Promise<Pick<EditorRefusal, "status" | "message">> =>
  action.then(
    (answer) => ({ status: 200, message: JSON.stringify(answer) }),
    (error: EditorRefusal) => error,
  );

export type Ask = <Name extends keyof EditorApi>(
  action: Name,
  input: Parameters<EditorApi[Name]>[0],
) => Promise<Awaited<ReturnType<EditorApi[Name]>>>;

type EditorAccess = Pick<EditorServer, "address" | "key"> & Pick<RequestParts, "headers">;

/** Returns a function that asks for actions and rejects with an `EditorRefusal`. `headers`: added to each request. */
export function askOf({ address, key, headers: more }: EditorAccess): Ask {
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

/** Forgets all unsaved changes. */
export async function discardAll(ask: Ask): Promise<void> {
  for (const { file, unsaved } of (await ask("list", {})).entries) if (unsaved) await ask("discard", { file });
}

export interface TalkingEditor extends OpenEditor {
  ask: Ask;
}

/** Opens an editor for requests, over `contentDir` or over a magazine that is removed with it. */
export async function talkToEditor(contentDir?: string, circumstances?: Circumstances): Promise<TalkingEditor> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-editor-"));
  const dir = contentDir ?? path.join(folder, "content");
  if (!contentDir) await writeFullMagazine(dir);
  const editor = await openEditor(dir, circumstances);
  return {
    ...editor,
    ask: askOf(editor),
    close: async () => {
      await editor.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
