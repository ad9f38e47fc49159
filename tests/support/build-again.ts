/**
 * Builds the site from nothing, with folders listed in another order, and then by way of other content, and compares
 * it with `dist/` file by file: the same content must give the same bytes.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { AGAIN_DIR, CONTENT_DIR, DIST_DIR, GENERATED_DIR, PAGES_DIR, ROOT, SITE_DIR } from "../../src/build/paths.ts";
import { differences, fingerprints } from "./same-files.ts";

/** The newest issue of the sample. */
const CHANGED = "issues/MoraVidal.yaml";

/** A build of its own, since a process reads each module of the content once. */
function build(content: string): boolean {
  const command = ["scripts/compiled.mjs", "build", "--content", content, "--out", AGAIN_DIR];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" }).status === 0;
}

/** Builds by way of other content, from what the builds before remember. */
function buildThroughAChange(): boolean {
  const content = mkdtempSync(path.join(tmpdir(), "pompa-again-"));
  cpSync(CONTENT_DIR, content, { recursive: true });
  const file = path.join(content, CHANGED);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^name: .*$/m, "name: Otro Nombre"));
  const changed = build(content);
  const differs = differences(fingerprints(DIST_DIR), fingerprints(AGAIN_DIR)).length > 0;
  writeFileSync(file, text);
  const done = changed && differs && build(content);
  rmSync(content, { recursive: true });
  return done;
}

function isSame(built: boolean, how: string): boolean {
  const different = differences(fingerprints(DIST_DIR), fingerprints(AGAIN_DIR));
  for (const name of different) console.error(`Distinto ${how}: ${name}`);
  return built && different.length === 0;
}

// Without what the first build remembers.
for (const dir of [GENERATED_DIR, SITE_DIR, PAGES_DIR]) rmSync(dir, { recursive: true, force: true });
const same =
  isSame(await buildSite({ out: AGAIN_DIR }), "la segunda vez") &&
  isSame(buildThroughAChange(), "después de un cambio");
if (same) console.log("Tres veces lo mismo, byte por byte.");
process.exitCode = same ? 0 : 1;
