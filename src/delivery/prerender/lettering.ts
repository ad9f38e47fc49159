/** Text as outlines, so that a drawing needs no font on the machine and is the same on every one. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, Path } from "opentype.js";

const require = createRequire(import.meta.url);
/** A CommonJS package whose names Node cannot import. */
const opentype = require("opentype.js") as typeof import("opentype.js");

/** The display face of the house. */
export const ANTON = "@fontsource/anton/files/anton-latin-400-normal.woff";

export const fontBytes = (file: string) => readFileSync(require.resolve(file));

export function readFont(file: string): Font {
  const bytes = fontBytes(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

/** The outlines of a line of text, glyph by glyph: opentype.js does not know every substitution of the faces. */
export function outline(font: Font, text: string, { x, y, size }: { x: number; y: number; size: number }): Path {
  const path = new opentype.Path();
  let at = x;
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    path.extend(glyph.getPath(at, y, size));
    at += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
  }
  return path;
}

/** How far a line of text reaches. */
export function widthOf(font: Font, text: string, size: number): number {
  const advances = [...text].map((letter) => font.charToGlyph(letter).advanceWidth ?? 0);
  return (advances.reduce((sum, advance) => sum + advance, 0) * size) / font.unitsPerEm;
}

/** The width of a line as browsers set it, with kerning, as a part of the size. */
export function lineWidth(font: Font, text: string): number {
  return font.getAdvanceWidth(text, 1, { kerning: true });
}

/** The `d` of an SVG path; written here because opentype.js 2.0 joins a number and a zero that follows it. */
export function pathData({ commands }: Path): string {
  const point = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(" ");
  return commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const end = point(command.x, command.y);
      if (command.type === "C") return `C${point(command.x1, command.y1, command.x2, command.y2)} ${end}`;
      return command.type === "Q" ? `Q${point(command.x1, command.y1)} ${end}` : `${command.type}${end}`;
    })
    .join("");
}
