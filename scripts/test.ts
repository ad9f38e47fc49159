/**
 * `npm test`: everything that CI runs, two parts at a time where they do not depend on one another, those that fail
 * fastest first. What a part says is shown when it ends. The first that fails ends the others, with its exit code.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../src/build/paths.ts";
import { ensureChromium } from "../tests/support/chromium.ts";
import { ensureEngines } from "../tests/support/engines/ensure.ts";
import { ensureHosts } from "../tests/support/hosts.ts";

interface Part {
  script: string;
  name: string;
  /** Scripts of the parts that must have ended before. */
  after: string[];
}

/** Those that come first start first. */
const PARTS: Part[] = [
  { script: "content:build", name: "Contenido", after: [] },
  { script: "test:lint", name: "Estilo", after: ["content:build"] },
  // Each site replaces the code of the one before.
  { script: "build:nested", name: "Sitio bajo otra ruta", after: ["content:build"] },
  { script: "build", name: "Sitio", after: ["build:nested"] },
  { script: "build:hosts", name: "Sitio para otros alojamientos", after: ["build"] },
  { script: "test:types", name: "Tipos", after: ["content:build"] },
  { script: "test:unit", name: "Pruebas unitarias", after: ["content:build"] },
  // Beside the unit tests, which leave a core free at their end; the browsers need both.
  { script: "build:again", name: "Sitio, otra vez", after: ["build:hosts"] },
  { script: "test:browser", name: "Pruebas en el navegador", after: ["build:hosts", "test:unit"] },
  { script: "test:engines", name: "Pruebas en Firefox y WebKit", after: ["test:browser"] },
];
const AT_ONCE = 2;

const waiting = new Set(PARTS);
const running = new Map<Part, ChildProcess>();
const done = new Set<string>();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
const isWindows = process.platform === "win32";

/** Of the process's clock, which starts with it. */
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Starts what may start, and again when something has ended. */
async function runParts(): Promise<void> {
  const ready = [...waiting].filter(({ after }) => after.every((script) => done.has(script)));
  await Promise.all(
    ready.slice(0, AT_ONCE - running.size).map(async (part) => {
      waiting.delete(part);
      await run(part);
      await runParts();
    }),
  );
}

async function run(part: Part): Promise<void> {
  const { script, name } = part;
  const start = performance.now();
  // In a group of its own, so that it can be ended with all that it started.
  const child = spawn("npm", ["run", "--silent", script], { cwd: ROOT, env, detached: !isWindows, shell: isWindows });
  running.set(part, child);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => said.push(piece));
  const [status] = (await once(child, "close")) as [number | null];
  running.delete(part);
  done.add(script);
  console.log(`\n— ${name} (npm run ${script})\n${Buffer.concat(said).toString()}— ${name}: ${secondsSince(start)} s`);
  if (status === 0) return;
  console.error(`\nFalló: ${name} (npm run ${script})`);
  stop(status ?? 1);
}

function stop(status: number): never {
  for (const { pid } of running.values()) if (pid) process.kill(isWindows ? pid : -pid);
  process.exit(status);
}

process.on("SIGINT", () => stop(130));
process.on("SIGTERM", () => stop(143));

ensureHosts();
ensureEngines();
await runParts();
console.log(`\nTodo en orden, en ${secondsSince(0)} s.`);
