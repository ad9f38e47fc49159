/**
 * Draws the social image of a page: 1200 × 630 pixels (https://ogp.me), the title in the font of headings beside the
 * page's own image.
 */
import magazine from "#magazine";
import sharp from "sharp";
import type { SitePage } from "../../site/app/server/site-pages.ts";
import { colorOf, GROUND } from "../../shared/colors/colors.ts";
import type { Font } from "../../shared/magazine/define-magazine.ts";
import { IN_CAPITALS } from "../../shared/magazine/heading-fonts.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { LogoDrawing } from "../../site/components/logo/logo-file.ts";
import { type Box, fit, SPACE, widthOf } from "./lettering/lines.ts";
import { findUndrawable, type Word } from "./lettering/text-outlines.ts";

/** Size in pixels of the right part, which shows the page's own image. */
const RIGHT_SIZE = { width: 480, height: 630 };
const SIZE = { width: 1200, height: RIGHT_SIZE.height };
const { heading, tagline } = magazine.fonts;
const MARGIN = 64;
/** Channels of a pixel: red, green, blue. */
const CHANNELS = 3;
/** JPEG options. Optimized Huffman codes would double the time and save only 5% of the bytes. */
const JPEG = { quality: 82, optimiseCoding: false };
// Lines with lower-case letters are higher, because such letters reach below the baseline.
const TITLE = { maxSize: 220, minSize: 44, lineHeight: IN_CAPITALS ? 1.08 : 1.16 };
const KICKER = { maxSize: 44, minSize: 24, lineHeight: 1 };
/** Height in pixels of the logo beside the name of the magazine. */
const LOGO = 36;
const NAME = { maxSize: 40, minSize: 24, lineHeight: 1 };

/** Texts of a social image, and the logo. */
type Words = Pick<SitePage, "kicker" | "title"> & { siteName: string; logo?: LogoDrawing | undefined };

/**
 * Draws the image as JPEG, because some networks do not read newer formats. `right`: pixels of the page's own image,
 * from `cropRightPart`; without `right`, the texts use the whole width.
 */
export async function drawSocialPicture(words: Words, right?: Buffer): Promise<Buffer> {
  const width = SIZE.width - (right ? RIGHT_SIZE.width : 0);
  // The background is opaque, so no alpha channel is needed.
  const left = sharp(Buffer.from(await drawing(words, width))).removeAlpha();
  if (!right) return left.jpeg(JPEG).toBuffer();
  return sharp(joinRows([await left.raw().toBuffer(), right]), { raw: { ...SIZE, channels: CHANNELS } })
    .jpeg(JPEG)
    .toBuffer();
}

/**
 * Joins images of the same height side by side. Composing the images over a background would take twice as long as all
 * other steps together.
 */
function joinRows(pictures: readonly Buffer[]): Buffer {
  const rows = Array.from({ length: SIZE.height }, (_, row) =>
    pictures.map((picture) => {
      const length = picture.length / SIZE.height;
      return picture.subarray(row * length, (row + 1) * length);
    }),
  );
  return Buffer.concat(rows.flat());
}

