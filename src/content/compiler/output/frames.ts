/** What stands around the lines of a type in its files. */
import type { Collection } from "../document/collection.ts";

const [LIST_START, LIST_END] = ["[\n", "\n]\n"];
const [ONE_START, NONE, ONE_END] = ["export const document =\n", "undefined", ";\n"];

/** The file of the list of a type, of its documents in JSON. */
export function framedList(lines: Buffer, { singleton }: Collection): Buffer {
  if (!singleton) return framed(LIST_START, lines, LIST_END);
  return framed(ONE_START, lines.length > 0 ? lines : Buffer.from(NONE), ONE_END);
}

const framed = (start: string, lines: Buffer, end: string) =>
  Buffer.concat([Buffer.from(start), lines, Buffer.from(end)]);

/** The documents of `framedList`. */
export function unframedList(file: Buffer, { singleton }: Collection): Buffer {
  if (!singleton) return file.subarray(LIST_START.length, -LIST_END.length);
  const one = file.subarray(ONE_START.length, -ONE_END.length);
  return one.equals(Buffer.from(NONE)) ? one.subarray(0, 0) : one;
}

/** The file of what only pages of documents need, each of which ends its line. */
export const framedDetails = (lines: Buffer, count: number): Buffer => (count > 0 ? framed("", lines, "\n") : lines);

/** The lines of `framedDetails`. */
export const unframedDetails = (file: Buffer): Buffer => file.subarray(0, -1);
