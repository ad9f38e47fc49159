/** The receiver of the form on Cloudflare's own runtime, with its database, under load. */
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CONFIGURATION_MODULE } from "../../../../src/delivery/build/configuration/load-configuration.ts";
import { ROOT } from "../../../../src/delivery/build/paths.ts";
import { bundleWorker } from "../../../../src/delivery/hosting/workers.ts";
import { startRuntime } from "../../../support/servers/cloudflare.ts";
import { findHosts } from "../../../support/servers/installed.ts";

const PEOPLE = 5000;
/** This limit is so high that no submission is refused. */
const RATE = { simple: { limit: 10 * PEOPLE, period: 60 } };
const compatibilityDate = "2025-10-01";

/**
 * Worker that sends the submissions from within the runtime, and reads the stored rows there. Connections from this
 * process would be too slow, because the runtime closes each connection after its answer.
 */
const SENDER = `export default { async fetch(request, { SITE, DB }) {
  const bodies = await request.json();
  const statuses = {};
  const send = async () => {
    for (let body = bodies.pop(); body; body = bodies.pop()) {
      const headers = { "Content-Type": "application/json" };
      const answer = await SITE.fetch("https://site/f/prueba", { method: "POST", headers, body: JSON.stringify(body) });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 50 }, send));
  const { results } = await DB.prepare("SELECT * FROM submissions").all();
  return Response.json({ statuses, stored: results });
} }`;

interface Outcome {
  statuses: Record<string, number>;
  stored: Record<string, string>[];
}

test.skipIf(!findHosts().wrangler)(
  `${PEOPLE} submissions, fifty at once and many repeated, are each stored once`,
  { tags: ["@exhaustive"] },
  async () => {
    const script = await bundleWorker(path.join(ROOT, "src"), CONFIGURATION_MODULE);
    const site = {
      name: "site",
      modules: true,
      script,
      d1Databases: ["DB"],
      serviceBindings: { ASSETS: () => new Response('<form action="/f/prueba">') },
      ratelimits: Object.fromEntries(["SENDERS", "EVERYBODY"].map((name) => [name, RATE])),
      bindings: { BASE: "/" },
      compatibilityDate,
    };
    const sender = {
      name: "sender",
      modules: true,
      script: SENDER,
      serviceBindings: { SITE: "site" },
      d1Databases: ["DB"],
      compatibilityDate,
    };
    const runtime = startRuntime({ workers: [sender, site] });
    onTestFinished(() => runtime.dispose());
    const people = Array.from({ length: PEOPLE }, (_, index) => `Persona ${index}`);
    const bodies = people.map((nombre) => ({ nombre, correo: "ana@pompa.example", mensaje: "ñ" }));
    // Some submissions are sent twice at once, so that they compete; others are repeated when they are already stored.
    const submissions = [
      ...bodies.flatMap((body, index) => (index % 5 === 0 ? [body, body] : [body])),
      ...bodies.slice(0, 500),
    ];
    const answer = await runtime.dispatchFetch("http://sender/", { method: "POST", body: JSON.stringify(submissions) });
    const { statuses, stored } = (await answer.json()) as Outcome;
    expect(statuses).toEqual({ 200: submissions.length });
    expect(stored.map(({ nombre }) => nombre).toSorted()).toEqual(people.toSorted());
    expect(stored[0]).toMatchObject({ form: "prueba", correo: "ana@pompa.example", mensaje: "ñ" });
  },
);
