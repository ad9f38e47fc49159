import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Refusal } from "../../../content/authoring/deleting/trash.ts";
import { writeNew } from "../../../shared/files/write-whole.ts";
import type { TakenPicture } from "../../contract/protocol.ts";
import { type PictureOwner, pictureFolder } from "./picture-folder.ts";
import { numberedName, plainName } from "../../../content/authoring/pictures/file-name.ts";
import { type PreparedPicture, preparePicture } from "../../../content/authoring/pictures/prepare-picture.ts";

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
