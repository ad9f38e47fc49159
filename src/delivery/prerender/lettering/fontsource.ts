/** The files of a package of Fontsource: one for each of its sets of letters, of which `unicode.json` tells. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import pLimit from "p-limit";
import type { Typeface } from "../../../shared/magazine/faces.ts";

const require = createRequire(import.meta.url);

/** The sets of letters of a family, each with what `unicode-range` says of it. */
export const setsOf = (family: Typeface) =>
  JSON.parse(readFileSync(require.resolve(`${family.package}/unicode.json`), "utf8")) as Record<string, string>;

/** The file of a set, as it is imported from its package. */
export function fontFile({ package: name, weight, style }: Typeface, set: string): string {
  const weights = weight.includes(" ") ? "wght" : weight;
  // Sets that have no name have a number, `[4]`.
  return `${name}/files/${name.split("/")[1]}-${set.replace(/[[\]]/g, "")}-${weights}-${style}.woff2`;
}

export const fontBytes = (file: string) => readFileSync(require.resolve(file));

/** Two conversions at a time would answer each other's font: the package has one memory. */
const oneByOne = pLimit(1);

export const openFace = async (file: string) =>
  new Face(new Blob(await oneByOne(convert, fontBytes(file), "truetype")));
