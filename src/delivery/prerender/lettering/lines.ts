/** Breaks a text into lines that fit into a box at the largest possible font size. */
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import { graphemesOf, letter, type Word } from "./text-outlines.ts";

export interface Box {
  width: number;
  height: number;
}

interface Sizes {
  most: number;
  least: number;
  /** Line height as a multiple of the font size. */
  lineHeight: number;
}

export interface Lines {
  lines: Word[][];
  size: number;
}

/** Space between two words as a fraction of the font size. */
export const SPACE = 0.2;
const STEP = 4;
const MORE = "…";

async function lettered(text: string, family: Typeface): Promise<Word[]> {
  const words = await Promise.all(
    text
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => letter(word, family)),
  );
  return words.filter(({ width }) => width > 0);
}

export const widthOf = (line: readonly Word[]) =>
  line.reduce((all, { width }) => all + width, SPACE * Math.max(0, line.length - 1));

/**
 * Fits a text into a box. At the smallest size, long words are broken, and an ellipsis replaces the text that does not
 * fit.
 */
export async function fit(
  text: string,
  family: Typeface,
  box: Box,
  { most, least, lineHeight }: Sizes,
): Promise<Lines> {
  const words = await lettered(text, family);
  const fits = ({ lines, size }: Lines) =>
    lines.length * size * lineHeight <= box.height && lines.every((line) => widthOf(line) * size <= box.width);
  for (let size = most; size >= least; size -= STEP) {
    const tried = { lines: wrap(words, box.width / size), size };
    if (fits(tried)) return tried;
  }
  const width = box.width / least;
  const lines = wrap(await broken(words, width, family), width);
  const room = Math.floor(box.height / (least * lineHeight));
  return { lines: lines.length > room ? await cutOff(lines.slice(0, room), width, family) : lines, size: least };
}

function wrap(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word]) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

async function broken(words: readonly Word[], width: number, family: Typeface): Promise<Word[]> {
  const parts = await Promise.all(
    words.map((word) => (word.width <= width ? [word] : inParts(word.text, width, family))),
  );
  return parts.flat();
}

async function inParts(text: string, width: number, family: Typeface): Promise<Word[]> {
  const parts: Word[] = [];
  let part = "";
  for (const grapheme of graphemesOf(text)) {
    if (part && (await letter(part + grapheme, family)).width > width) {
      parts.push(await letter(part, family));
      part = "";
    }
    part += grapheme;
  }
  return [...parts, await letter(part, family)];
}

async function cutOff(lines: Word[][], width: number, family: Typeface): Promise<Word[][]> {
  const last = [...(lines.at(-1) ?? [])];
  let end = last.pop();
  while (end) {
    const cut = [...last, await letter(end.text + MORE, family)];
    if (widthOf(cut) <= width) return [...lines.slice(0, -1), cut];
    const shorter = graphemesOf(end.text).slice(0, -1).join("");
    end = shorter ? await letter(shorter, family) : last.pop();
  }
  return lines;
}
