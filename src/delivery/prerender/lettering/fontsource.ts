/**
 * Reads the metadata and the font files of a Fontsource package. Each character set has font files of its own:
 * https://fontsource.org/docs/getting-started/introduction
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "../../../shared/magazine/define-magazine.ts";
import { onceForEach } from "../../../shared/once.ts";

/**
 * Packages are looked up first in the magazine, whose folder is in the environment variable `MAGAZINE`
 * (scripts/launcher/magazine.mjs), and then in the engine.
 */
const requireFromEngine = createRequire(import.meta.url);
const { MAGAZINE } = process.env;
const requireFromMagazine = MAGAZINE ? createRequire(path.join(MAGAZINE, "magazine.config.ts")) : requireFromEngine;

/** Returns the path of a file of a package. Throws if the package is not installed or lacks the file. */
function resolveFile(file: string): string {
  try {
    return requireFromMagazine.resolve(file);
  } catch {
    return requireFromEngine.resolve(file);
  }
}

interface Metadata {
  family: string;
  /** `sans-serif`, `serif`, `display`… */
  category: string;
  weights: readonly number[];
  styles: readonly string[];
  /** Axes of a variable font; `false` for a static font. */
  variable: false | { wght?: { min: string; max: string } };
}

const readJson = <Value>(file: string) => JSON.parse(readFileSync(resolveFile(file), "utf8")) as Value;

export const metadataOf = onceForEach((name: string) => readJson<Metadata>(`${name}/metadata.json`));

/** Returns the `unicode-range` of each character set of a font, by the name of the set. */
export const setsOf = (font: Font) => readJson<Record<string, string>>(`${font.package}/unicode.json`);

export const isVariable = (font: Font) => font.package.startsWith("@fontsource-variable/");

/** Returns the weights of a font as a CSS value: `400`, or `100 900`. */
export function weightsOf(font: Font): string {
  const { variable } = metadataOf(font.package);
  return isVariable(font) && variable && variable.wght
    ? `${variable.wght.min} ${variable.wght.max}`
    : `${font.weight ?? 400}`;
}

/** Returns the path of the font file of a character set. Throws if the package has no such file. */
export function fontFile(font: Font, set: string): string {
  const { package: name, weight = 400, style = "normal" } = font;
  // The names of numbered character sets have brackets, as in `[4]`, but the names of their files have none.
  const setName = set.replace(/[[\]]/g, "");
  const weights = isVariable(font) ? "wght" : weight;
  return resolveFile(`${name}/files/${name.split("/")[1]}-${setName}-${weights}-${style}.woff2`);
}
