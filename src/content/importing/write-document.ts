/** Writes the files of an imported document: either all or none of them. Never overwrites changes by editors. */
import { messages } from "../messages/messages.ts";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeNew, writeWhole } from "../../shared/files/write-whole.ts";
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

/** Writes a document and its pictures. `why` has the compiler's messages for a refused document. */
export async function writeDocument(
  contentDir: string,
  { id, file, text, files }: ImportedFiles,
  ledger: Ledger,
): Promise<{ outcome: Outcome; why: string }> {
  const known = ledger[id];
  const place = path.join(contentDir, file);
  const there = await readFile(place, "utf8").catch(() => undefined);
  if (there === undefined && known?.hash) return { outcome: "gone", why: "" };
  if (there !== undefined && there !== text && fingerprint(there) !== known?.hash)
    return { outcome: "edited", why: "" };
  const why = await refusalOf(file, text);
  if (why) return { outcome: "refused", why };
  const isDone = await writePictures(contentDir, files, () => put(place, text, there));
  if (!isDone) return { outcome: "edited", why };
  ledger[id] = { file, hash: fingerprint(text) };
  return { outcome: there === undefined ? "new" : there === text && files.size === 0 ? "same" : "updated", why };
}

async function put(place: string, text: string, there: string | undefined): Promise<boolean> {
  if (there === text) return true;
  await mkdir(path.dirname(place), { recursive: true });
  if (there === undefined) return writeNew(place, text);
  return writeWhole(place, text, async () => (await readFile(place, "utf8")) === there);
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
  const written: string[] = [];
  const undo = () => Promise.all(written.map((each) => rm(each)));
  try {
    for (const [name, bytes] of files) {
      const place = path.join(contentDir, name);
      await mkdir(path.dirname(place), { recursive: true });
      if (await writeNew(place, bytes)) written.push(place);
    }
    const isDone = await writeText();
    if (!isDone) await undo();
    return isDone;
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
  const all = [...problems, ...(await problemsFrom(contentConfig, refused, findings))].filter(
    (each) => !isWarning(each),
  );
  return all
    .map(({ line, message, hint }) => messages.importing.problemAt(line, `${message} ${hint}`).trim())
    .join(" ");
}
