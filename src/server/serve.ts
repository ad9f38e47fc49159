/** Serves a built site as a good static host does, and receives the form's submissions. */
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { receiveSubmissions } from "./submissions.ts";

export interface ServeOptions {
  dir: string;
  submissionsDir: string;
  port: number;
}

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Resolves when the site is served; rejects if the port is taken. */
export function serve({ dir, submissionsDir, port }: ServeOptions): Promise<Server> {
  const receive = receiveSubmissions(submissionsDir);
  const current = builtSite(dir);
  const server = createServer((request, response) => {
    receive(request, response, () => {
      const { files, pages } = current();
      const page = pages.get(addressOf(request));
      if (page) return void sendPage(response, page, 200);
      files(request, response, () => void sendPage(response, path.join(dir, "404.html"), 404));
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}

/** What the folder holds; looked at again when a build has put another folder in its place. */
function builtSite(dir: string) {
  const look = (ino: number) => ({
    ino,
    files: sirv(dir, { extensions: [], setHeaders: cacheHeaders }),
    pages: pagesByAddress(dir),
  });
  let site = look(statSync(dir).ino);
  return () => {
    const { ino } = statSync(dir, { throwIfNoEntry: false }) ?? site;
    if (ino !== site.ino) site = look(ino);
    return site;
  };
}

/** The address of a request in lower case, without a slash at the end: `/ISSUES/` is `/issues`. */
function addressOf({ url = "/" }: IncomingMessage): string {
  const { pathname } = new URL(url.replace(/^\/+/, "/"), "http://localhost");
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
}

/** Every prerendered page by its address in lower case: letter case does not count (specification, section 2). */
function pagesByAddress(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && file !== "404.html",
  );
  return new Map(
    files.map((file) => {
      const address = `/${file.split(path.sep).join("/")}`.replace(/(\/index)?\.html$/, "");
      return [address.toLowerCase() || "/", path.join(dir, file)];
    }),
  );
}

async function sendPage(response: ServerResponse, file: string, status: number): Promise<void> {
  const html = await readFile(file);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Length": html.length,
  };
  response.writeHead(status, headers).end(html);
}

function cacheHeaders(response: ServerResponse, pathname: string): void {
  if (/^\/(assets|media)\//.test(pathname)) response.setHeader("Cache-Control", IMMUTABLE);
}
