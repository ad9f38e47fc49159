/**
 * Runs a command of this folder as plain JavaScript: `node scripts/compiled.mjs content check …`.
 * Node reads no TypeScript by itself before version 22, and a loader that translates costs more
 * than checking a whole magazine; so a command is compiled once for each change of its sources.
 */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Rooms of `src/` that the commands import. */
const ROOMS = ["build", "compiled", "magazine", "pipeline", "schema", "server"];
const CACHE = path.join(ROOT, "node_modules", ".cache", "commands");

function sources() {
  const folders = ["scripts", ...ROOMS.map((room) => `src/${room}`)].map((folder) => path.join(ROOT, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  );
  return [...files.filter((file) => /\.(m?ts|mjs)$/.test(file)).toSorted(), path.join(ROOT, "package-lock.json")];
}

async function compile(command, dir) {
  const { rolldown } = await import("rolldown");
  const unfinished = `${dir}.${process.pid}`;
  const bundle = await rolldown({
    input: path.join(ROOT, "scripts", `${command}.ts`),
    platform: "node",
    external: (id) => !id.startsWith(".") && !path.isAbsolute(id),
  });
  await bundle.write({ dir: unfinished, entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
  for (const old of readdirSync(CACHE).filter((name) => name.startsWith(`${command}-`) && !name.includes(".")))
    rmSync(path.join(CACHE, old), { recursive: true, force: true });
  try {
    renameSync(unfinished, dir);
  } catch {
    // Another process compiled the same sources at the same moment.
    rmSync(unfinished, { recursive: true });
  }
}

const [command] = process.argv.splice(2, 1);
const stamp = hash("sha256", Buffer.concat(sources().map((file) => readFileSync(file)))).slice(0, 12);
const dir = path.join(CACHE, `${command}-${stamp}`);
if (!existsSync(dir)) await compile(command, dir);
await import(pathToFileURL(path.join(dir, `${command}.mjs`)).href);
