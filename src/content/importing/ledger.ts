/** What was brought in, beside the content: an import that comes again finds its documents, and sees who changed them. */
import { messages } from "../messages/messages.ts";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeWhole } from "../../shared/files/write-whole.ts";
import type { Refusal } from "../authoring/deleting/trash.ts";

/** Hidden files are no content. */
const FILE = ".importado.json";

const entries = z.record(z.string(), z.object({ file: z.string(), hash: z.string() }));

/**
 * By the identity of the source: path of the document from the content folder, and the fingerprint of its text; empty
 * until it is written, so that an import that is stopped goes on where it was.
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
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeWhole(file, text);
}
