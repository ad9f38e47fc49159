/**
 * `npm test`: runs the tests that a change can plausibly break. `npm run test:all` also runs the exhaustive tests
 * (tests/README.md). `--magazine DIR` runs only the tests of this magazine: the content, the built site, and the pages
 * in a browser.
 * Two parts run at a time if neither depends on the other. The first part that fails ends the others.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { ROOT } from "../src/delivery/build/paths.ts";

interface Part {
  script: string;
  name: string;
  /** Scripts of the parts that must end before this part starts. Parts that do not run are ignored. */
  after: string[];
  /**
   * Arguments with which `npm test` leaves out the exhaustive tests. Without this field, the part is the same in both
   * commands.
   */
  quick?: string[];
  /** Whether the part runs in `test:all` only. */
  exhaustive?: true;
  /**
   * Whether the part also runs with `--magazine` (`too`), or runs only with it (`only`). Parts without this field test
   * the code and the magazine in the root.
   */
  forMagazine?: "too" | "only";
}

const TAG = "@exhaustive";

/** Parts in the order in which they start. */
const PARTS: Part[] = [
  { script: "content:build", name: "Contenido", after: [], forMagazine: "too" },
  { script: "test:install", name: "Navegadores y servidores", after: [], quick: ["--chromium"], forMagazine: "too" },
  { script: "build", name: "Sitio", after: ["content:build"], forMagazine: "too" },
  // Builds of the same magazine run one after the other, because they share a folder of bundles.
  { script: "build:tests", name: "Sitio de las pruebas", after: [] },
  { script: "build:nested", name: "Sitio bajo otra ruta", after: ["build:tests"], exhaustive: true },
  { script: "test:lint", name: "Estilo", after: [] },
  { script: "test:types", name: "Tipos", after: ["content:build"] },
  { script: "build:hosts", name: "Sitio para otros alojamientos", after: ["build:nested"], exhaustive: true },
  {
    script: "test:unit",
    name: "Pruebas unitarias",
    after: ["content:build", "test:install"],
    quick: [`--tags-filter=!${TAG}`],
  },
  { script: "build:again", name: "Sitio, otra vez", after: ["build:hosts"], exhaustive: true },
  // This part runs alone, because browsers need every core.
  {
    script: "test:browser",
    name: "Pruebas en el navegador",
    after: ["build", "build:tests", "build:hosts", "test:lint", "test:types", "test:unit", "build:again"],
    quick: [`--grep-invert=${TAG}`],
  },
  { script: "test:pompa", name: "Pruebas de Pompa", after: ["test:browser"], quick: [`--grep-invert=${TAG}`] },
  { script: "test:engines", name: "Pruebas en Firefox y WebKit", after: ["test:pompa"], exhaustive: true },
  { script: "test:magazine", name: "Páginas en el navegador", after: ["build", "test:install"], forMagazine: "only" },
  // This part runs after the other browser tests, because it uses the same port.
  { script: "test:faro", name: "Otra revista", after: ["test:pompa", "test:engines"], exhaustive: true },
];
const MAX_PARALLEL = 2;

const { MAGAZINE } = process.env;
const { all } = parseArgs({ options: { all: { type: "boolean", default: false } } }).values;
const isSelected = ({ exhaustive, forMagazine }: Part) =>
  MAGAZINE ? Boolean(forMagazine) : forMagazine !== "only" && (all || !exhaustive);
const waiting = new Set(PARTS.filter(isSelected));
const selectedScripts = new Set([...waiting].map(({ script }) => script));
const running = new Map<Part, ChildProcess>();
const finishedScripts = new Set<string>();
const isWindows = process.platform === "win32";

/** Returns the seconds that have passed since `start`, a time from `performance.now()`. */
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

const mayStart = ({ after }: Part) =>
  after.every((script) => finishedScripts.has(script) || !selectedScripts.has(script));

/** Starts the parts whose preceding parts have ended, and does so again whenever a part ends. */
async function runParts(): Promise<void> {
  const ready = [...waiting].filter(mayStart).slice(0, MAX_PARALLEL - running.size);
  await Promise.all(
    ready.map(async (part) => {
      waiting.delete(part);
      await run(part);
      await runParts();
    }),
  );
}

async function run(part: Part): Promise<void> {
  const { script, name, quick } = part;
  const start = performance.now();
  const args = all || !quick ? [] : ["--", ...quick];
  console.log(`▶ ${name}: npm run ${[script, ...args].join(" ")}`);
  // The part has a process group of its own, so that it can be ended together with all of its child processes.
  const child = spawn("npm", ["run", "--silent", script, ...args], {
    cwd: ROOT,
    detached: !isWindows,
    shell: isWindows,
  });
  running.set(part, child);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => console.log(`${name} │ ${line}`));
  const [status] = (await once(child, "close")) as [number | null];
  running.delete(part);
  finishedScripts.add(script);
  if (status !== 0) fail(part, status ?? 1);
  console.log(`✔ ${name}: ${secondsSince(start)} s`);
}

function fail({ name, script }: Part, status: number): never {
  console.error(`✘ Falló: ${name}, a los ${secondsSince(0)} s. Se repite sola con: npm run ${script}`);
  stop(status);
}

function stop(status: number): never {
  for (const { pid } of running.values()) if (pid) process.kill(isWindows ? pid : -pid);
  process.exit(status);
}

process.on("SIGINT", () => stop(130));
process.on("SIGTERM", () => stop(143));

await runParts();
console.log(`Todo en orden, en ${secondsSince(0)} s.`);
