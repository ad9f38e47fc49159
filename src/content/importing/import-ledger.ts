/**
 * Reads and writes the ledger, a file in the content folder that lists all imported documents. A repeated import uses
 * the ledger to find its documents and to detect changes by editors.
 */
import { messages } from "../messages/messages.ts";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeAtomically } from "../../shared/files/write-atomically.ts";
import type { Refusal } from "../authoring/refusal.ts";

/** The name of the ledger. The file is hidden, so the compiler does not treat it as content. */
const FILE = ".importado.json";

const entries = z.record(z.string(), z.object({ file: z.string(), hash: z.string() }));

/**
 * Maps the identifier of an item to the path of its document and the hash of the document's text. The hash is `""`
 * until the document is written, so that an interrupted import can continue.
 */
export type Ledger = z.infer<typeof entries>;

export const fingerprint = (text: string) => hash("sha256", text);

export async function readLedger(contentDir: string): Promise<Ledger | Refusal> {
  const text = await readFile(path.join(contentDir, FILE), "utf8").catch(() => "{}");
  try {
    return entries.parse(JSON.parse(text));
  } catch {
    return { refusal: messages.importing.brokenLedger(FILE) };
  }
}

export async function writeLedger(contentDir: string, ledger: Ledger): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(ledger).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, undefined, 2)}\n`;
  const file = path.join(contentDir, FILE);
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeAtomically(file, text);
}
