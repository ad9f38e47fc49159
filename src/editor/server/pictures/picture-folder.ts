/** The picture folder of a document, which has the document's name: `issues/AnaSosa.yaml` → `issues/AnaSosa`. */
import type { Refusal } from "../../../content/authoring/refusal.ts";
import { lstatSync, statSync, realpathSync } from "node:fs";
import path from "node:path";
import { mkdir, readdir } from "node:fs/promises";
import { messages } from "../../messages/messages.ts";
import { moveToTrash, type TrashEntry } from "../../../content/authoring/deleting/trash.ts";
import { linkProblem, realFolder } from "../../../content/compiler/read/files/content-files.ts";
import { nameProblem } from "../../../content/compiler/read/files/name-rules.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { Images } from "../../../content/compiler/pictures/images.ts";
import type { EditorPicture, TakenPicture } from "../../contract/protocol.ts";
import { writeNewFile } from "../../../shared/files/write-atomically.ts";
import { numberedName, plainName } from "../../../content/authoring/pictures/file-name.ts";
import { type PreparedPicture, preparePicture } from "../../../content/authoring/pictures/prepare-picture.ts";

/** The document that owns a picture folder. */
export interface PictureOwner {
  contentDir: string;
  /** Path of the document from the content folder: `issues/AnaSosa.yaml`. */
  file: string;
}

interface PictureFolder {
  /** Absolute path of the folder, with links above the content folder resolved. The folder may be missing. */
  dir: string;
  /** Name of the folder, as the document writes it in paths of pictures: `AnaSosa`. */
  name: string;
  /** Path of the folder from the content folder: `issues/AnaSosa`. */
  path: string;
}

/**
 * Finds the picture folder of a document. Returns a refusal if the file is not a document, or if the path of the folder
 * points to a file or to a place outside of the content folder.
 */
function pictureFolder({ contentDir, file }: PictureOwner): PictureFolder | Refusal {
  if (!isDocumentPath(file)) return { refusal: messages.pictureFiles.noDocument(file) };
  const { dir: type, name } = path.posix.parse(file);
  const root = realFolder(contentDir);
  const folders = [path.join(root, type), path.join(root, type, name)].filter((folder) => folder !== root);
  const invalidFolder = folders.find((folder) => exists(folder) && !isFolderInContent(folder, root));
  if (invalidFolder) return { refusal: messages.pictureFiles.noFolder(path.relative(root, invalidFolder)) };
  return { dir: path.join(root, type, name), name, path: path.posix.join(type, name) };
}

/**
 * Whether a path has the form of a document's path. The document need not exist, because a new document may be unsaved.
 */
function isDocumentPath(file: string): boolean {
  const { dir: type, name: slug } = path.posix.parse(file);
  const name = type || slug;
  const collection = contentConfig.collections[name];
  if (!collection || Boolean(collection.singleton) !== (type === "")) return false;
  return (
    file === (type && `${type}/`) + slug + collection.extension &&
    nameProblem({ collection: name, slug, file }, collection).length === 0
  );
}

const exists = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const isFolderInContent = (folder: string, root: string) =>
  !linkProblem(folder, root) && statSync(folder).isDirectory();

export const isPictureName = (name: string) =>
  /\.(?:jpe?g|png|webp)$/i.test(name) && !path.basename(name).startsWith(".");

interface Listing {
  /** Paths of all pictures that documents name, relative to the content folder: the result of `usedPictures`. */
  used: readonly string[];
  /** Returns the address of a picture in the editor. `picture` is the picture's path relative to the content folder. */
  addressOf: (picture: string) => string;
}

/**
 * Lists the pictures in the folder of a document, sorted by name. A picture that cannot be read has the width and
 * height 0.
 */
export async function listPictures(
  owner: PictureOwner,
  { used, addressOf }: Listing,
): Promise<EditorPicture[] | Refusal> {
  const folder = pictureFolder(owner);
  if ("refusal" in folder) return folder;
  const root = realFolder(owner.contentDir);
  const names = listFiles(folder.dir).filter(
    (name) => isPictureName(name) && isFile(path.join(folder.dir, name), root),
  );
  const images = new Images({});
  await images.inspect(names.map((name) => path.join(folder.dir, name)));
  const usedSet = new Set(used);
  return names.toSorted().map((name) => {
    const file = path.join(folder.dir, name);
    const { width = 0, height = 0 } = images.find(file) ?? {};
    const picture = `${folder.path}/${name}`;
    const src = `${folder.name}/${name}`;
    return { src, address: addressOf(picture), width, height, bytes: statSync(file).size, used: usedSet.has(picture) };
  });
}

const isFile = (file: string, root: string) => !linkProblem(file, root) && statSync(file).isFile();

export interface UploadedPicture {
  name: string;
  bytes: Buffer;
}

const EXTENSIONS = { jpeg: ".jpg", png: ".png", webp: ".webp" } as const;

/** Runs functions that write files, one after another. */
type InTurn = <Result>(write: () => Promise<Result>) => Promise<Result>;

/** Writes a picture into the folder of a document, under a name that no other file in the folder has. */
export async function takePicture(
  owner: PictureOwner,
  uploaded: UploadedPicture,
  inTurn: InTurn = (write) => write(),
): Promise<TakenPicture | Refusal> {
  const folder = pictureFolder(owner);
  if ("refusal" in folder) return folder;
  const prepared = await preparePicture(uploaded.bytes);
  if ("refusal" in prepared) return prepared;
  return inTurn(async () => {
    await mkdir(folder.dir, { recursive: true });
    const name = await writeNumbered(folder.dir, plainName(uploaded.name), prepared);
    return { src: `${folder.name}/${name}`, orientation: prepared.orientation };
  });
}

/** Writes a picture under the first name that is free in any letter case. Two writers never get the same name. */
async function writeNumbered(dir: string, baseName: string, { bytes, format }: PreparedPicture): Promise<string> {
  const taken = new Set((await readdir(dir)).map((name) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const name = numberedName(baseName, number) + EXTENSIONS[format];
    if (!taken.has(name) && (await writeNewFile(path.join(dir, name), bytes))) return name;
  }
}

interface Removal {
  /** Path of the picture as the document names it: `AnaSosa/tapa.webp`. */
  src: string;
  /** Paths of all pictures that documents name, relative to the content folder: the result of `usedPictures`. */
  used: readonly string[];
  /** Folder for removed pictures, outside of the content folder. */
  removedDir: string;
}

export async function removePicture(
  owner: PictureOwner,
  { src, used, removedDir }: Removal,
): Promise<TrashEntry | Refusal> {
  const folder = pictureFolder(owner);
  if ("refusal" in folder) return folder;
  const picture = path.posix.join(path.posix.dirname(folder.path), src);
  const file = path.join(path.dirname(folder.dir), src);
  const isOwn = picture.startsWith(`${folder.path}/`) && isPictureName(src) && isExactPath(file);
  if (!isOwn) return { refusal: messages.pictureFiles.notOfFolder(src, folder.path) };
  if (used.includes(picture)) return { refusal: messages.pictureFiles.inUse(src) };
  return moveToTrash(owner.contentDir, [picture], removedDir);
}

/**
 * Whether a file exists with this exact spelling and without links in its path. Links could point to the folder of
 * another document.
 */
function isExactPath(file: string): boolean {
  try {
    return realpathSync.native(file) === file;
  } catch {
    return false;
  }
}
