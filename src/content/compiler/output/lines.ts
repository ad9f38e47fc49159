/** The data files of a type: JSON, with one line for each document. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { detailsFile } from "../../../shared/compiled/layout.ts";
import type { Collection } from "../document/collection.ts";
import { hasDetails, listPath } from "./modules.ts";

export interface Line {
  /** The fields that lists need. */
  summary: string;
  /** The fields that only the page needs; empty if there are none. */
  detail: string;
}

/** Maps slugs to lines, in the order of the list. */
export type Lines = ReadonlyMap<string, Line>;

/** Reads the lines from an output folder. Throws if the type is not written there. */
export function readLines(outDir: string, name: string, collection: Collection): Lines {
  const read = (file: string) => readFileSync(path.join(outDir, file), "utf8").split("\n");
  const details = hasDetails(collection) ? read(detailsFile(name)) : [];
  const summaries = read(listPath(name, collection)).filter((line) => line.startsWith("{"));
  return new Map(
    summaries.map((line, at) => {
      const summary = line.slice(0, line.lastIndexOf("}") + 1);
      return [slugIn(summary), { summary, detail: details[at] ?? "" }];
    }),
  );
}

/** The slug is the first field, and has no character that JSON escapes. */
const slugIn = (summary: string) => summary.slice('{"slug":"'.length, summary.indexOf('",'));

/** Returns the text of the list file (`listPath`). */
export function listText(lines: Lines, { singleton }: Collection): string {
  const summaries = Array.from(lines.values(), ({ summary }) => summary);
  return singleton ? `export const document =\n${summaries[0] ?? "undefined"};\n` : `[\n${summaries.join(",\n")}\n]\n`;
}

/** Returns the text of the details file (`detailsFile`). */
export const detailsText = (lines: Lines): string => Array.from(lines.values(), ({ detail }) => `${detail}\n`).join("");
