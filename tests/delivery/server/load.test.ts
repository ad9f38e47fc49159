/** The server of the site and the receiver of the form under load. */
import { mkdir, writeFile } from "node:fs/promises";
import { Agent, get, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../../src/delivery/server/serve.ts";
import { newFolder } from "../../support/folders.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";

/** Number of requests, of which `AT_ONCE` run at the same time. */
const REQUESTS = 20_000;
const AT_ONCE = 100;

/** These limits are so high that no submission is refused. */
const RATES = { sender: REQUESTS, all: REQUESTS };

/** Maximum growth of the process in megabytes. If each request leaked a page, the process would grow by 1000. */
const MEMORY = 200;

const PAGE = `<!doctype html><title>Pompa</title>${"x".repeat(50_000)}`;

async function startSite() {
  const root = await newFolder();
  const dir = path.join(root, "dist");
  const files = {
    "index.html": PAGE,
    "News/Ana.html": `${PAGE}ana`,
    "404.html": `${PAGE}404`,
    "assets/app-1.js": "app",
    "form.html": '<form action="/f/prueba">',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  const server = await serve({ dir, submissionsDir: path.join(root, "submissions"), port: 0, rates: RATES });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  return { root, agent, port: (server.address() as AddressInfo).port };
}

const EXPECTED: [address: string, status: number, end: string][] = [
  ["/", 200, "x"],
  ["/news/ANA", 200, "ana"],
  ["/assets/app-1.js", 200, "app"],
  ["/nadie", 404, "404"],
];

function getPage(agent: Agent, port: number, address: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ port, agent, path: address }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    }).on("error", reject);
  });
}

const NAME = `${REQUESTS.toLocaleString("en")} requests are answered correctly, in bounded memory`;

test(NAME, { tags: ["@exhaustive"], timeout: 120_000 }, async () => {
  const { agent, port } = await startSite();
  const before = process.memoryUsage().rss;
  const wrongAnswers: string[] = [];
  let next = 0;
  let peak = before;
  const worker = async () => {
    while (next < REQUESTS) {
      const [address, status, end] = EXPECTED[next++ % EXPECTED.length] ?? EXPECTED[0]!;
      const answer = await getPage(agent, port, address);
      if (answer.status !== status || !answer.body.endsWith(end)) wrongAnswers.push(`${address}: ${answer.status}`);
      if (next % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(wrongAnswers).toEqual([]);
  expect((peak - before) / 1024 / 1024).toBeLessThan(MEMORY);
});

function post(agent: Agent, port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    const outgoing = request({ port, agent, path: "/f/prueba", method: "POST", headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", reject).end(body);
  });
}

test("200 simultaneous submissions are all stored, whole", async () => {
  const { root, agent, port } = await startSite();
  const names = Array.from({ length: 200 }, (_, index) => `Persona ${index}`);
  const bodies = names.map((nombre) =>
    JSON.stringify({ nombre, correo: "ana@pompa.example", mensaje: "ñ".repeat(150) }),
  );
  const statuses = await Promise.all(bodies.map((body) => post(agent, port, body)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const stored = readSubmissions(path.join(root, "submissions"));
  expect(stored.map(({ nombre }) => nombre).toSorted()).toEqual(names.toSorted());
  expect(new Set(stored.map(({ mensaje }) => mensaje))).toEqual(new Set(["ñ".repeat(150)]));
});
