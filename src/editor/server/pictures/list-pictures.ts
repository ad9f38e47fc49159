import { statSync } from "node:fs";
import path from "node:path";
import type { Refusal } from "../../../content/authoring/deleting/trash.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { Images } from "../../../content/compiler/pictures/images.ts";
import { linkProblem, realFolder } from "../../../content/compiler/read/files/list-folder.ts";
import type { EditorPicture } from "../../contract/protocol.ts";
import { pictureFolder, type PictureOwner } from "./picture-folder.ts";

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
