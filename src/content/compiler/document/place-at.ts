import type { TextPlace } from "./document.ts";

/** The line and the column of an offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
