/** Reads the drawings of the magazine, which are in the same folder as its configuration. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LogoDrawing } from "../../../site/components/logo/logo-file.ts";
import { MAGAZINE_DIR } from "../paths.ts";
import { drawingOf } from "./drawing.ts";

/** The logo, and an optional drawing for small icons. */
export const DRAWINGS = ["logo.svg", "icon.svg"] as const;

type DrawingName = (typeof DRAWINGS)[number];

export const drawingFile = (name: DrawingName) => path.join(MAGAZINE_DIR, name);

const parseDrawing = (name: DrawingName) =>
  existsSync(drawingFile(name)) ? drawingOf(readFileSync(drawingFile(name), "utf8")) : undefined;

/**
 * Returns the drawing of a file; `undefined` if the file is missing or has faults, which `check-magazine.ts` refuses.
 */
export function readDrawing(name: DrawingName): LogoDrawing | undefined {
  const drawing = parseDrawing(name);
  return Array.isArray(drawing) ? undefined : drawing;
}

/** Returns the faults of all drawings, each with its file, line and column: `logo.svg:3:5: …`. */
export function drawingFaults(): string[] {
  return DRAWINGS.flatMap((name) => {
    const drawing = parseDrawing(name);
    return Array.isArray(drawing)
      ? drawing.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`)
      : [];
  });
}
