/**
 * Builds the site a second time, with folders listed in another order, and compares it with `dist/`
 * file by file: the same content must give the same bytes.
 */
import { hash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { AGAIN_DIR, DIST_DIR, GENERATED_DIR, PAGES_DIR, SITE_DIR } from "../../src/build/paths.ts";

function fingerprints(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(dir, file), hash("sha256", readFileSync(file))];
    }),
  );
}

function compare(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).toSorted();
}

// Without what the first build remembers.
for (const dir of [GENERATED_DIR, SITE_DIR, PAGES_DIR]) rmSync(dir, { recursive: true, force: true });
if (!(await buildSite({ out: AGAIN_DIR }))) process.exit(1);
const different = compare(fingerprints(DIST_DIR), fingerprints(AGAIN_DIR));
for (const name of different) console.error(`Distinto en la segunda vez: ${name}`);
if (different.length === 0) console.log("Dos veces lo mismo, byte por byte.");
process.exitCode = different.length === 0 ? 0 : 1;
