/** A host with the built site, which can publish a next version, fail, stop and start again. */
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { SITE_FOLDERS } from "../../../src/shared/magazine/site-folders.ts";
import { serve } from "../../../src/delivery/server/serve.ts";

export interface PublishedSite {
  origin: string;
  /** Replaces the site with its next version, in which `files` have these texts. */
  publishNext: (files?: Record<string, string>) => Promise<void>;
  /** Answers requests for these files with a status, until the returned function is called. */
  fail: (files: RegExp, status: number) => () => void;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** The banner of the news in the next version. */
export const NEXT_BANNER = "NOVEDADES.";
const BANNER = /NEWS\./g;
/** The end of the names of scripts in the next version. */
export const NEXT_MARK = "-next.js";

export async function startPublishedSite(): Promise<PublishedSite & { close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-published-"));
  const dir = path.join(folder, "site");
  await symlink(DIST_DIR, dir);
  const faults = new Map<RegExp, number>();
  let server = await start(dir, faults, 0);
  const { port } = server.address() as AddressInfo;
  const goAway = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    origin: `http://localhost:${port}`,
    publishNext: async (files = {}) => {
      const next = path.join(folder, "next");
      await copySite(next);
      await makeNext(next);
      for (const [file, text] of Object.entries(files)) await writeFile(path.join(next, file), text);
      await rename(dir, path.join(folder, "last"));
      await rename(next, dir);
    },
    fail: (files, status) => {
      faults.set(files, status);
      return () => faults.delete(files);
    },
    goAway,
    comeBack: async () => void (server = await start(dir, faults, port)),
    close: async () => {
      if (server.listening) await goAway();
      await rm(folder, { recursive: true });
    },
  };
}

/** Copies the site without compressed files, which would keep the old texts. Links pictures, which never change. */
async function copySite(to: string): Promise<void> {
  const media = path.join(DIST_DIR, SITE_FOLDERS.media);
  await cp(DIST_DIR, to, { recursive: true, filter: (file) => file !== media && !/\.(?:br|gz)$/.test(file) });
  await symlink(media, path.join(to, SITE_FOLDERS.media));
}

/** Renames all scripts, and changes a text in pages and scripts. */
async function makeNext(dir: string): Promise<void> {
  const assets = path.join(dir, SITE_FOLDERS.assets);
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const names = new RegExp(`(${scripts.map((name) => name.replace(/\.js$/, "")).join("|")})\\.js`, "g");
  for (const name of await readdir(dir, { recursive: true })) {
    if (!/\.(?:html|js|json)$/.test(name) || name.startsWith(SITE_FOLDERS.search)) continue;
    const file = path.join(dir, name);
    const text = await readFile(file, "utf8");
    await rm(file);
    const isScript = scripts.includes(path.basename(name));
    await writeFile(
      isScript ? file.replace(/\.js$/, NEXT_MARK) : file,
      text.replace(names, `$1${NEXT_MARK}`).replace(BANNER, NEXT_BANNER),
    );
  }
}

async function start(dir: string, faults: Map<RegExp, number>, port: number): Promise<Server> {
  const server = await serve({ dir, submissionsDir: path.join(dir, "..", "submissions"), port });
  const [answer] = server.listeners("request") as ((...args: unknown[]) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const fault = [...faults].find(([files]) => files.test(request.url ?? ""));
    // The response has a body, because a browser shows its own error page in place of an empty response.
    if (fault) response.writeHead(fault[1]).end("The host failed.");
    else answer?.(request, response);
  });
  return server;
}
