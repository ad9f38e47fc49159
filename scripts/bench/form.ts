/**
 * `bench:form`: counts the form submissions that the receiver stores per second. Prints a Markdown table. Arguments:
 * `--count N` (2000), `--runs N` (5).
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { inTurn, median, options, repeat, table, measureTime } from "./support/measure.ts";
import { KEPT_DIR } from "../../src/delivery/build/paths.ts";
import { serve } from "../../src/delivery/server/serve.ts";

const { count, runs } = options({ count: "2000", runs: "5" });
const CONCURRENCIES = [1, 50];

// The folder is on the project's disk, because the folder for temporary files may be in memory.
const dir = await mkdtemp(path.join(KEPT_DIR, "bench-form-"));
await writeFile(path.join(dir, "form.html"), '<form action="/f/prueba">');
const unlimited = { sender: Number.MAX_SAFE_INTEGER, all: Number.MAX_SAFE_INTEGER };
const server = await serve({ dir, submissionsDir: path.join(dir, "submissions"), port: 0, rates: unlimited });
const { port } = server.address() as AddressInfo;
let sent = 0;

function submit(agent: Agent): Promise<void> {
  const body = JSON.stringify({ nombre: `Persona ${sent++}`, correo: "ana@pompa.example", mensaje: "ñ".repeat(150) });
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const submission = request({ port, agent, path: "/f/prueba", method: "POST", headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`It answered ${response.statusCode}.`));
      response.resume().on("end", resolve);
    });
    submission.on("error", reject).end(body);
  });
}

/** Resolves to the number of submissions that are stored per second. */
async function rate(maxSockets: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const time = await measureTime(() => Promise.all(Array.from({ length: Number(count) }, () => submit(agent))));
  agent.destroy();
  return (Number(count) / time) * 1000;
}

// The first round also loads code, so its result is ignored.
await rate(1);
const rows = await inTurn(CONCURRENCIES, async (concurrency) => {
  const rates = (await repeat(Number(runs), () => rate(concurrency))).map(Math.round);
  const [slowest, fastest] = [Math.min(...rates), Math.max(...rates)];
  return { "at once": `${concurrency}`, median: `${median(rates)}`, slowest: `${slowest}`, fastest: `${fastest}` };
});
console.log(table(rows));
server.close();
await rm(dir, { recursive: true });
