import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../../../shared/files/write-whole.ts";
import { CUT_SHORT, linesOf, TAKEN_OVER } from "./take-over.ts";

/** Takes an address out of the files beside the database. Those that were taken over say nothing that is not in it. */
export async function forget(dir: string, address: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    if (name.endsWith(TAKEN_OVER)) await rm(file, { force: true });
    if (name.endsWith(CUT_SHORT)) await leaveOut(file, address.toLowerCase());
  }
}

async function leaveOut(file: string, address: string): Promise<void> {
  const lines = linesOf(await readFile(file, "utf8")).filter((line) => !line.toLowerCase().includes(address));
  await writeWhole(file, lines.map((line) => `${line}\n`).join(""));
}
