/**
 * The built site as a test has it that cannot tell its browser what to hold back or to report: the server does both, and a
 * script, which it puts first in every page, tells what the page complains of.
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
  /** Errors, rejections that nobody heard, what the policy stopped, what the console was told, files that did not come. */
  complaints: string[];
  /** Keeps back answers to what is asked for from now on, until `arrive` is called. */
  hold(files: RegExp): Held;
  /** Where submissions of the form are stored. */
  submissionsDir: string;
  close(): Promise<void>;
}

interface Held {
  isAsked: () => boolean;
  arrive: () => void;
}

/** One of the tests' magazine is the head of a file, which no browser plays: whether it comes is asked of the server. */
const VIDEO = /\.(?:mp4|webm)$/;
const LISTENER = "/-/listener.js";
const COMPLAINT = "/-/complaint";

export async function startSite(): Promise<Site> {
  const submissionsDir = await mkdtemp(path.join(tmpdir(), "pompa-engines-"));
  const server = await serve({ dir: DIST_DIR, submissionsDir, port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [answer] = server.listeners("request") as RequestListener[];
  const holds = new Map<RegExp, () => Promise<void>>();
  const site: Site = {
    origin,
    complaints: [],
    submissionsDir,
    hold: (files) => {
      let release = () => {};
      const end = new Promise<void>((resolve) => (release = resolve));
      let asked = false;
      holds.set(files, () => {
        asked = true;
        return end;
      });
      return {
        isAsked: () => asked,
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
    else answer?.(request, response);
  });
  return site;
}

/** A page as the site has it, with the listener before its policy. */
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

/** Runs in the page; what it uses it brings along. What a page still loads as it is left is given up, and no complaint. */
function listen(to: string): void {
  let leaving = false;
  for (const type of ["beforeunload", "pagehide"]) addEventListener(type, () => (leaving = true));
  addEventListener("pageshow", () => (leaving = false));
  const tell = (...what: unknown[]) => {
    if (!leaving) navigator.sendBeacon(to, `${location.pathname}: ${what.map(String).join(" ")}`);
  };
  const hear = (event: Event) => {
    if (event instanceof ErrorEvent) tell(event.message);
    // Firefox also tells the window of an import that leaving ended; of any other its promise tells.
    const { target } = event;
    if (target instanceof Element && !(target instanceof HTMLVideoElement))
      tell("did not load", target.outerHTML.slice(0, 200));
  };
  addEventListener("error", hear, true);
  addEventListener("unhandledrejection", ({ reason }) => tell("unhandled", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell("policy", effectiveDirective, blockedURI),
  );
  for (const level of ["error", "warn"] as const) console[level] = (...said) => tell(level, ...said);
}

const SCRIPT = `(${listen.toString()})(${JSON.stringify(COMPLAINT)})`;
