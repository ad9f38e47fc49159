/** Duplicates a document. The copy has the same fields, copies of the pictures, and a new name, and is a draft. */
import { randomUUID } from "node:crypto";
import { existsSync, lstatSync } from "node:fs";
import { lstat, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import type { Document } from "../../compiler/document/document.ts";
import { type FieldPath, textsIn } from "../../compiler/document/source.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { copyAtomically } from "../../../shared/files/copy-atomically.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { archetypeOf } from "./archetypes.ts";
import { changeFields } from "../patch/change-fields.ts";
import { resolveNewDocument, writeDocument } from "./new-document.ts";
import { type DocumentName, fileOf } from "../renaming/read-referrers.ts";
import type { Refusal } from "../refusal.ts";
import { type NewName, renamedFile, renameMentions } from "../renaming/mentions.ts";

interface Request extends DocumentName {
  contentDir: string;
  /** The name of the new document, as readers see it. */
  name: string;
  today: string;
}

/** Returns the path of the new file, or a refusal (a sentence for the person editing) if no document was created. */
export async function duplicateDocument(request: Request): Promise<{ file: string } | Refusal> {
  const { contentDir, type, slug } = request;
  const resolved = resolveNewDocument(request);
  if ("refusal" in resolved) return resolved;
  const { target, sources } = resolved;
  const to = target.slug;
  const original = fileOf({ type, slug });
  const { documents } = await readDocuments(
    contentConfig,
    sources.filter(({ file }) => file === original),
  );
  const [document] = documents;
  if (!document) return { refusal: messages.authoring.cannotRead(original) };
  const folder = path.join(contentDir, type, to);
  if (existsSync(folder)) return { refusal: messages.authoring.folderIsThere(type, to) };
  const text = textOfCopy(document, { type, from: slug, to }, request);
  if (text === undefined) return { refusal: messages.authoring.cannotDuplicate(original) };
  await copyFolder(path.join(contentDir, type, slug), folder);
  const result = await writeDocument(contentDir, target, text).catch((error: unknown) => ({ error }));
  if (!("file" in result)) await rm(folder, { recursive: true, force: true });
  if ("error" in result) throw result.error;
  return result;
}

/** Fields that are not copied. For example, `contents` lists pieces, and each piece belongs to only one issue. */
const OF_THE_ORIGINAL = ["contents", "corrections", "formerAddresses", "updated"];

/** Returns the text of the copy, which refers to the copied pictures; `undefined` if the fields cannot be changed. */
function textOfCopy(document: Document, change: NewName, { name, today }: Request): string | undefined {
  const { source, metadata, content } = document;
  const initial = initialFields(change.type);
  return changeFields(source, [
    ...renameMentions(document, { file: (src) => renamedFile(source, src, change) }),
    ...initial.namePaths.map((field) => ({ path: field, value: name })),
    ...metadata.links.filter(({ isOwnAddress }) => isOwnAddress).map(({ path: field }) => ({ path: field })),
    ...OF_THE_ORIGINAL.filter((field) => field in (content?.data ?? {})).map((field) => ({ path: [field] })),
    ...(metadata.published === undefined ? [] : [{ path: ["published"], value: today }]),
    ...(initial.hasDraft ? [{ path: ["draft"], value: true }] : []),
  ]);
}

/** Returns the paths of the fields that hold a new document's name, and whether new documents are drafts. */
function initialFields(type: string): { namePaths: FieldPath[]; hasDraft: boolean } {
  const marker = randomUUID();
  const fields = archetypeOf(type).fields({ slug: "", name: marker, today: "", existing: [] });
  const named = textsIn(fields).filter(({ text }) => text === marker);
  return { namePaths: named.map(({ path: field }) => field), hasDraft: "draft" in fields };
}

/** Copies a folder without symbolic links, because their targets do not belong to this document. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (!lstatSync(from, { throwIfNoEntry: false })?.isDirectory()) return;
  await copyAtomically(from, to, { filter: async (file) => !(await lstat(file)).isSymbolicLink() });
}
