/** A tile of grain to lay over large flat areas. */
import sharp from "sharp";
import { seeded } from "./random.ts";

/** Side of the tile in pixels, and how much of the ground the darkest and the lightest grains hide, of 255. */
const SIDE = 88;
const STRENGTH = 30;

/** Black and white grains of different strength, seamless because no grain knows its neighbour. */
export function grainTile(): Promise<Buffer> {
  const random = seeded("grain");
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(random() < 0.5 ? 0 : 255, at, at + 3);
    pixels[at + 3] = random() * STRENGTH;
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ quality: 40, alphaQuality: 40 })
    .toBuffer();
}
