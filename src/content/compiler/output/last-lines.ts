/** What the current output says of the documents of a type, in JSON. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { detailsFile } from "../../../shared/compiled/layout.ts";
import type { Collection } from "../document/collection.ts";
import { once } from "../document/once.ts";
import { unframedDetails, unframedList } from "./frames.ts";
import { hasDetails, listPath } from "./modules.ts";
import { StoredLines } from "./stored-lines.ts";

/** Both in one order; each is read when it is asked for. */
export interface LastLines {
  list: () => StoredLines;
  details: () => StoredLines;
}

const LIST_GAP = ",\n";
const DETAILS_GAP = "\n";

const NOTHING = Buffer.alloc(0);
const NO_DETAILS = () => new StoredLines(NOTHING, DETAILS_GAP);

/** Of a type of which nothing was written. */
export const NO_LINES: LastLines = { list: () => new StoredLines(NOTHING, LIST_GAP), details: NO_DETAILS };

export function lastLines(outDir: string, name: string, collection: Collection): LastLines {
  const read = (file: string) => readFileSync(path.join(outDir, file));
  return {
    list: once(() => new StoredLines(unframedList(read(listPath(name, collection)), collection), LIST_GAP)),
    details: hasDetails(collection)
      ? once(() => new StoredLines(unframedDetails(read(detailsFile(name))), DETAILS_GAP))
      : NO_DETAILS,
  };
}
