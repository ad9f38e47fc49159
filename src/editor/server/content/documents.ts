/**
 * Finds documents by the paths in a request. Paths are looked up in the list of known documents, never opened directly.
 */
import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { hash } from "node:crypto";
import { messages } from "../../messages/messages.ts";
import type { ReadContent } from "../../../content/compiler/read-content.ts";
import type { SourceName } from "../../../content/compiler/document/source.ts";
import type { ProblemCode } from "../../../content/compiler/problems/catalogue.ts";
import { placeOfFile, problem } from "../../../content/compiler/problems/problem.ts";
import { decode } from "../../../content/compiler/read/files/decode.ts";
import { isInside, realFolder } from "../../../content/compiler/read/files/content-files.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditedContent } from "./edited-content.ts";
import type { KnownDocument } from "./typed.ts";
import { isAuthored } from "../../../content/authoring/creating/archetypes.ts";

/** Finds a document. Rejects with a `RefusedRequest` if the content folder has no document with this path. */
export async function findDocument(content: EditedContent, file: string): Promise<KnownDocument> {
  const findName = ({ names }: ReadContent) => names.find((each) => each.file === file);
  const name = findName(await content.lastReading()) ?? findName(await content.read());
  if (name) return toKnownDocument(name, file);
  // The content is read again, because the watcher may not have announced a new file yet.
  content.invalidate();
  return toKnownDocument(findName(await content.read()), file);
}

/** Finds a document, including one whose file somebody else has removed, because it may have unsaved changes. */
export async function findDocumentOrDraft(content: EditedContent, file: string): Promise<KnownDocument> {
  await content.lastReading();
  const name = content.knownNames.get(file);
  return name ? toKnownDocument(name, file) : findDocument(content, file);
}

function toKnownDocument(name: SourceName | undefined, file: string): KnownDocument {
  if (!name) throw new RefusedRequest(404, messages.documents.missing(spokenName(file)));
  return { ...name, definition: collectionOf(contentConfig, name.collection) };
}

/**
 * A file on the disk. `text` includes a byte-order mark if the file has one; `revision` is the hash of the file. Both
 * are `""` if the file is missing.
 */
export interface FileOnDisk {
  text: string;
  revision: string;
}

/** Reads a file. Rejects with a `RefusedRequest` if it is not UTF-8 text, because saving would damage it. */
export async function readOnDisk(content: EditedContent, file: string): Promise<FileOnDisk> {
  const bytes = await readFile(await realPathOf(content, file)).catch(ignoreMissing);
  if (!bytes) return { text: "", revision: "" };
  const decoded = decode(bytes);
  if ("code" in decoded && NOT_TEXT_CODES.has(decoded.code)) {
    const { message, hint } = problem(decoded.code, placeOfFile(file));
    throw new RefusedRequest(422, `${message} ${hint}`);
  }
  return { text: bytes.toString("utf8"), revision: hash("sha256", bytes) };
}

const NOT_TEXT_CODES: ReadonlySet<string> = new Set(["utf-16", "not-text"] satisfies ProblemCode[]);

/**
 * Resolves to the path of a document's file, after following symbolic links. Rejects with a `RefusedRequest` if this
 * path is outside of the content folder.
 */
export async function realPathOf({ contentDir }: EditedContent, file: string): Promise<string> {
  const unresolved = path.join(contentDir, file);
  const resolved = await realpath(unresolved).catch(ignoreMissing);
  const realPath = resolved ?? path.join(realFolder(path.dirname(unresolved)), path.basename(unresolved));
  if (!isInside(realPath, realFolder(contentDir)))
    throw new RefusedRequest(404, messages.documents.outside(spokenName(file)));
  return realPath;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/**
 * Finds a document of a type that editors can create. Rejects with a `RefusedRequest` for other documents, such as
 * `site.yaml`.
 */
export async function findAuthored(content: EditedContent, file: string) {
  const document = await findDocument(content, file);
  return { ...document, type: authoredType(document.collection) };
}

/**
 * Finds a document of a type that editors can create. Rejects with a `RefusedRequest` if the document has unsaved
 * changes, because renaming or copying the document would not include them.
 */
export async function findSaved(content: EditedContent, file: string) {
  const document = await findAuthored(content, file);
  if (content.drafts.has(file)) throw new RefusedRequest(409, messages.documents.saveFirst);
  return document;
}

/** Returns `name`, the name of a type. Throws a `RefusedRequest` if editors cannot create documents of this type. */
export function authoredType(name: string): string {
  if (isAuthored(name)) return name;
  throw new RefusedRequest(422, messages.documents.fixedType(name));
}
