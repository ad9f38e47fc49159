/**
 * What one process remembers of files between builds, by what the file system says of them: the
 * development server builds at every save, and reading everything again would take most of the time.
 */
import { statSync } from "node:fs";
import type { KnownImages } from "../../pictures/measure.ts";
import type { Source } from "../../document/source.ts";
import type { Unreadable } from "./decode.ts";

export interface Memory {
  sources: Map<string, Source | Unreadable>;
  /** Fingerprints of pictures. */
  fingerprints: Map<string, string>;
  /** What pictures are, by their fingerprints. */
  images: KnownImages;
}

export const createMemory = (): Memory => ({ sources: new Map(), fingerprints: new Map(), images: {} });

/** Changes whenever the file does. */
export function stampOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [file, ino, size, mtimeNs, ctimeNs].join(":");
}

/** The remembered value of a file, or what `read` makes of it; `memory` is left out by one-time builds. */
export function remembered<Value>(memory: Map<string, Value> | undefined, file: string, read: () => Value): Value {
  if (!memory) return read();
  const stamp = stampOf(file);
  const known = memory.get(stamp) ?? read();
  memory.set(stamp, known);
  return known;
}
