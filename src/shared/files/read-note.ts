import { readFileSync } from "node:fs";

/** What a program noted as JSON for itself; `undefined` where the file is missing or damaged, which only means that it is made again. */
export function readNote<Note>(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Note;
  } catch {
    return undefined;
  }
}
