/** The drawings of the magazine, beside its configuration. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Drawing } from "../../../site/components/logo/logo-file.ts";
import { MAGAZINE_DIR } from "../paths.ts";
import { drawingOf } from "./drawing.ts";

/** The logo, and an optional drawing for small icons. */
export const DRAWINGS = ["logo.svg", "icon.svg"] as const;

type DrawingName = (typeof DRAWINGS)[number];

export const fileOf = (name: DrawingName) => path.join(MAGAZINE_DIR, name);

const read = (name: DrawingName) =>
  existsSync(fileOf(name)) ? drawingOf(readFileSync(fileOf(name), "utf8")) : undefined;

/** The drawing of a file; `undefined` without a file. `check-magazine.ts` refuses one that cannot be drawn. */
export function drawn(name: DrawingName): Drawing | undefined {
  const drawing = read(name);
  return Array.isArray(drawing) ? undefined : drawing;
}

/** Faults of all drawings, each with its place: `logo.svg:3:5: …`. */
export function drawingFaults(): string[] {
  return DRAWINGS.flatMap((name) => {
    const found = read(name);
    return Array.isArray(found)
      ? found.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`)
      : [];
  });
}
