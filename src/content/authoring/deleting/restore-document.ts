/** Restores an earlier version of a document into the current content. */
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { decodePath } from "../../../shared/compiled/address.ts";
import { writeNewFile } from "../../../shared/files/write-atomically.ts";
import { isFields, type Value } from "../../../shared/values.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import type { SourceName } from "../../compiler/document/source.ts";
import { textOf } from "../../compiler/read/files/decode.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { DocumentFields, Fields } from "../schemas/form-schema.ts";
import { formOf } from "../schemas/form-of.ts";
import { replaceAddresses } from "../renaming/markdown-addresses.ts";
import { updateMentions, type CurrentContent } from "./current-mentions.ts";
import { patchDocument } from "../patch/patch-document.ts";
import { numberedName } from "../pictures/file-name.ts";
import { readFields, type Extension } from "../patch/read-fields.ts";
import { existsSync } from "node:fs";
import { addressOf } from "../../compiler/check/collisions.ts";
import { readSources } from "../../compiler/read/files/read-sources.ts";
import { claimAddresses } from "../renaming/former-addresses.ts";
import { type TextChanges, writeTexts } from "../apply-changes.ts";

/** The content at an earlier time. */
export interface EarlierContent {
  /** Maps the path of each file, relative to the content folder, to a hash of the file. */
  files: ReadonlyMap<string, string>;
  /** Maps the old path of each file that has been renamed since that time to its current path. */
  renamed: ReadonlyMap<string, string>;
  read: (file: string) => Promise<Buffer>;
}

/** The current name of a document, and the path of its file in the earlier content. */
interface VersionRequest {
  current: SourceName;
  oldFile: string;
}

interface RestoredVersion {
  text: string;
  /** Maps paths, relative to the content folder, to the bytes of pictures that were deleted or replaced. */
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Returns an earlier version of a document without writing anything. A deleted document gets back all pictures of its
 * folder; an existing document gets back only the pictures that the version uses.
 */
export async function restoreVersion(
  content: CurrentContent,
  earlier: EarlierContent,
  { current, oldFile }: VersionRequest,
): Promise<RestoredVersion> {
  const text = textOf(await earlier.read(oldFile));
  const collection = collectionOf(contentConfig, current.collection);
  const version = readFields(text, collection.extension);
  if (!version) return { text, pictures: new Map() };
  const exists = content.names.some(({ file }) => file === current.file);
  const oldFiles = new Set(
    exists ? [] : [...earlier.files.keys()].filter((file) => file.startsWith(`${stem(oldFile)}/`)),
  );
  replaceTargets(version, (target) => void oldFiles.add(fileAt(earlier, oldFile, target)));
  const { newPaths, pictures } = await findNewPaths(content.contentDir, earlier, { current, oldFile }, oldFiles);
  const updated = replaceTargets(version, (target) => {
    const newPath = newPaths.get(fileAt(earlier, oldFile, target));
    return newPath && srcFrom(current.file, newPath, target);
  });
  const patched = patchDocument(text, updated, formOf(collection), collection.extension) ?? text;
  const newNames = new Map([...earlier.renamed, [oldFile, current.file]]);
  return { text: await updateMentions(content, { ...current, text: patched }, newNames), pictures };
}

/** Writes pictures. A file that was created in the meantime is not overwritten. */
export async function writePictures(contentDir: string, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [file, bytes] of pictures) {
    await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
    await writeNewFile(path.join(contentDir, file), bytes);
  }
}

const stem = (file: string) => file.slice(0, -path.extname(file).length);

/** Returns the earlier file to which the path `target` in the document `oldFile` leads; `""` if there is none. */
function fileAt({ files }: EarlierContent, oldFile: string, target: string): string {
  const paths = [target, decodePath(target)].map((each) => path.posix.join(path.posix.dirname(oldFile), each));
  return paths.find((each) => files.has(each)) ?? "";
}

