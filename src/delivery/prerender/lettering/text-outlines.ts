/** Draws text as SVG outlines. A drawing with outlines needs no fonts and looks the same on every machine. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { Buffer as GlyphBuffer, type Font, shape } from "harfbuzzjs";
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import { once } from "../../../shared/once.ts";
import { fontOrFallback, fontOf } from "./drawing-fonts.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A drawn word with its measurements. */
export interface Word {
  text: string;
  /** Width as a multiple of the font size. */
  width: number;
  /** How far the word reaches below the baseline, as a fraction of the font size. */
  depth: number;
  /** Whether the word is read from right to left. */
  isRightToLeft: boolean;
  svg: (at: { x: number; y: number; size: number }) => string;
}

/** Adjacent characters that are drawn with the same font, or one emoji. */
type Run = { text: string; font: Font } | { text: string; emoji: string };

/** A part of a word, drawn at a font size of 1. Its `svg` begins at (0, 0) on the baseline, and y grows downwards. */
interface Piece {
  width: number;
  depth: number;
  svg: string;
}

const graphemes = new Intl.Segmenter(CONTENT_LANGUAGE, { granularity: "grapheme" });
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text.normalize()), ({ segment }) => segment);

/** Draws a word, which must not contain spaces. Characters that cannot be drawn are left out. */
export async function drawWord(text: string, family: Typeface): Promise<Word> {
  const runs = await runsOf(text, family);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  const pieces = (isRightToLeft ? runs.toReversed() : runs).map(drawRun);
  const starts = pieces.map((_, index) => sum(pieces.slice(0, index)));
  return {
    text,
    width: sum(pieces),
    depth: Math.max(0, ...pieces.map(({ depth }) => depth)),
    isRightToLeft,
    svg: ({ x, y, size }) => {
      const parts = pieces.map(({ svg }, index) => `<g transform="translate(${starts[index]?.toFixed(5)})">${svg}</g>`);
      return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size})">${parts.join("")}</g>`;
    },
  };
}

const sum = (pieces: readonly Piece[]) => pieces.reduce((total, { width }) => total + width, 0);

/** Resolves to the characters of a text that cannot be drawn, without duplicates. */
export async function findUndrawable(text: string, family: Typeface): Promise<string[]> {
  const missing = new Set<string>();
  for (const grapheme of graphemesOf(text))
    if (grapheme.trim() !== "" && !(await runOf(grapheme, family))) missing.add(grapheme);
  return [...missing];
}

async function runsOf(text: string, family: Typeface): Promise<Run[]> {
  const runs: Run[] = [];
  for (const grapheme of graphemesOf(text)) {
    const run = await runOf(grapheme, family);
    const last = runs.at(-1);
    if (run && "font" in run && last && "font" in last && last.font === run.font) last.text += run.text;
    else if (run) runs.push(run);
  }
  return runs;
}

/**
 * Resolves to the font or the emoji with which a grapheme is drawn; `undefined` if there is none. The font `family` is
 * used if it has the grapheme or a plain form of it (`No` for `№`, `B` for `𝐁`), and otherwise Noto or an emoji.
 */
async function runOf(grapheme: string, family: Typeface): Promise<Run | undefined> {
  const plain = grapheme.normalize("NFKC");
  for (const text of [grapheme, plain]) {
    const font = await fontOf(text, family);
    if (font) return { text, font };
  }
  const isEmoji = /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
  const font = isEmoji
    ? undefined
    : ((await fontOrFallback(grapheme, family)) ?? (await fontOrFallback(plain, family)));
  if (font) return { text: grapheme, font };
  const emoji = emojiOf(grapheme);
  return emoji === undefined ? undefined : { text: grapheme, emoji };
}

const drawRun = (run: Run): Piece => ("emoji" in run ? drawEmoji(run.emoji) : shapeText(run.text, run.font));

/** Draws an emoji. It is as high as the font size and reaches a little below the baseline. */
const drawEmoji = (svg: string): Piece => ({
  width: 1.1,
  depth: 0.12,
  svg: `<g transform="translate(0.05 -0.88) scale(${1 / EMOJI_SIZE})">${svg}</g>`,
});

export function shapeText(text: string, font: Font): Piece {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const { upem } = font.face;
  const positions = buffer.getGlyphPositions();
  let [advance, depth] = [0, 0];
  const paths = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
    advance += xAdvance;
    const { yBearing = 0, height = 0 } = font.glyphExtents(codepoint) ?? {};
    depth = Math.max(depth, -(yOffset + yBearing + height));
    return path;
  });
  return {
    width: advance / upem,
    depth: depth / upem,
    svg: `<g transform="scale(${1 / upem} ${-1 / upem})">${paths.join("")}</g>`,
  };
}

const require = createRequire(import.meta.url);

interface Icons {
  icons: Record<string, { body: string } | undefined>;
}

const readJson = <Value>(file: string) => JSON.parse(readFileSync(require.resolve(file), "utf8")) as Value;

const emojiNames = once(() => readJson<Record<string, string>>("@iconify-json/noto/chars.json"));
const emojiDrawings = once(() => readJson<Icons>("@iconify-json/noto/icons.json").icons);

/** Width and height of an emoji, in the units of its SVG. */
const EMOJI_SIZE = 128;

/**
 * Returns an emoji as SVG; `undefined` for other text, and for the flags of countries, which are not among the emoji of
 * Noto.
 */
function emojiOf(grapheme: string): string | undefined {
  if (!/\p{Extended_Pictographic}|\p{Emoji_Modifier_Base}/u.test(grapheme)) return undefined;
  const codes = Array.from(grapheme, (each) => (each.codePointAt(0) ?? 0).toString(16));
  const name = emojiNames()[codes.filter((code) => code !== "fe0f").join("-")];
  return name === undefined ? undefined : emojiDrawings()[name]?.body;
}
