/** Calculates the font size of the home page's title, so that any magazine name fits in every window. */
import magazine from "#magazine";
import { fontOf } from "./lettering/drawing-fonts.ts";
import { drawWord } from "./lettering/text-outlines.ts";

const { heading } = magazine.fonts;

/** Width of a space in a wide font, as a multiple of the font size. */
const SPACE = 0.3;

/** Factor by which a word may be wider in the reader's own fonts than in Noto. */
const MARGIN = 1.3;

/**
 * Resolves to CSS that defines `--title-size`: the largest font size at which a title fits the width and height of the
 * window, on one line or on several.
 */
export async function titleSize(title: string): Promise<string> {
  const words = await Promise.all(title.trim().split(/\s+/).map(widthOf));
  const sizes = minimumWidths(words).map((width, index) => {
    const em = width.toFixed(3);
    return `min(91vw/${em},1638px/${em},78svh/${index + 1})`;
  });
  return `:root{--title-size:max(${sizes.join()})}`;
}

async function widthOf(word: string): Promise<number> {
  const { width } = await drawWord(word, heading);
  return (await fontOf(word, heading)) ? width : width * MARGIN;
}

const lengthOf = (words: readonly number[]) =>
  words.reduce((total, width) => total + width, 0) + SPACE * (words.length - 1);

/** Returns the smallest widths at which the words fit on one line, on two lines, and so on. */
function minimumWidths(words: readonly number[]): number[] {
  const lineWidths = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => lengthOf(words.slice(from, from + more + 1))),
  );
  const widths = lineWidths.filter((width) => width >= Math.max(...words)).toSorted((a, b) => a - b);
  return words.map(
    (_, index) => widths.find((maxWidth) => countLines(maxWidth, words) <= index + 1) ?? lengthOf(words),
  );
}

/** Returns the number of lines that the words need if no line may be wider than `maxWidth`. */
function countLines(maxWidth: number, words: readonly number[]): number {
  let [count, start] = [1, 0];
  for (const index of words.keys())
    if (lengthOf(words.slice(start, index + 1)) > maxWidth) [count, start] = [count + 1, index];
  return count;
}
