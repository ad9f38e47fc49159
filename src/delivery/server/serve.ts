/** Serves a built site as a static host would, and receives the submissions of its form. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { Readable } from "node:stream";
import sirv, { type RequestHandler } from "sirv";
import { pageFile } from "../../shared/compiled/address.ts";
import { listFiles } from "../../shared/files/list-files.ts";
import { FIXED_ADDRESSES, GONE_ADDRESS, UNKNOWN_ADDRESS } from "../../shared/magazine/addresses.ts";
import { GONE_MARK, headersOf } from "./headers.ts";
import { listen } from "./listen.ts";
import { requestUrl } from "./request-url.ts";
import type { Rates } from "./rate-limit.ts";
import { hasForm } from "./submissions/receive.ts";
import { receiveSubmissions } from "./receive-submissions.ts";

export interface ServeOptions {
  dir: string;
  /** Path under which the site is served, with a slash at both ends; `/` by default. */
  base?: string;
  submissionsDir: string;
  port: number;
  /** IP address on which the server listens. Without `host`, only this machine can reach the server. */
  host?: string;
  /** Rate limits of the form; by default `DEFAULT_RATES`. */
  rates?: Partial<Rates>;
  /** Called before the site handles a request. Returns `false` to let the site handle the request. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Time limit for receiving a request, in milliseconds; 30 seconds by default. A late request gets status 408. */
  timeout?: number;
}

/** Serves a site. Rejects if the port is taken. */
export async function serve({
  dir,
  base = "/",
  submissionsDir,
  port,
  host,
  rates,
  intercept = () => false,
  timeout = 30_000,
}: ServeOptions): Promise<Server> {
  const currentSite = createSiteReader(dir);
  const isForm = (formId: string) => hasForm(currentSite().formPage, formId);
  const { receive, close } = receiveSubmissions(submissionsDir, { base, isForm, rates });
  const timeouts = { requestTimeout: timeout, headersTimeout: timeout, connectionsCheckingInterval: timeout / 10 };
  const server = createServer(timeouts, (request, response) => {
    if (intercept(request, response)) return;
    receive(request, response, () => sendPage(request, response)).catch(() => giveUp(response));
  });
  async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request);
    if (!url) return void response.writeHead(400).end();
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { ...headersOf(""), Allow: "GET, HEAD" }).end();
    const { files, pages, gone } = currentSite();
    const address = addressOf(url, base);
    const page = address && pages.get(address.toLowerCase());
    request.url = page ?? address ?? "/404.html";
    if (!isSupportedRange(request.headers.range)) delete request.headers.range;
    if (address && gone.has(address.toLowerCase())) return sendMissing(410, request, response, dir);
    // sirv sends the file (compressed if possible), or 304 if the file has not changed.
    if (MISSING.has(request.url) || !(await sendFile(files, request, response)))
      await sendMissing(404, request, response, dir);
  }
  await listen(server.once("close", close), port, host);
  return server;
}

/**
 * Returns a function that returns the current site in a folder. The function reads the site again after a build has
 * replaced the folder, and throws while the folder is missing.
 */
function createSiteReader(dir: string) {
  const readSite = (version: string) => ({
    version,
    files: sirv(dir, { extensions: [], etag: true, brotli: true, gzip: true, setHeaders }),
    ...addressesOf(dir),
    formPage: formPageOf(dir),
  });
  let site: ReturnType<typeof readSite> | undefined;
  return () => {
    const version = versionOf(dir);
    if (version !== site?.version) site = readSite(version);
    return site;
  };
}

function formPageOf(dir: string): string {
  const file = path.join(dir, pageFile(FIXED_ADDRESSES.form));
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Identifies a build. The inode and the `ctime` of the folder are enough, because builds alternate between two folders,
 * and because renaming a folder changes its `ctime`.
 */
function versionOf(dir: string): string {
  const { ino, ctimeMs } = statSync(dir);
  return `${ino} ${ctimeMs}`;
}

/**
 * Returns the path of a request below the base path, without a slash at the end; `undefined` for a path outside of the
 * base path.
 */
function addressOf({ pathname }: URL, base: string): string | undefined {
  const isBelowBase = `${pathname}/`.toLowerCase().startsWith(base.toLowerCase());
  return isBelowBase ? `/${pathname.slice(base.length)}`.replace(/(?<=.)\/+$/, "") : undefined;
}

/** Files of the error pages, which are sent for unknown addresses and for addresses of removed pages. */
const MISSING = new Set([UNKNOWN_ADDRESS, GONE_ADDRESS].map((address) => `/${address}.html`));

/**
 * Returns the files of pages by address, and the addresses of removed pages. All addresses are in lower case, because
 * addresses are not case-sensitive.
 */
function addressesOf(dir: string): { pages: Map<string, string>; gone: Set<string> } {
  const files = listFiles(dir).map((file) => `/${file}`);
  const pages = files.filter((file) => file.endsWith(".html") && !MISSING.has(file));
  const gone = files.filter((file) => file.endsWith(GONE_MARK)).map((file) => file.slice(0, -GONE_MARK.length));
  return {
    pages: new Map(pages.map((file) => [file.replace(/(\/index)?\.html$/, "").toLowerCase() || "/", file])),
    gone: new Set(gone.map((address) => address.toLowerCase())),
  };
}

/**
 * Whether sirv supports the requested range. If not, the whole file is sent. An unsupported range may end before it
 * begins, for example, or have too many digits. A range that ends at 0 is unsupported, because sirv would take 0 for a
 * missing end.
 */
function isSupportedRange(header = ""): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  return start !== undefined && (!end || (Number(end) > 0 && Number(start) <= Number(end)));
}

/** Sends a file. Resolves to `false` if the file does not exist. */
function sendFile(files: RequestHandler, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    response.once("close", () => resolve(true));
    // Errors of sirv's file stream, such as too many open files, are handled here, because sirv does not handle them
    // and an unhandled error would end the process.
    response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
    files(request, response, () => resolve(false));
  });
}

/** Responds with 503 to a request that failed, or aborts the response if it has already begun. */
function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { "Retry-After": "1" }).end();
}

async function sendMissing(
  status: 404 | 410,
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
): Promise<void> {
  const name = `${status}.html`;
  const file = path.join(dir, name);
  const hasBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"])) && existsSync(`${file}.br`);
  const html = await readFile(hasBrotli ? `${file}.br` : file);
  const headers = {
    ...headersOf(name),
    "Content-Type": "text/html;charset=utf-8",
    "Content-Length": html.length,
    Vary: "Accept-Encoding",
    ...(hasBrotli && { "Content-Encoding": "br" }),
  };
  response.writeHead(status, headers).end(html);
}

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(headersOf(pathname.slice(1)))) response.setHeader(name, value);
}
