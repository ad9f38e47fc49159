/** What the editor's server hands to browsers: the two pages, their scripts, public files, and the content. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { decodePath } from "../../../shared/compiled/address.ts";
import { CONTENT_DATA, KEY_PLACE, PREVIEW_BASE } from "../../contract/addresses.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/paths.ts";
import { breakOffUnread } from "../../../delivery/server/break-off.ts";
import { PUBLIC_DIR } from "../../../delivery/build/paths.ts";
import type { ServedContent } from "./served-content.ts";

const ASSETS = `${PREVIEW_BASE}${SITE_FOLDERS.assets}/`;
const YEAR = 365 * 24 * 60 * 60;

export interface FileOptions {
  served: ServedContent;
  /** The secret of the session. */
  key: string;
  /** Folder of the built code. */
  bundle: string;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export const isEditor = (request: IncomingMessage) => pathOf(request) === "/";

export function createFiles({ served, key, bundle }: FileOptions): Serve {
  // Their names hold what is in them.
  const assets = sirv(path.join(bundle, SITE_FOLDERS.assets), { extensions: [], immutable: true, maxAge: YEAR });
  const publicFiles = sirv(PUBLIC_DIR, { extensions: [], dev: true });
  const page = async (response: ServerResponse, file: string) => {
    const html = await readFile(path.join(bundle, file), "utf8");
    send(response, "text/html; charset=utf-8", html.replaceAll(KEY_PLACE, key));
  };
  return async (request, response) => {
    breakOffUnread(response);
    const address = pathOf(request);
    const none = () => void response.writeHead(404).end();
    if (request.method !== "GET" && request.method !== "HEAD") return none();
    if (address === "/") return page(response, "editor/app/index.html");
    if (address.startsWith(CONTENT_DATA)) {
      const text = await served.text(decodePath(address.slice(CONTENT_DATA.length)));
      return text === undefined ? none() : send(response, "application/json", text);
    }
    if (address.startsWith(ASSETS)) return below(ASSETS, request, (own) => assets(own, response, none));
    if (!address.startsWith(PREVIEW_BASE)) return none();
    const isPage = request.headers.accept?.includes("text/html");
    return below(PREVIEW_BASE, request, (own) =>
      publicFiles(own, response, () =>
        isPage ? page(response, "index.html").catch(() => void response.destroy()) : none(),
      ),
    );
  };
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?")[0] ?? "";

function below(base: string, request: IncomingMessage, serve: (request: IncomingMessage) => void): void {
  request.url = `/${request.url?.slice(base.length) ?? ""}`;
  serve(request);
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}
