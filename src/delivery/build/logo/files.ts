/** The drawings of the magazine, beside its configuration. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Drawing } from "../../../site/components/layout/logo-file.ts";
import { MAGAZINE_DIR } from "../paths.ts";
import { drawingOf } from "./drawing.ts";

/** The logo, and another drawing for small icons where there is one. */
export const DRAWINGS = ["logo.svg", "icon.svg"] as const;

type DrawingName = (typeof DRAWINGS)[number];

export const fileOf = (name: DrawingName) => path.join(MAGAZINE_DIR, name);

const read = (name: DrawingName) =>
  existsSync(fileOf(name)) ? drawingOf(readFileSync(fileOf(name), "utf8")) : undefined;

/** What a file draws; `undefined` where there is none. `check-logo.ts` has told of one that cannot be drawn. */
export function drawn(name: DrawingName): Drawing | undefined {
  const drawing = read(name);
  return Array.isArray(drawing) ? undefined : drawing;
}

/** What is wrong with them, each with its place: `logo.svg:3:5: …`. */
export function drawingFaults(): string[] {
  return DRAWINGS.flatMap((name) => {
    const found = read(name);
    return Array.isArray(found)
      ? found.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`)
      : [];
  });
}
