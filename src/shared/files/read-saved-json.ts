import { readFileSync } from "node:fs";

/** Reads a JSON file of an earlier run; `undefined` if the file is missing or damaged. */
export function readSavedJson<Note>(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Note;
  } catch {
    return undefined;
  }
}
