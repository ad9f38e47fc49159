/** The site that a repository publishes, as somebody with nothing else would build it, and a server that knows files alone. */
import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { git } from "./git.ts";
import type { Host } from "./servers.ts";

export interface PublishedContent {
  /** Builds the site for a host, and answers its folder. */
  build: (host?: string) => string;
  remove: () => Promise<void>;
}

/** `remote`: a bare repository with the content on `main`. */
export async function publishedContent(remote: string): Promise<PublishedContent> {
  // Below the project, whose package.json says that built code is modules.
  const tests = path.join(ROOT, ".contentlayer", "tests");
  await mkdir(tests, { recursive: true });
  const folder = await mkdtemp(path.join(tests, "published-"));
  git(folder)("clone", "--quiet", remote, "clone");
  const kept = path.join(folder, "kept");
  const content = path.join(folder, "clone", "content");
  return {
    build: (host) => {
      const out = path.join(folder, host ?? "files");
      const command = ["scripts/compiled.mjs", "build", "--content", content, "--out", out];
      const env = { ...process.env, KEPT_DIR: kept };
      execFileSync(process.execPath, [...command, ...(host ? [`--host=${host}`] : [])], {
        cwd: ROOT,
        env,
        stdio: "pipe",
      });
      return out;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** `/a` is the file `a`, `a.html` or `a/index.html`, and nothing else. */
export async function serveFiles(root: string): Promise<Host> {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const named = path.join(root, decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    const file = [named, `${named}.html`, path.join(named, "index.html")].find(isFile);
    if (!file) return void response.writeHead(404).end();
    response.setHeader("Content-Type", TYPES[path.extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
