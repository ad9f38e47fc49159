/** What the next output says of the documents of a type: lines, and not how they are made, or whoever keeps them would keep every output before. */
import type { Collection } from "../document/collection.ts";
import type { Entry } from "./entries.ts";
import type { LastLines } from "./last-lines.ts";
import { hasDetails } from "./modules.ts";
import { joinLines, StoredLines } from "./stored-lines.ts";

export function nextLines(entries: readonly Entry[], collection: Collection, last: LastLines): LastLines {
  const list = joined(entries, last.list(), ({ line }) => line());
  const details = hasDetails(collection) ? joined(entries, last.details(), ({ detail }) => detail()) : last.details();
  return { list: () => list, details: () => details };
}

function joined(entries: readonly Entry[], last: StoredLines, textOf: (entry: Entry) => string): StoredLines {
  const lines = entries.map((entry) => entry.place ?? textOf(entry));
  return new StoredLines(joinLines(lines, last), last.gap);
}
