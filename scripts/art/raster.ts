/** A picture in memory and how it becomes a WebP file. */
import sharp, { type Sharp } from "sharp";
import { type Color } from "./palette.ts";
import { mix } from "./noise.ts";
import { seeded } from "./random.ts";

export interface Size {
  width: number;
  height: number;
}

/** A colour for a place: `x` runs from 0 to 1, `y` with the same scale downwards. */
type Shader = (x: number, y: number) => Color;

const QUALITY = 28;

/** Asks the shader for every pixel and strews grain over it; `grain` is in levels of 0 to 255. */
export async function paint({ width, height }: Size, seed: string, grain: number, shader: Shader): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const random = seeded(`${seed}/grain`);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const shade = (random() - 0.5) * grain;
      for (const channel of shader(column / width, row / width))
        pixels[at++] = Math.max(0, Math.min(255, channel + shade));
    }
  }
  return encode(sharp(pixels, { raw: { width, height, channels: 3 } }));
}

export async function paintSvg({ width, height }: Size, body: string, ground: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`;
  return encode(sharp(Buffer.from(svg)).flatten({ background: ground }));
}

function encode(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: QUALITY, effort: 4 }).toBuffer();
}

export function blend(from: Color, to: Color, share: number): Color {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}
