/** The right part of a social picture, from the picture of a page. */
import sharp from "sharp";

export const RIGHT = { width: 480, height: 630 };

let last: { file: string; part: Promise<Buffer> } | undefined;

/** Its pixels, red, green and blue. It takes longer than all the rest, so it is remembered for who asks next for the same. */
export function rightPart(file: string): Promise<Buffer> {
  if (last?.file !== file) last = { file, part: cut(file) };
  return last.part;
}

const cut = (file: string) =>
  sharp(file)
    .resize({ ...RIGHT, fit: "cover" })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
