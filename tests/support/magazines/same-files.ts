/** Comparison of folders, file by file. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Maps the path of each file in a folder to a fingerprint of its content. Without a folder, the map is empty. */
export function fingerprints(dir: string): Map<string, string> {
  const files = entriesOf(dir).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(dir, file), hash("sha256", readFileSync(file))];
    }),
  );
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/** Returns the sorted paths of the files that are not the same in both. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).toSorted();
}
