import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Refusal } from "../../../content/authoring/removed.ts";
import type { TakenPicture } from "../../contract/protocol.ts";
import { type PictureOwner, pictureFolder } from "./picture-folder.ts";
import { numberedName, plainName } from "./plain-name.ts";
import { type PreparedPicture, preparePicture } from "./prepare-picture.ts";

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
    const name = await writeNew(folder.dir, plainName(handed.name), prepared);
    return { src: `${folder.name}/${name}`, orientation: prepared.orientation };
  });
}

async function writeNew(dir: string, plain: string, { bytes, format }: PreparedPicture): Promise<string> {
  const name = await reserve(dir, plain, ENDINGS[format]);
  const unfinished = path.join(dir, `.${name}.${randomUUID()}`);
  try {
    await writeFile(unfinished, bytes, { flag: "wx" });
    await rename(unfinished, path.join(dir, name));
    return name;
  } catch (error) {
    await Promise.all([unfinished, path.join(dir, name)].map((file) => rm(file, { force: true })));
    throw error;
  }
}

/** Makes an empty file, so that of several who want the name one gets it. Letter case makes no other name. */
async function reserve(dir: string, plain: string, ending: string): Promise<string> {
  const taken = new Set((await readdir(dir)).map((name) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const name = numberedName(plain, number) + ending;
    if (!taken.has(name) && (await makeEmpty(path.join(dir, name)))) return name;
  }
}

async function makeEmpty(file: string): Promise<boolean> {
  try {
    await writeFile(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
