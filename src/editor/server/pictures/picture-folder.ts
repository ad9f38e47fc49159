/** The folder of the pictures of a document, which has its name: `issues/AnaSosa.yaml` → `issues/AnaSosa`. */
import type { Refusal } from "../../../content/authoring/refusal.ts";
import { lstatSync, statSync, realpathSync } from "node:fs";
import path from "node:path";
import { mkdir, readdir } from "node:fs/promises";
import { messages } from "../../messages/messages.ts";
import { moveToTrash, type Removed } from "../../../content/authoring/deleting/trash.ts";
import { linkProblem, realFolder } from "../../../content/compiler/read/files/list-folder.ts";
import { nameProblem } from "../../../content/compiler/read/files/name-rules.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { Images } from "../../../content/compiler/pictures/images.ts";
import type { EditorPicture, TakenPicture } from "../../contract/protocol.ts";
import { writeNew } from "../../../shared/files/write-whole.ts";
import { numberedName, plainName } from "../../../content/authoring/pictures/file-name.ts";
import { type PreparedPicture, preparePicture } from "../../../content/authoring/pictures/prepare-picture.ts";

/** Whose pictures are meant. */
export interface PictureOwner {
  contentDir: string;
  /** Path of the document from the content folder: `issues/AnaSosa.yaml`. */
  file: string;
}

interface PictureFolder {
  /** Absolute and without links above the content folder; it need not be there. */
  dir: string;
  /** As the document names it, `AnaSosa`. */
  name: string;
  /** From the content folder, `issues/AnaSosa`. */
  path: string;
}

/** Refuses what is no document and what a link leads out of the content folder. */
function pictureFolder({ contentDir, file }: PictureOwner): PictureFolder | Refusal {
  if (!isDocument(file)) return { refusal: messages.pictureFiles.noDocument(file) };
  const { dir: type, name } = path.posix.parse(file);
  const root = realFolder(contentDir);
  const steps = [path.join(root, type), path.join(root, type, name)].filter((step) => step !== root);
  const wrong = steps.find((step) => isThere(step) && !isOwnFolder(step, root));
  if (wrong) return { refusal: messages.pictureFiles.noFolder(path.relative(root, wrong)) };
  return { dir: path.join(root, type, name), name, path: path.posix.join(type, name) };
}

/** By its path alone: the document itself may still be unsaved. */
function isDocument(file: string): boolean {
  const { dir: type, name: slug } = path.posix.parse(file);
  const name = type || slug;
  const collection = contentConfig.collections[name];
  if (!collection || Boolean(collection.singleton) !== (type === "")) return false;
  return (
    file === (type && `${type}/`) + slug + collection.extension &&
    nameProblem({ collection: name, slug, file }, collection).length === 0
  );
}

const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const isOwnFolder = (folder: string, root: string) => !linkProblem(folder, root) && statSync(folder).isDirectory();

export const isPictureName = (name: string) =>
  /\.(?:jpe?g|png|webp)$/i.test(name) && !path.basename(name).startsWith(".");

interface Listing {
  /** Paths from the content folder of the pictures that documents name, such as `usedPictures` finds. */
  used: readonly string[];
  /** Where the editor shows a picture from, by its path from the content folder. */
  addressOf: (picture: string) => string;
}

/** The pictures in the folder of a document, in the order of their names; one that cannot be read has no width. */
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
  const isUsed = new Set(used);
  return names.toSorted().map((name) => {
    const file = path.join(folder.dir, name);
    const { width = 0, height = 0 } = images.find(file) ?? {};
    const picture = `${folder.path}/${name}`;
    const src = `${folder.name}/${name}`;
    return { src, address: addressOf(picture), width, height, bytes: statSync(file).size, used: isUsed.has(picture) };
  });
}

const isFile = (file: string, root: string) => !linkProblem(file, root) && statSync(file).isFile();

/** A file as an editor hands it over. */
interface HandedPicture {
  name: string;
  bytes: Buffer;
}

const ENDINGS = { jpeg: ".jpg", png: ".png", webp: ".webp" } as const;

/** Runs what writes when its turn has come. */
type Turn = <Result>(place: () => Promise<Result>) => Promise<Result>;

/** Puts a picture into the folder of a document, under a name that nothing there has. */
export async function takePicture(
  owner: PictureOwner,
  handed: HandedPicture,
  turn: Turn = (place) => place(),
): Promise<TakenPicture | Refusal> {
  const folder = pictureFolder(owner);
  if ("refusal" in folder) return folder;
  const prepared = await preparePicture(handed.bytes);
  if ("refusal" in prepared) return prepared;
  return turn(async () => {
    await mkdir(folder.dir, { recursive: true });
    const name = await writeNumbered(folder.dir, plainName(handed.name), prepared);
    return { src: `${folder.name}/${name}`, orientation: prepared.orientation };
  });
}

/** Of several who want a name one gets it. Letter case makes no other name. */
async function writeNumbered(dir: string, plain: string, { bytes, format }: PreparedPicture): Promise<string> {
  const taken = new Set((await readdir(dir)).map((name) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const name = numberedName(plain, number) + ENDINGS[format];
    if (!taken.has(name) && (await writeNew(path.join(dir, name), bytes))) return name;
  }
}

interface Removal {
  /** As the document names it: `AnaSosa/tapa.webp`. */
  src: string;
  /** Paths from the content folder of the pictures that documents name, such as `usedPictures` finds. */
  used: readonly string[];
  /** Outside of the content folder. */
  removedDir: string;
}

export async function removePicture(
  owner: PictureOwner,
  { src, used, removedDir }: Removal,
): Promise<Removed | Refusal> {
  const folder = pictureFolder(owner);
  if ("refusal" in folder) return folder;
  const picture = path.posix.join(path.posix.dirname(folder.path), src);
  const file = path.join(path.dirname(folder.dir), src);
  const isOwn = picture.startsWith(`${folder.path}/`) && isPictureName(src) && isItself(file);
  if (!isOwn) return { refusal: messages.pictureFiles.notOfFolder(src, folder.path) };
  if (used.includes(picture)) return { refusal: messages.pictureFiles.inUse(src) };
  return moveToTrash(owner.contentDir, [picture], removedDir);
}

/** There, spelled as it is on the disk, and behind no link, which may be one to the folder of another document. */
function isItself(file: string): boolean {
  try {
    return realpathSync.native(file) === file;
  } catch {
    return false;
  }
}
