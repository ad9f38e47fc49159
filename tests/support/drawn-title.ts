/** Which letters a social picture shows: their form, whatever their size. */
import sharp, { type Sharp } from "sharp";
import type { Font } from "../../src/shared/magazine/define-magazine.ts";
import { letter } from "../../src/delivery/prerender/lettering/text-outlines.ts";

/** Between the line above the title and the name of the magazine, left of the page's own picture. */
const TITLE = { left: 0, top: 115, width: 720, height: 385 };

/** Width of what is not of the colour of its corners, by its height. */
async function formOf(picture: Sharp): Promise<number> {
  const { info } = await sharp(await picture.png().toBuffer())
    .trim({ threshold: 100 })
    .toBuffer({ resolveWithObject: true });
  return info.width / info.height;
}

/** Of the title, which is one word, in a picture. */
export const drawnForm = (picture: Buffer) => formOf(sharp(picture).extract(TITLE));

/** Of a word in the letters of a font. */
export async function formIn(font: Font, word: string): Promise<number> {
  const { svg } = await letter(word, font);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="100%" height="100%" fill="white"/>${svg({ x: 50, y: 250, size: 200 })}</svg>`;
  return formOf(sharp(Buffer.from(drawing)));
}
