/** What the current output says of the documents of a type, in JSON. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { documentsFile } from "../../../shared/compiled/layout.ts";
import type { Collection } from "../document/collection.ts";
import { once } from "../document/once.ts";
import { linesOf, listPath } from "./modules.ts";

/** Both in one order; each is read when it is asked for. */
export interface LastLines {
  list: () => readonly string[];
  documents: () => readonly string[];
}

/** Of a type of which nothing was written. */
export const NO_LINES: LastLines = { list: () => [], documents: () => [] };

export function lastLines(outDir: string, name: string, collection: Collection): LastLines {
  const read = (file: string) => readFileSync(path.join(outDir, file), "utf8");
  return {
    list: once(() => linesOf(read(listPath(name, collection)))),
    documents: once(() => read(documentsFile(name)).split("\n")),
  };
}
