/** What the room's browser is told of its pages: nothing that a document holds can run as a script there. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { SOURCES_DIR } from "./paths.ts";

const PAGE = path.join(SOURCES_DIR, "room", "index.html");
const ENTRY = "/room/main.tsx";

/** The page holds the secret of the session, which no page of another origin can read. */
export async function roomPage(server: ViteDevServer, key: string): Promise<string> {
  const html = await readFile(PAGE, "utf8");
  const page = (await server.transformIndexHtml("/room/index.html", html)).replace("%KEY%", key);
  return page.replace("</head>", `${(await modulesOf(server)).map(preload(server.config.base)).join("")}</head>`);
}

const preload = (base: string) => (address: string) =>
  `<link rel="modulepreload" href="${base.slice(0, -1)}${address}">`;

/**
 * The modules of the room that were asked for before, so that a browser asks for all of them at once: each names the
 * next only when it is there.
 */
async function modulesOf({ environments: { client } }: ViteDevServer): Promise<string[]> {
  const entry = await client.moduleGraph.getModuleByUrl(ENTRY);
  const found = new Set(entry ? [entry] : []);
  for (const { importedModules } of found) for (const module of importedModules) found.add(module);
  return [...found].filter(({ type }) => type === "js").map(({ url }) => url);
}

/** Whatever is served. `ancestors`: who may show it in a frame, the room or nobody. */
export function protect(response: ServerResponse, policy: Policy): void {
  response.setHeader("Content-Security-Policy", policyOf(policy));
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
}

interface Policy {
  nonce: string;
  /** Name and port under which the browser knows the server. */
  host: string;
  ancestors: "'none'" | "'self'";
}

const policyOf = ({ nonce, host, ancestors }: Policy) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    `connect-src 'self' ws://${host}`,
    // Vite waits in one until its server is there again.
    "worker-src blob:",
    "frame-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
