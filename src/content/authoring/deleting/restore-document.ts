/** Restores an earlier version of a document into the current content. */
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { decodePath } from "../../../shared/compiled/address.ts";
import { writeNew } from "../../../shared/files/write-whole.ts";
import { isFields, type Value } from "../../../shared/values.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import type { SourceName } from "../../compiler/document/source.ts";
import { textOf } from "../../compiler/read/files/decode.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { DocumentFields, Fields } from "../schemas/form-schema.ts";
import { formOf } from "../schemas/form-of.ts";
import { replaceAddresses } from "../renaming/markdown-addresses.ts";
import { updateMentions, type Today } from "./current-mentions.ts";
import { patchDocument } from "../patch/patch-document.ts";
import { numberedName } from "../pictures/file-name.ts";
import { readFields, type Extension } from "../patch/read-fields.ts";
import { existsSync } from "node:fs";
import { addressOf } from "../../compiler/check/collisions.ts";
import { readSources } from "../../compiler/read/files/read-sources.ts";
import { takeAddresses } from "../renaming/former-addresses.ts";
import { type TextChanges, writeTexts } from "../apply-changes.ts";

/** The content at an earlier time. */
export interface Former {
  /** Maps the path of each file, relative to the content folder, to a hash of the file. */
  files: ReadonlyMap<string, string>;
  /** Maps the old path of each file that was renamed since then to the current path. */
  renamed: ReadonlyMap<string, string>;
  read: (file: string) => Promise<Buffer>;
}

/** The current name of a document (`own`), and the path of its old file (`was`). */
interface Asked {
  own: SourceName;
  was: string;
}

interface RestoredVersion {
  text: string;
  /** Maps paths, relative to the content folder, to the bytes of pictures that were deleted or replaced. */
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Returns an earlier version of a document without writing anything. A deleted document gets all pictures of its folder
 * back; an existing document gets only the pictures that the version names.
 */
export async function restoreVersion(today: Today, former: Former, { own, was }: Asked): Promise<RestoredVersion> {
  const text = textOf(await former.read(was));
  const collection = collectionOf(contentConfig, own.collection);
  const said = readFields(text, collection.extension);
  if (!said) return { text, pictures: new Map() };
  const isThere = today.names.some(({ file }) => file === own.file);
  const named = new Set(isThere ? [] : [...former.files.keys()].filter((file) => file.startsWith(`${stem(was)}/`)));
  withTargets(said, (target) => void named.add(fileAt(former, was, target)));
  const { places, pictures } = await findPlaces(today.contentDir, former, { own, was }, named);
  const moved = withTargets(said, (target) => {
    const place = places.get(fileAt(former, was, target));
    return place && srcFrom(own.file, place, target);
  });
  const placed = patchDocument(text, moved, formOf(collection), collection.extension) ?? text;
  const renamed = new Map([...former.renamed, [was, own.file]]);
  return { text: await updateMentions(today, { ...own, text: placed }, renamed), pictures };
}

/** Writes pictures. A file that was created in the meantime is not overwritten. */
export async function writePictures(contentDir: string, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [file, bytes] of pictures) {
    await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
    await writeNew(path.join(contentDir, file), bytes);
  }
}

const stem = (file: string) => file.slice(0, -path.extname(file).length);

/** Returns the old file to which a path in the document leads; `""` if there is no such file. */
function fileAt({ files }: Former, was: string, target: string): string {
  const paths = [target, decodePath(target)].map((each) => path.posix.join(path.posix.dirname(was), each));
  return paths.find((each) => files.has(each)) ?? "";
}

/** Returns a file's path relative to the document, percent-encoded if the old path (`before`) was. */
function srcFrom(file: string, place: string, before: string): string {
  const src = path.posix.relative(path.posix.dirname(file), place);
  return decodePath(before) === before ? src : encodeURI(src);
}

type Rename = (target: string) => string | undefined;

/** Replaces paths and URLs in a document, even in one that the current schema refuses. */
function withTargets({ fields, body }: DocumentFields, renamed: Rename): DocumentFields {
  const inFields = (whole: Fields): Fields =>
    Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, changed(value)]));
  const changed = (value: Value): Value => {
    if (typeof value === "string") return renamed(value) ?? replaceAddresses(value, renamed);
    if (Array.isArray(value)) return value.map(changed);
    return isFields(value) ? inFields(value) : value;
  };
  return { fields: inFields(fields), ...(body !== undefined && { body: replaceAddresses(body, renamed) }) };
}

/**
 * Finds the current path of each old file. A file that was deleted or replaced gets a new path in the document's
 * folder.
 */
async function findPlaces(contentDir: string, former: Former, { own, was }: Asked, named: ReadonlySet<string>) {
  const places = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  const now = async (file: string) =>
    pictures.get(file) ?? (await readFile(path.join(contentDir, file)).catch(() => undefined));
  const place = async (file: string): Promise<string> => {
    const bytes = await former.read(file);
    const isOwn = file.startsWith(`${stem(was)}/`);
    if (!isOwn && (await now(file))?.equals(bytes)) return file;
    const { dir, name, ext } = path.posix.parse(
      isOwn ? path.posix.relative(stem(was), file) : path.posix.basename(file),
    );
    for (let number = 1; ; number++) {
      const free = path.posix.join(stem(own.file), dir, numberedName(name, number) + ext);
      const there = await now(free);
      if (!there) pictures.set(free, bytes);
      if (!there || there.equals(bytes)) return free;
    }
  };
  for (const file of named) if (former.files.has(file) && file !== was) places.set(file, await place(file));
  return { places, pictures };
}

/** Restores a deleted document with its pictures and addresses, and returns the path of its file. */
export async function restoreDeleted(today: Today, former: Former, was: SourceName): Promise<string> {
  const { contentDir } = today;
  const own = freeName(contentDir, was);
  const { text, pictures } = await restoreVersion(today, former, { own, was: was.file });
  const texts: TextChanges = new Map([[own.file, { before: "", after: text }]]);
  const said = readFields(text, path.extname(own.file) as Extension)?.fields.formerAddresses;
  const addresses = [addressOf(contentConfig, own), ...(Array.isArray(said) ? said : [])].flatMap((each) => each ?? []);
  const { sources } = readSources(contentConfig, contentDir);
  await takeAddresses(texts, sources, { addresses: addresses.map(String), owner: own.file });
  await writePictures(contentDir, pictures);
  await writeTexts(contentDir, texts, "after");
  return own.file;
}

/** Returns the old name, with a number if another document has that name. */
function freeName(contentDir: string, { collection, slug, file }: SourceName): SourceName {
  for (let number = 1; ; number++) {
    const own = number === 1 ? slug : slug + number;
    const free = { collection, slug: own, file: path.posix.join(path.posix.dirname(file), own + path.extname(file)) };
    if (!existsSync(path.join(contentDir, free.file))) return free;
  }
}
