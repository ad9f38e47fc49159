/** Writes the magazines of this folder, with the pictures that they name. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { MP4 } from "../documents.ts";
import { picturesOf } from "../content/guide.ts";
import { type Documents, SMALL_MAGAZINE } from "./documents.ts";
import { FULL_MAGAZINE } from "./full.ts";

/** The size that the name of a picture says, as in `mesa-300x100.png`. */
function sizeIn(picture: string): [width: number, height: number] | undefined {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(picture) ?? [];
  return width && height ? [Number(width), Number(height)] : undefined;
}

/** A colour for each picture, because equal pictures would be reported. */
const colorOf = (picture: string) => `#${createHash("sha256").update(picture).digest("hex").slice(0, 6)}`;

async function writeMagazine(folder: string, texts: Documents): Promise<void> {
  const write = async (name: string, data: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), data);
  };
  for (const [name, text] of Object.entries(texts)) {
    await write(name, text);
    for (const [picture, defaultSize] of Object.entries(picturesOf(path.dirname(name), text))) {
      const [width, height] = sizeIn(picture) ?? defaultSize;
      const drawing = sharp({ create: { width, height, channels: 3, background: colorOf(picture) } });
      await write(picture, await drawing.toFormat(picture.endsWith(".webp") ? "webp" : "png").toBuffer());
    }
  }
  await write("cards/comun/pop.mp4", MP4);
}

export const writeSmallMagazine = (folder: string) => writeMagazine(folder, SMALL_MAGAZINE);

export const writeFullMagazine = (folder: string) => writeMagazine(folder, FULL_MAGAZINE);
