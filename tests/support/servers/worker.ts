/** Cloudflare's Worker in this process, with doubles of Cloudflare's bindings. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import Sqlite from "better-sqlite3";
import { onTestFinished } from "vitest";
import { CONFIGURATION_MODULE } from "../../../src/delivery/build/configuration/load-configuration.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { DEFAULT_RATES } from "../../../src/delivery/server/rate-limit.ts";
import { bundleWorker } from "../../../src/delivery/hosting/workers.ts";

interface Worker {
  fetch: (request: Request, environment: object) => Promise<Response>;
}

const ASSETS: Record<string, string> = {
  "/form": '<form action="/f/suscripcion">',
  "/": "home",
  "/404": "none",
  "/news/ana": "ana",
};
const VIDEO = "video".repeat(50);

/** A double of Cloudflare's binding `ASSETS`, which answers with files of a site. */
const assets = {
  fetch: async (url: URL, { method }: { method: string }) => {
    const text = ASSETS[url.pathname.toLowerCase()];
    return new Response(method === "HEAD" ? null : (text ?? ""), { status: text === undefined ? 404 : 200 });
  },
};

/** A double of R2: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
const bucket = {
  head: async (key: string) =>
    key === "media/a.mp4" ? { key, size: VIDEO.length, httpEtag: '"a"', body: null } : null,
  get: async (key: string, { range = {} }: { range?: { offset?: number; length?: number } } = {}) => {
    const { offset = 0, length = VIDEO.length } = range;
    if (![offset, length].every(Number.isSafeInteger) || offset + length > VIDEO.length)
      throw new RangeError("The requested range is not satisfiable");
    const head = await bucket.head(key);
    return head && { ...head, body: VIDEO.slice(offset, offset + length) };
  },
};

/** Creates a double of D1 with SQLite: https://developers.cloudflare.com/d1/worker-api/ */
function createDatabase() {
  const sqlite = new Sqlite(":memory:");
  const statement = (sql: string, values: unknown[] = []) => ({
    bind: (...bound: unknown[]) => statement(sql, bound),
    run: async () => ({ meta: sqlite.prepare(sql).run(...values) }),
    first: async () => sqlite.prepare(sql).get(...values) ?? null,
  });
  return { prepare: (sql: string) => statement(sql), close: () => sqlite.close() };
}

/** Creates a double of a rate limit: https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/ */
function createRateLimit(most: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= most };
    },
  };
}

export async function loadWorker() {
  const script = await bundleWorker(path.join(ROOT, "src"), CONFIGURATION_MODULE);
  const { default: worker } = (await import(
    `data:text/javascript;base64,${Buffer.from(script).toString("base64")}`
  )) as { default: Worker };
  const [DB, SENDERS, EVERYBODY] = [
    createDatabase(),
    createRateLimit(DEFAULT_RATES.sender),
    createRateLimit(DEFAULT_RATES.all),
  ];
  const environment = { ASSETS: assets, FILES: bucket, DB, SENDERS, EVERYBODY, BASE: "/" };
  return { environment, ask: (request: Request) => worker.fetch(request, environment) };
}

/** Serves the Worker over HTTP, as Cloudflare does. */
export async function openWorker() {
  const { ask } = await loadWorker();
  const faults: unknown[] = [];
  const handle = (request: Request) =>
    ask(request).catch((error: unknown) => {
      faults.push(error);
      return new Response(null, { status: 500 });
    });
  const server = createAdaptorServer({ fetch: handle, overrideGlobalObjects: false }) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const validStatus = async () => (await fetch(`http://127.0.0.1:${port}/News/Ana`)).status;
  return { port, paths: ["/", "/News/Ana", "/nada", "/media/a.mp4", "/f/suscripcion"], validStatus, faults };
}
