/**
 * Builds the site from nothing, then after a change and its reversal, each time with folders listed in another order,
 * and compares it with `dist/` file by file: the same content must give the same bytes. Its caches are its own, so that
 * other builds may run meanwhile.
 */
import "../small-magazine/choose.ts";
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  CACHE_DIR,
  CONTENT_DIR,
  COPIES_DIR,
  DATA_DIR,
  DIST_DIR,
  KEPT_DIR,
  PAGES_DIR,
  ROOT,
} from "../../../src/delivery/build/paths.ts";
import { differences, fingerprints } from "../magazines/same-files.ts";

const CHANGED = "issues/MoraVidal.yaml";

const FOLDER = path.join(KEPT_DIR, "tests", "again");
const CONTENT = path.join(FOLDER, "content");
const OUT = path.join(FOLDER, "dist");
const KEPT = path.join(FOLDER, "kept");
const REBUILT_DIRS = [PAGES_DIR, DATA_DIR, COPIES_DIR];

/** Builds in a child process, since a process reads each module of the content only once. */
function build(): boolean {
  const command = ["--import", "./tests/support/builds/shuffle.mjs", "scripts/compiled.mjs", "build"];
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, KEPT_DIR: KEPT } } as const;
  return spawnSync(process.execPath, [...command, "--content", CONTENT, "--out", OUT], options).status === 0;
}

/** Builds changed content and then the original, with the caches of earlier builds. */
function buildThroughAChange(): boolean {
  const file = path.join(CONTENT, CHANGED);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^name: .*$/m, "name: Otro Nombre"));
  const changed = build();
  const differs = differences(fingerprints(DIST_DIR), fingerprints(OUT)).length > 0;
  writeFileSync(file, text);
  return changed && differs && build();
}

function isSame(built: boolean, how: string): boolean {
  const different = differences(fingerprints(DIST_DIR), fingerprints(OUT));
  for (const name of different) console.error(`Distinto ${how}: ${name}`);
  return built && different.length === 0;
}

rmSync(FOLDER, { recursive: true, force: true });
cpSync(CONTENT_DIR, CONTENT, { recursive: true });
// Only drawn pictures are copied from the cache, because drawing them again would take minutes.
const isDrawn = (file: string) => !REBUILT_DIRS.some((dir) => file.startsWith(dir));
cpSync(CACHE_DIR, path.join(KEPT, path.relative(KEPT_DIR, CACHE_DIR)), { recursive: true, filter: isDrawn });
const same = isSame(build(), "la segunda vez") && isSame(buildThroughAChange(), "después de un cambio");
if (same) {
  console.log("Tres veces lo mismo, byte por byte.");
  rmSync(FOLDER, { recursive: true });
}
process.exitCode = same ? 0 : 1;
