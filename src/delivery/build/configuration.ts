/**
 * `#magazine` in Node: what `magazine.config.ts` of the magazine says that a command works on. Node reads no TypeScript by
 * itself before version 22, so it is compiled once for each change.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { addFolder, isKept } from "../../shared/files/kept-folders.mjs";
import type { Magazine } from "../../shared/magazine/define-magazine.ts";
import { CONFIGURATION_FILE, MADE_DIR, SOURCES_DIR } from "./paths.ts";
import { UsageError } from "./usage-error.ts";

const COMPILED = path.join(MADE_DIR, "configuration");
/** What it may import. Whatever else it is made of would change unnoticed. */
const TYPE = path.join(SOURCES_DIR, "shared/magazine/define-magazine.ts");

async function compile(unfinished: string): Promise<string> {
  // Takes longer to load than most commands last.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: CONFIGURATION_FILE, platform: "node", tsconfig: false, logLevel: "silent" });
  await bundle.write({ dir: unfinished, entryFileNames: "magazine.mjs" });
  const other = (await bundle.watchFiles).find((id) => id !== CONFIGURATION_FILE && id !== TYPE);
  if (other) throw new UsageError(`magazine.config.ts no puede importar otros archivos, como ${other}.`);
  return name;
}

const name = hash("sha256", readFileSync(CONFIGURATION_FILE)).slice(0, 12);
const kept = path.join(COMPILED, name);
const folder = isKept(kept) ? kept : await addFolder(COMPILED, compile);
const { default: magazine } = (await import(
  /* @vite-ignore */ pathToFileURL(path.join(folder, "magazine.mjs")).href
)) as {
  default: Magazine;
};

export default magazine;
