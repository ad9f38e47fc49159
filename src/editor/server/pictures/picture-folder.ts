/** The folder of the pictures of a document, which has its name: `issues/AnaSosa.yaml` → `issues/AnaSosa`. */
import { lstatSync, statSync } from "node:fs";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../../../content/authoring/deleting/trash.ts";
import { linkProblem, realFolder } from "../../../content/compiler/read/files/list-folder.ts";
import { nameProblem } from "../../../content/compiler/read/files/name-rules.ts";
import { contentConfig } from "../../../types/content-config.ts";

/** Whose pictures are meant. */
export interface PictureOwner {
  contentDir: string;
  /** Path of the document from the content folder: `issues/AnaSosa.yaml`. */
  file: string;
}

export interface PictureFolder {
  /** Absolute and without links above the content folder; it need not be there. */
  dir: string;
  /** As the document names it, `AnaSosa`. */
  name: string;
  /** From the content folder, `issues/AnaSosa`. */
  path: string;
}

/** Refuses what is no document and what a link leads out of the content folder. */
export function pictureFolder({ contentDir, file }: PictureOwner): PictureFolder | Refusal {
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