/** Returns the path of a picture relative to the document `file`, percent-encoded if the old path (`oldSrc`) was. */
function srcFrom(file: string, picture: string, oldSrc: string): string {
  const src = path.posix.relative(path.posix.dirname(file), picture);
  return decodePath(oldSrc) === oldSrc ? src : encodeURI(src);
}

type Rename = (target: string) => string | undefined;

/** Replaces paths and URLs in a document, even if the current schema refuses the document. */
function replaceTargets({ fields, body }: DocumentFields, rename: Rename): DocumentFields {
  const changeGroup = (group: Fields): Fields =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, changeValue(value)]));
  const changeValue = (value: Value): Value => {
    if (typeof value === "string") return rename(value) ?? replaceAddresses(value, rename);
    if (Array.isArray(value)) return value.map(changeValue);
    return isFields(value) ? changeGroup(value) : value;
  };
  return { fields: changeGroup(fields), ...(body !== undefined && { body: replaceAddresses(body, rename) }) };
}

/**
 * Finds the current path of each old file, and the pictures to restore. A picture that was deleted or replaced gets a
 * new path in the document's folder.
 */
async function findNewPaths(
  contentDir: string,
  earlier: EarlierContent,
  { current, oldFile }: VersionRequest,
  oldFiles: ReadonlySet<string>,
) {
  const newPaths = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  const readCurrent = async (file: string) =>
    pictures.get(file) ?? (await readFile(path.join(contentDir, file)).catch(() => undefined));
  const findNewPath = async (file: string): Promise<string> => {
    const bytes = await earlier.read(file);
    const isOwn = file.startsWith(`${stem(oldFile)}/`);
    if (!isOwn && (await readCurrent(file))?.equals(bytes)) return file;
    const { dir, name, ext } = path.posix.parse(
      isOwn ? path.posix.relative(stem(oldFile), file) : path.posix.basename(file),
    );
    for (let number = 1; ; number++) {
      const candidate = path.posix.join(stem(current.file), dir, numberedName(name, number) + ext);
      const existing = await readCurrent(candidate);
      if (!existing) pictures.set(candidate, bytes);
      if (!existing || existing.equals(bytes)) return candidate;
    }
  };
  for (const file of oldFiles)
    if (earlier.files.has(file) && file !== oldFile) newPaths.set(file, await findNewPath(file));
  return { newPaths, pictures };
}

/** Restores a deleted document with its pictures and addresses, and returns the path of its file. */
export async function restoreDeleted(
  content: CurrentContent,
  earlier: EarlierContent,
  deleted: SourceName,
): Promise<string> {
  const { contentDir } = content;
  const current = findFreeName(contentDir, deleted);
  const { text, pictures } = await restoreVersion(content, earlier, { current, oldFile: deleted.file });
  const texts: TextChanges = new Map([[current.file, { before: "", after: text }]]);
  const formerAddresses = readFields(text, path.extname(current.file) as Extension)?.fields.formerAddresses;
  const addresses = [
    addressOf(contentConfig, current),
    ...(Array.isArray(formerAddresses) ? formerAddresses : []),
  ].flatMap((each) => each ?? []);
  const { sources } = readSources(contentConfig, contentDir);
  await claimAddresses(texts, sources, { addresses: addresses.map(String), owner: current.file });
  await writePictures(contentDir, pictures);
  await writeTexts(contentDir, texts, "after");
  return current.file;
}

/** Returns the old name, with a number if another document has that name. */
function findFreeName(contentDir: string, { collection, slug, file }: SourceName): SourceName {
  for (let number = 1; ; number++) {
    const freeSlug = number === 1 ? slug : slug + number;
    const candidate = {
      collection,
      slug: freeSlug,
      file: path.posix.join(path.posix.dirname(file), freeSlug + path.extname(file)),
    };
    if (!existsSync(path.join(contentDir, candidate.file))) return candidate;
  }
}
