/**
 * Serves the built site to browsers in which tests can neither hold requests back nor read complaints. The server holds
 * requests back, and a script that it puts first in every page reports complaints.
 */
import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { serve } from "../../../src/delivery/server/serve.ts";

export interface Site {
  origin: string;
  /** Errors, unhandled rejections, violations of the policy, messages of the console and files that did not load. */
  complaints: string[];
  /** Holds back the answers to requests for these files until `arrive` is called. */
  hold(files: RegExp): HeldFiles;
  /** The folder in which submissions of the form are stored. */
  submissionsDir: string;
  close(): Promise<void>;
}

interface HeldFiles {
  isAsked: () => boolean;
  arrive: () => void;
}

/** The videos of the tests' magazine are incomplete, so no browser plays them. The server checks that it finds them. */
const VIDEO = /\.(?:mp4|webm)$/;
const LISTENER = "/-/listener.js";
const COMPLAINT = "/-/complaint";

export async function startSite(): Promise<Site> {
  const submissionsDir = await mkdtemp(path.join(tmpdir(), "pompa-engines-"));
  const server = await serve({ dir: DIST_DIR, submissionsDir, port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [answerRequest] = server.listeners("request") as RequestListener[];
  const holds = new Map<RegExp, () => Promise<void>>();
  const site: Site = {
    origin,
    complaints: [],
    submissionsDir,
    hold: (files) => {
      let release = () => {};
      const end = new Promise<void>((resolve) => (release = resolve));
      let isRequested = false;
      holds.set(files, () => {
        isRequested = true;
        return end;
      });
      return {
        isAsked: () => isRequested,
        arrive: () => {
          holds.delete(files);
          release();
        },
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(submissionsDir, { recursive: true, force: true });
    },
  };
  server.removeAllListeners("request").on("request", async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", headers } = request;
    if (url === LISTENER) return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(SCRIPT);
    if (url === COMPLAINT) return void (site.complaints.push(await bodyOf(request)), response.end());
    if (VIDEO.test(url))
      response.once("finish", () => {
        if (response.statusCode >= 400) site.complaints.push(`${url}: answered with ${response.statusCode}`);
      });
    for (const [files, end] of holds) if (files.test(url)) await end();
    if (headers.accept?.startsWith("text/html")) await sendPage(origin + url, response);
    else answerRequest?.(request, response);
  });
  return site;
}

/** Sends a page with the listener script before the page's policy, so that the policy does not block it. */
async function sendPage(url: string, response: ServerResponse): Promise<void> {
  const page = await fetch(url, { redirect: "manual" });
  const html = await page.text();
  response
    .writeHead(page.status, { "Content-Type": "text/html;charset=utf-8" })
    .end(html.replace("<head>", `<head><script src="${LISTENER}"></script>`));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  await once(request, "end");
  return Buffer.concat(pieces).toString();
}

/** Runs in the page and uses nothing around it. A file that still loads when the page is left is no complaint. */
function listen(to: string): void {
  let leaving = false;
  for (const type of ["beforeunload", "pagehide"]) addEventListener(type, () => (leaving = true));
  addEventListener("pageshow", () => (leaving = false));
  const report = (...what: unknown[]) => {
    if (!leaving) navigator.sendBeacon(to, `${location.pathname}: ${what.map(String).join(" ")}`);
  };
  const reportEvent = (event: Event) => {
    if (event instanceof ErrorEvent) report(event.message);
    // Of other events, only those at elements count: Firefox dispatches one at the window when leaving ends an import.
    const { target } = event;
    if (target instanceof Element && !(target instanceof HTMLVideoElement))
      report("did not load", target.outerHTML.slice(0, 200));
  };
  addEventListener("error", reportEvent, true);
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report("policy", effectiveDirective, blockedURI),
  );
  for (const level of ["error", "warn"] as const) console[level] = (...messages) => report(level, ...messages);
}

const SCRIPT = `(${listen.toString()})(${JSON.stringify(COMPLAINT)})`;