/** Resolves to the SVG of the texts on the ground colour. */
async function drawing({ title, kicker, siteName, logo }: Words, width: number): Promise<string> {
  const box = { width: width - MARGIN * 2, height: SIZE.height - MARGIN * 5 };
  const { lines, size } = await fit(toHeading(title), heading, box, TITLE);
  const depth = Math.max(0, ...(lines.at(-1) ?? []).map((word) => word.depth)) * size;
  // The last line of the title has to end above the name of the magazine.
  const bottom = SIZE.height - MARGIN * 2 - Math.max(0, depth - MARGIN / 2);
  const rows = lines.map((line, index) => {
    const y = bottom - (lines.length - 1 - index) * size * TITLE.lineHeight - MARGIN / 2;
    return drawLine(line, { x: MARGIN, y, size });
  });
  const top = await fitOneLine(kicker, tagline, { ...box, height: KICKER.maxSize }, KICKER);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE.height}">
    <rect width="${width}" height="${SIZE.height}" fill="${GROUND}"/>
    <g fill="${colorOf("text")}">${rows.join("")}${await footer(siteName, logo, box.width)}</g>
    <g fill="${colorOf("focus")}">${top({ x: MARGIN, y: MARGIN + 34 })}</g>
    </svg>`;
}

/** Resolves to the SVG of the logo and the name of the magazine, or of the logo alone if the logo is a wordmark. */
async function footer(siteName: string, logo: LogoDrawing | undefined, width: number): Promise<string> {
  const logoWidth = logo ? Math.min(LOGO * logo.ratio, width) : 0;
  const logoSvg =
    logo &&
    `<svg x="${MARGIN}" y="${SIZE.height - MARGIN - 30}" width="${logoWidth}" height="${LOGO}" viewBox="${logo.viewBox}" color="${colorOf("text")}">${logo.markup}</svg>`;
  if (logo?.isWordmark) return logoSvg ?? "";
  const start = logoWidth && logoWidth + 16;
  const name = await fitOneLine(toHeading(siteName), heading, { width: width - start, height: NAME.maxSize }, NAME);
  return (logoSvg ?? "") + name({ x: MARGIN + start, y: SIZE.height - MARGIN + 6 });
}

/** Resolves to the characters that the image leaves out because no font has them. */
export const findMissingCharacters = ({ title, kicker }: Words): Promise<string[]> =>
  findUndrawable(toHeading(title) + kicker, heading);

/**
 * Returns a text as headings show it. Mathematical and fullwidth letters of Unicode are replaced by plain letters,
 * because only plain letters have capitals.
 */
function toHeading(text: string): string {
  const plain = text.replace(/[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu, (letter) => letter.normalize("NFKC"));
  // Greek letters are capitalized by the rules of Greek, because Greek capitals have no accents.
  const language = /\p{Script=Greek}/u.test(text) ? "el" : CONTENT_LANGUAGE;
  return IN_CAPITALS ? plain.toLocaleUpperCase(language) : plain;
}

async function fitOneLine(text: string, family: Font, box: Box, sizes: Parameters<typeof fit>[3]) {
  const { lines, size } = await fit(text, family, box, sizes);
  return (at: { x: number; y: number }) => drawLine(lines[0] ?? [], { ...at, size });
}

/** Draws a line that begins at `x`. Adjacent right-to-left words are placed in their reading order. */
function drawLine(line: readonly Word[], { x, y, size }: { x: number; y: number; size: number }): string {
  const ordered = toReadingOrder(line);
  return ordered
    .map((word, index) => word.svg({ x: x + (index && widthOf(ordered.slice(0, index)) + SPACE) * size, y, size }))
    .join("");
}

function toReadingOrder(line: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let start = 0;
  for (const word of line) {
    if (!word.isRightToLeft) start = ordered.length + 1;
    ordered.splice(word.isRightToLeft ? start : ordered.length, 0, word);
  }
  return ordered;
}

let lastPart: { key: string; part: Promise<Buffer> } | undefined;

/**
 * Resolves to the pixels (red, green and blue) of the right part, which is cropped from the image of a page. `focus` is
 * the point that the crop keeps, in the form of `object-position` in CSS. The last result is cached, because cropping
 * takes longer than all other steps together, and pages with the same image are drawn one after the other.
 */
export function cropRightPart(file: string, focus = "50% 50%"): Promise<Buffer> {
  const key = `${file} ${focus}`;
  if (lastPart?.key !== key) lastPart = { key, part: readRightPart(file, focus) };
  return lastPart.part;
}

async function readRightPart(file: string, focus: string): Promise<Buffer> {
  const image = sharp(file);
  const { width, height } = await image.metadata();
  const scale = Math.max(RIGHT_SIZE.width / width, RIGHT_SIZE.height / height);
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const [left = 0.5, top = 0.5] = focus.split(" ").map((part) => Number.parseInt(part, 10) / 100);
  return image
    .resize({ ...scaled, fit: "fill" })
    .extract({
      ...RIGHT_SIZE,
      left: Math.round((scaled.width - RIGHT_SIZE.width) * left),
      top: Math.round((scaled.height - RIGHT_SIZE.height) * top),
    })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
}
