/** Documents of the content folder by the paths that a request names: they are looked up, never opened by name. */
import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { hash } from "node:crypto";
import { messages } from "../../messages/messages.ts";
import type { ReadContent } from "../../../content/compiler/read-content.ts";
import type { SourceName } from "../../../content/compiler/document/source.ts";
import type { ProblemCode } from "../../../content/compiler/problems/catalogue.ts";
import { placeOfFile, problem } from "../../../content/compiler/problems/problem.ts";
import { decode } from "../../../content/compiler/read/files/decode.ts";
import { isInside, realFolder } from "../../../content/compiler/read/files/list-folder.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditedContent } from "./edited-content.ts";
import type { KnownDocument } from "./typed.ts";
import { isAuthored } from "../../../content/authoring/creating/archetypes.ts";

/** Throws a `RefusedRequest` for what is no document of the folder. */
export async function findDocument(content: EditedContent, file: string): Promise<KnownDocument> {
  const named = ({ names }: ReadContent) => names.find((each) => each.file === file);
  const there = named(await content.recent()) ?? named(await content.read());
  if (there) return known(there, file);
  // Of a file that was put there a moment ago nobody has been told yet.
  content.changed();
  return known(named(await content.read()), file);
}

/** The same for one that is being typed in, whose file others may have removed meanwhile. */
export async function findTyped(content: EditedContent, file: string): Promise<KnownDocument> {
  await content.recent();
  const name = content.known.get(file);
  return name ? known(name, file) : findDocument(content, file);
}

function known(name: SourceName | undefined, file: string): KnownDocument {
  if (!name) throw new RefusedRequest(404, messages.documents.missing(file));
  return { ...name, definition: collectionOf(contentConfig, name.collection) };
}

/** A file on the disk: its text with a byte-order mark if it has one, and its fingerprint; empty texts where it is gone. */
export interface FileOnDisk {
  text: string;
  revision: string;
}

/** Throws a `RefusedRequest` for what is no text, which saving would spoil. */
export async function readOnDisk(content: EditedContent, file: string): Promise<FileOnDisk> {
  const bytes = await readFile(await placeOf(content, file)).catch(ifGone);
  if (!bytes) return { text: "", revision: "" };
  const decoded = decode(bytes);
  if ("code" in decoded && NO_TEXTS.has(decoded.code)) {
    const { message, hint } = problem(decoded.code, placeOfFile(file));
    throw new RefusedRequest(422, `${message} ${hint}`);
  }
  return { text: bytes.toString("utf8"), revision: hash("sha256", bytes) };
}

const NO_TEXTS: ReadonlySet<string> = new Set(["utf-16", "not-text"] satisfies ProblemCode[]);

/** Where a document is written: the file behind a link. Throws a `RefusedRequest` where that is not in the content folder. */
export async function placeOf({ contentDir }: EditedContent, file: string): Promise<string> {
  const named = path.join(contentDir, file);
  const real = await realpath(named).catch(ifGone);
  const place = real ?? path.join(realFolder(path.dirname(named)), path.basename(named));
  if (!isInside(place, realFolder(contentDir))) throw new RefusedRequest(404, messages.documents.outside(file));
  return place;
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Of a type of which editors make documents; throws a `RefusedRequest` for the one of another, such as `site.yaml`. */
export async function findAuthored(content: EditedContent, file: string) {
  const document = await findDocument(content, file);
  return { ...document, type: authoredType(document.collection) };
}

/** For what is done with the file as it was saved. Throws a `RefusedRequest` where something typed would be left behind. */
export async function findSaved(content: EditedContent, file: string) {
  const document = await findAuthored(content, file);
  if (content.drafts.has(file)) throw new RefusedRequest(409, messages.documents.saveFirst);
  return document;
}

/** Throws a `RefusedRequest` for a name that is none. */
export function authoredType(name: string): string {
  if (isAuthored(name)) return name;
  throw new RefusedRequest(422, messages.documents.fixedType(name));
}
