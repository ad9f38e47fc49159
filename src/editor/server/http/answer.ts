/** A request → what the editor's server answers, or why not. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { MAXIMUM_BYTES } from "../pictures/prepare-picture.ts";
import type { Editor } from "../editor.ts";
import { fileAt, KEY_HEADER, listenerKey, PICTURES, PREFIX } from "../../contract/addresses.ts";
import { type Action, REQUESTS } from "../../contract/requests.ts";
import type { Listeners } from "./listeners.ts";
import { readBytes, readJson } from "./body.ts";
import { serveFile } from "./files.ts";
import { checkKey, checkOrigin } from "./guard.ts";
import { RefusedRequest } from "./refused-request.ts";

export interface AnswerOptions {
  editor: Editor;
  contentDir: string;
  /** The secret of the session. */
  key: string;
  listeners: Listeners;
  /** Hears of what is a fault of ours. */
  onError: (error: unknown) => void;
}

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => Promise<void>) => Promise<void>;

/** For every request: those of other sites are refused, and what is not below `PREFIX` is for `next`. */
export function createAnswer(options: AnswerOptions): Answer {
  return async (request, response, next) => {
    try {
      checkOrigin(request);
      if (!request.url?.startsWith(PREFIX)) return await next();
      await answer(options, request, response);
    } catch (error) {
      const refused = error instanceof RefusedRequest;
      if (!refused) options.onError(error);
      const message = refused
        ? error.message
        : "Algo falló en la redacción, y no por lo que hiciste. Lo que escribiste sigue acá: probá de nuevo, y si pasa otra vez contáselo a quien la instaló.";
      reply(response, refused ? error.status : 500, { message });
    }
  };
}

async function answer(options: AnswerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { editor, contentDir, key, listeners } = options;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const file = fileAt(pathname);
  if (file) {
    checkKey(file.key, key);
    return serveFile({ contentDir, ...file }, response);
  }
  const listener = listenerKey(pathname);
  if (listener !== undefined) {
    checkKey(listener, key);
    return listeners.add(response);
  }
  checkKey(String(request.headers[KEY_HEADER] ?? ""), key);
  const action = pathname.slice(PREFIX.length);
  if (request.method !== "POST") throw new RefusedRequest(404, "La redacción no hace eso.");
  if (action === PICTURES) return reply(response, 200, await take(editor, request, searchParams));
  if (!Object.hasOwn(REQUESTS, action)) throw new RefusedRequest(404, "La redacción no hace eso.");
  const input = REQUESTS[action as Action].safeParse(await readJson(request));
  // The editor never sends it.
  if (!input.success) throw new RefusedRequest(400, "La redacción no entiende ese pedido.");
  return reply(response, 200, await (editor[action as Action] as (input: unknown) => Promise<object>)(input.data));
}

/** A picture comes as its bytes; the document and the name that it had are in the address. */
async function take(editor: Editor, request: IncomingMessage, search: URLSearchParams): Promise<object> {
  const bytes = await readBytes(request, MAXIMUM_BYTES);
  return editor.takePicture({ file: search.get("file") ?? "", name: search.get("name") ?? "", bytes });
}

function reply(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(body));
}
