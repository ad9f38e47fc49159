/**
 * The picture with which a social network shows a page: 1200 × 630 pixels (https://ogp.me), the
 * title in the face of the house beside the page's own picture.
 */
import type { Font } from "opentype.js";
import sharp from "sharp";
import type { SitePage } from "../../site/app/server/pages.ts";
import { colors } from "../../shared/colors.ts";
import { ANTON, outline, pathData, readFont, widthOf } from "./lettering.ts";

const SIZE = { width: 1200, height: 630 };
const MARGIN = 64;
/** Red, green, blue. */
const CHANNELS = 3;
const QUALITY = { quality: 82 };
const PICTURE_WIDTH = 480;
const TITLE = { most: 220, least: 44, lineHeight: 1.08 };

const display = readFont(ANTON);
const tagline = readFont("@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff");

/** The words of a picture. */
type Words = Pick<SitePage, "kicker" | "title"> & { siteName: string };

/** JPEG, because not every network reads newer formats. `picture` is the file of the page's picture. */
export async function socialPicture(words: Words, picture?: string): Promise<Buffer> {
  const width = SIZE.width - (picture ? PICTURE_WIDTH : 0);
  const left = sharp(Buffer.from(drawing(words, width)));
  if (!picture) return left.flatten().jpeg(QUALITY).toBuffer();
  const right = sharp(picture).resize({ width: PICTURE_WIDTH, height: SIZE.height, fit: "cover" });
  const halves = await Promise.all([left, right].map((half) => half.flatten().toColourspace("srgb").raw().toBuffer()));
  return sharp(joinRows(halves), { raw: { ...SIZE, channels: CHANNELS } })
    .jpeg(QUALITY)
    .toBuffer();
}

/** Pictures of one height beside each other: to compose them over a ground takes twice as long as all the rest. */
function joinRows(pictures: readonly Buffer[]): Buffer {
  const rows = Array.from({ length: SIZE.height }, (_, row) =>
    pictures.map((picture) => {
      const length = picture.length / SIZE.height;
      return picture.subarray(row * length, (row + 1) * length);
    }),
  );
  return Buffer.concat(rows.flat());
}

/** The words on their ground. */
function drawing({ title, kicker, siteName }: Words, width: number): string {
  const box = { width: width - MARGIN * 2, height: SIZE.height - MARGIN * 5 };
  const { lines, size } = fit(display, title.toLocaleUpperCase("es"), box);
  const bottom = SIZE.height - MARGIN * 2;
  const rows = lines.map((line, index) => {
    const y = bottom - (lines.length - 1 - index) * size * TITLE.lineHeight - MARGIN / 2;
    return pathData(outline(display, line, { x: MARGIN, y, size }));
  });
  const top = pathData(outline(tagline, kicker, { x: MARGIN, y: MARGIN + 34, size: 44 }));
  const name = siteName.toLocaleUpperCase("es");
  const foot = pathData(outline(display, name, { x: MARGIN + 52, y: SIZE.height - MARGIN + 6, size: 40 }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE.height}">
    <rect width="${width}" height="${SIZE.height}" fill="${colors.black}"/>
    <path d="${[...rows, foot].join("")}" fill="${colors.white}"/><path d="${top}" fill="${colors.neon}"/>
    <g transform="translate(${MARGIN} ${SIZE.height - MARGIN - 30}) scale(0.36)">
      <circle cx="50" cy="50" r="43" fill="none" stroke="${colors.white}" stroke-width="11"/><circle cx="64" cy="36" r="13" fill="${colors.neon}"/>
    </g></svg>`;
}

/** The largest size at which the words fit into a box, and their lines. */
function fit(font: Font, text: string, { width, height }: typeof SIZE): { lines: string[]; size: number } {
  for (let size = TITLE.most; ; size -= 4) {
    const lines = wrap(text, (line) => widthOf(font, line, size) <= width);
    const fits =
      lines.length * size * TITLE.lineHeight <= height && lines.every((line) => widthOf(font, line, size) <= width);
    if (fits || size <= TITLE.least) return { lines, size };
  }
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
