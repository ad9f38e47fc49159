import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import pLimit from "p-limit";

/** Two conversions at a time would answer each other's font: the package has one memory. */
const oneByOne = pLimit(1);

/** The letters of a file at a weight, where it has several. */
export async function openFont(file: string, weight = 400): Promise<Font> {
  const letters = await oneByOne(convert, readFileSync(file), "truetype");
  const font = new Font(new Face(new Blob(letters)));
  font.setVariations([new Variation("wght", weight)]);
  return font;
}
