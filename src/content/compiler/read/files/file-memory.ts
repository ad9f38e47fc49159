/**
 * Caches files between the builds of a process, by file status. The development server builds after every save, and
 * reading everything again would take most of the time.
 */
import { statSync } from "node:fs";
import type { CachedImages } from "../../pictures/measure.ts";
import type { Source } from "../../document/source.ts";
import type { Unreadable } from "./decode.ts";

export interface FileMemory {
  sources: Map<string, Source | Unreadable>;
  /** The hash of each picture, by file status (`stampOf`). */
  fingerprints: Map<string, string>;
  /** Sizes and formats of pictures, by hash. */
  images: CachedImages;
}

export const createMemory = (): FileMemory => ({ sources: new Map(), fingerprints: new Map(), images: {} });

/** Returns a string that changes whenever the file does. */
export function stampOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [file, ino, size, mtimeNs, ctimeNs].join(":");
}

/** Returns the cached value of a file, or computes the value. One-time builds pass no `memory`. */
export function readCached<Value>(memory: Map<string, Value> | undefined, file: string, read: () => Value): Value {
  if (!memory) return read();
  const stamp = stampOf(file);
  const value = memory.get(stamp) ?? read();
  memory.set(stamp, value);
  return value;
}
