/** A picture that no document uses any more is put away outside of the content, where a hand finds it again. */
import { realpathSync } from "node:fs";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { putAway, type Refusal, type Removed } from "../../../content/authoring/deleting/trash.ts";
import { isPictureName } from "./list-pictures.ts";
import { pictureFolder, type PictureOwner } from "./picture-folder.ts";

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
  return putAway(owner.contentDir, [picture], removedDir);
}

/** There, spelled as it is on the disk, and behind no link, which may be one to the folder of another document. */
function isItself(file: string): boolean {
  try {
    return realpathSync.native(file) === file;
  } catch {
    return false;
  }
}
