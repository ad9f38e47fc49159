/** Draws text as outlines, so that a drawing needs no fonts and is the same on every machine. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { Buffer as Letters, type Font, shape } from "harfbuzzjs";
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import { fontFor, fontOf } from "./drawing-fonts.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Drawn word with its measurements. */
export interface Word {
  text: string;
  /** Width as a multiple of the font size. */
  width: number;
  /** Depth of the word below the baseline as a fraction of the font size. */
  below: number;
  /** Whether the word is read from right to left. */
  fromRight: boolean;
  svg: (at: { x: number; y: number; size: number }) => string;
}

/** Adjacent characters that the same font draws, or one emoji. */
type Run = { text: string; font: Font } | { text: string; emoji: string };

/** A drawn part of a word, at a font size of 1 and with its left end at 0; `y` grows downwards. */
interface Piece {
  width: number;
  below: number;
  svg: string;
}

const graphemes = new Intl.Segmenter(CONTENT_LANGUAGE, { granularity: "grapheme" });
const FROM_RIGHT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text.normalize()), ({ segment }) => segment);

/** Draws a text without spaces. Characters that no font has are left out. */
export async function letter(text: string, family: Typeface): Promise<Word> {
  const runs = await runsOf(text, family);
  const fromRight = FROM_RIGHT.test(text);
  const pieces = (fromRight ? runs.toReversed() : runs).map(drawn);
  const starts = pieces.map((_, index) => sum(pieces.slice(0, index)));
  return {
    text,
    width: sum(pieces),
    below: Math.max(0, ...pieces.map(({ below }) => below)),
    fromRight,
    svg: ({ x, y, size }) => {
      const parts = pieces.map(({ svg }, index) => `<g transform="translate(${starts[index]?.toFixed(5)})">${svg}</g>`);
      return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size})">${parts.join("")}</g>`;
    },
  };
}

const sum = (pieces: readonly Piece[]) => pieces.reduce((all, { width }) => all + width, 0);

/** Resolves to the characters of a text for which there is neither a font nor an emoji, without duplicates. */
export async function undrawable(text: string, family: Typeface): Promise<string[]> {
  const found = new Set<string>();
  for (const grapheme of graphemesOf(text))
    if (grapheme.trim() !== "" && !(await runOf(grapheme, family))) found.add(grapheme);
  return [...found];
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
 * Resolves to how a grapheme is drawn, or to `undefined` if it cannot be drawn. `family` is used if that font has the
 * grapheme in any form (`№` as `No`, `𝐁` as `B`), otherwise Noto or an emoji.
 */
async function runOf(grapheme: string, family: Typeface): Promise<Run | undefined> {
  const plain = grapheme.normalize("NFKC");
  for (const text of [grapheme, plain]) {
    const font = await fontOf(text, family);
    if (font) return { text, font };
  }
  const isEmoji = /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
  const font = isEmoji ? undefined : ((await fontFor(grapheme, family)) ?? (await fontFor(plain, family)));
  if (font) return { text: grapheme, font };
  const emoji = emojiOf(grapheme);
  return emoji === undefined ? undefined : { text: grapheme, emoji };
}

const drawn = (run: Run): Piece => ("emoji" in run ? drawnEmoji(run.emoji) : shaped(run.text, run.font));

/** Draws an emoji that is as high as capital letters and reaches a little below the baseline. */
const drawnEmoji = (svg: string): Piece => ({
  width: 1.1,
  below: 0.12,
  svg: `<g transform="translate(0.05 -0.88) scale(${1 / EMOJI_SIZE})">${svg}</g>`,
});

export function shaped(text: string, font: Font): Piece {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const { upem } = font.face;
  const positions = letters.getGlyphPositions();
  let [at, below] = [0, 0];
  const paths = letters.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
    at += xAdvance;
    const { yBearing = 0, height = 0 } = font.glyphExtents(codepoint) ?? {};
    below = Math.max(below, -(yOffset + yBearing + height));
    return path;
  });
  return {
    width: at / upem,
    below: below / upem,
    svg: `<g transform="scale(${1 / upem} ${-1 / upem})">${paths.join("")}</g>`,
  };
}

const require = createRequire(import.meta.url);

interface Icons {
  icons: Record<string, { body: string } | undefined>;
}

const read = <Value>(file: string) => JSON.parse(readFileSync(require.resolve(file), "utf8")) as Value;

let names: Record<string, string> | undefined;
let drawings: Icons["icons"] | undefined;

/** Width and height of the drawing of an emoji, in the units of its SVG. */
const EMOJI_SIZE = 128;

/**
 * Returns the drawing of an emoji as SVG; `undefined` for other text, and for flags of countries, which Noto does not
 * have.
 */
function emojiOf(grapheme: string): string | undefined {
  if (!/\p{Extended_Pictographic}|\p{Emoji_Modifier_Base}/u.test(grapheme)) return undefined;
  names ??= read<Record<string, string>>("@iconify-json/noto/chars.json");
  const codes = Array.from(grapheme, (each) => (each.codePointAt(0) ?? 0).toString(16));
  const name = names[codes.filter((code) => code !== "fe0f").join("-")];
  if (name === undefined) return undefined;
  drawings ??= read<Icons>("@iconify-json/noto/icons.json").icons;
  return drawings[name]?.body;
}
