/** Writes the files of an imported document: either all or none of them. Never overwrites changes by editors. */
import { messages } from "../messages/messages.ts";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeNewFile, writeAtomically } from "../../shared/files/write-atomically.ts";
import { problemsFrom } from "../compiler/explain/problems-from.ts";
import { isWarning } from "../compiler/problems/problem.ts";
import { readDocuments } from "../compiler/read/read-documents.ts";
import { sourceOf } from "../compiler/read/files/read-sources.ts";
import { contentConfig } from "../../types/content-config.ts";
import { fingerprint, type Ledger } from "./import-ledger.ts";

export interface ImportedFiles {
  /** The identifier of the imported item. */
  id: string;
  /** The path of the document from the content folder. */
  file: string;
  text: string;
  /** The document's pictures, by path from the content folder. */
  files: ReadonlyMap<string, Buffer>;
}

/**
 * The outcome of an import for one document. `edited` and `gone`: the document was changed or removed by hand since the
 * last import. `refused`: the compiler would not accept the document.
 */
export type Outcome = "new" | "same" | "updated" | "edited" | "gone" | "refused";

/** Writes a document and its pictures. In the result, `why` has the compiler's errors if the document was refused. */
export async function writeDocument(
  contentDir: string,
  { id, file, text, files }: ImportedFiles,
  ledger: Ledger,
): Promise<{ outcome: Outcome; why: string }> {
  const entry = ledger[id];
  const filePath = path.join(contentDir, file);
  const existing = await readFile(filePath, "utf8").catch(() => undefined);
  if (existing === undefined && entry?.hash) return { outcome: "gone", why: "" };
  if (existing !== undefined && existing !== text && fingerprint(existing) !== entry?.hash)
    return { outcome: "edited", why: "" };
  const why = await refusalOf(file, text);
  if (why) return { outcome: "refused", why };
  const isWritten = await writePictures(contentDir, files, () => replaceText(filePath, text, existing));
  if (!isWritten) return { outcome: "edited", why };
  ledger[id] = { file, hash: fingerprint(text) };
  return { outcome: existing === undefined ? "new" : existing === text && files.size === 0 ? "same" : "updated", why };
}

async function replaceText(filePath: string, text: string, existing: string | undefined): Promise<boolean> {
  if (existing === text) return true;
  await mkdir(path.dirname(filePath), { recursive: true });
  if (existing === undefined) return writeNewFile(filePath, text);
  return writeAtomically(filePath, text, async () => (await readFile(filePath, "utf8")) === existing);
}

/**
 * Writes the pictures before the text, so that a document never lacks its pictures. If the text cannot be written, the
 * pictures are removed again.
 */
async function writePictures(
  contentDir: string,
  files: ReadonlyMap<string, Buffer>,
  writeText: () => Promise<boolean>,
): Promise<boolean> {
  const created: string[] = [];
  const undo = () => Promise.all(created.map((each) => rm(each)));
  try {
    for (const [name, bytes] of files) {
      const filePath = path.join(contentDir, name);
      await mkdir(path.dirname(filePath), { recursive: true });
      if (await writeNewFile(filePath, bytes)) created.push(filePath);
    }
    const isWritten = await writeText();
    if (!isWritten) await undo();
    return isWritten;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Returns the compiler's errors for the document; `""` if there are none. */
async function refusalOf(file: string, text: string): Promise<string> {
  const { dir: collection, name: slug } = path.posix.parse(file);
  const source = sourceOf({ collection, slug, file }, Buffer.from(text));
  if ("code" in source) return source.code;
  const { problems, findings, refused } = await readDocuments(contentConfig, [source]);
  const errors = [...problems, ...(await problemsFrom(contentConfig, refused, findings))].filter(
    (each) => !isWarning(each),
  );
  return errors
    .map(({ line, message, hint }) => messages.importing.problemAt(line, `${message} ${hint}`).trim())
    .join(" ");
}
