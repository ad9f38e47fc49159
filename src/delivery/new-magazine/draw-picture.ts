/** A picture in the colours of a magazine, another one for each name. */
import { hash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import type { Look } from "./look.ts";

interface Wanted {
  /** Its ending says the format. */
  file: string;
  /** In pixels, as is the height. */
  width: number;
  height: number;
}

export function drawPicture({ file, width, height }: Wanted, { palette }: Look): Promise<Buffer> {
  const seed = hash("sha256", file, "buffer");
  const at = (index: number, from: number, to: number) => from + ((seed[index] ?? 0) / 255) * (to - from);
  const horizon = at(0, 0.5, 0.72) * height;
  const [x, y, radius] = [
    at(1, 0.25, 0.75) * width,
    at(2, 0.25, 0.45) * height,
    at(3, 0.16, 0.26) * Math.min(width, height),
  ];
  const waves = Array.from({ length: 7 }, (_, index) => {
    const top = horizon + ((index + 1) * (height - horizon)) / 8;
    const bend = at(4 + index, -36, 36);
    return `<path d="M0 ${top} Q${width / 4} ${top - bend} ${width / 2} ${top} T${width} ${top}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${palette.tint}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.brand}"/>
    <rect y="${horizon}" width="100%" height="100%" fill="${palette.ink}"/>
    <g fill="none" stroke="${palette.tint}" stroke-width="3">${waves.join("")}</g>
  </svg>`;
  return sharp(Buffer.from(svg))
    .toFormat(path.extname(file).slice(1) as "png" | "webp")
    .toBuffer();
}
