/** Breaks a text into lines that fit into a box at the largest possible font size. */
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import { graphemesOf, drawWord, type Word } from "./text-outlines.ts";

export interface Box {
  width: number;
  height: number;
}

interface Sizes {
  maxSize: number;
  minSize: number;
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
const ELLIPSIS = "…";

async function drawWords(text: string, family: Typeface): Promise<Word[]> {
  const words = await Promise.all(
    text
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => drawWord(word, family)),
  );
  return words.filter(({ width }) => width > 0);
}

export const widthOf = (line: readonly Word[]) =>
  line.reduce((total, { width }) => total + width, SPACE * Math.max(0, line.length - 1));

/**
 * Breaks a text into lines that fit into a box, at the largest possible font size. At the smallest size, long words are
 * broken, and an ellipsis replaces the rest of a text that still does not fit.
 */
export async function fit(
  text: string,
  family: Typeface,
  box: Box,
  { maxSize, minSize, lineHeight }: Sizes,
): Promise<Lines> {
  const words = await drawWords(text, family);
  const fits = ({ lines, size }: Lines) =>
    lines.length * size * lineHeight <= box.height && lines.every((line) => widthOf(line) * size <= box.width);
  for (let size = maxSize; size >= minSize; size -= STEP) {
    const candidate = { lines: wrap(words, box.width / size), size };
    if (fits(candidate)) return candidate;
  }
  const width = box.width / minSize;
  const lines = wrap(await breakWords(words, width, family), width);
  const maxLines = Math.floor(box.height / (minSize * lineHeight));
  return {
    lines: lines.length > maxLines ? await truncate(lines.slice(0, maxLines), width, family) : lines,
    size: minSize,
  };
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

async function breakWords(words: readonly Word[], width: number, family: Typeface): Promise<Word[]> {
  const parts = await Promise.all(
    words.map((word) => (word.width <= width ? [word] : splitWord(word.text, width, family))),
  );
  return parts.flat();
}

async function splitWord(text: string, width: number, family: Typeface): Promise<Word[]> {
  const parts: Word[] = [];
  let part = "";
  for (const grapheme of graphemesOf(text)) {
    if (part && (await drawWord(part + grapheme, family)).width > width) {
      parts.push(await drawWord(part, family));
      part = "";
    }
    part += grapheme;
  }
  return [...parts, await drawWord(part, family)];
}

async function truncate(lines: Word[][], width: number, family: Typeface): Promise<Word[][]> {
  const last = [...(lines.at(-1) ?? [])];
  let end = last.pop();
  while (end) {
    const truncated = [...last, await drawWord(end.text + ELLIPSIS, family)];
    if (widthOf(truncated) <= width) return [...lines.slice(0, -1), truncated];
    const shorter = graphemesOf(end.text).slice(0, -1).join("");
    end = shorter ? await drawWord(shorter, family) : last.pop();
  }
  return lines;
}
