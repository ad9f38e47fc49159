/** The words of a title in Anton, each row stretched to the width with nothing cropped; the number small in serif. */
import { outline, pathData, readFont } from "../../src/prerender/lettering.ts";
import { seeded } from "./random.ts";
import { paintSvg, type Size } from "./raster.ts";

const display = readFont("@fontsource/anton/files/anton-latin-400-normal.woff");
const serif = readFont("@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff");

type Poster = Record<"title" | "note" | "ink" | "paper", string>;

const MARGIN = 0.05;
const GAP = 0.018;

export function typePoster(size: Size, seed: string, { title, note, ink, paper }: Poster): Promise<Buffer> {
  const random = seeded(seed);
  const rows = rowsOf(title, size.height > size.width ? 5 : 3);
  const margin = size.width * MARGIN;
  const noteSize = size.width * (size.height > size.width ? 0.05 : 0.036);
  const room = size.height - margin * 2.4 - noteSize - GAP * size.width * (rows.length - 1);
  const weights = rows.map(() => 0.75 + random() * 0.7);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let top = margin * 1.4 + noteSize;
  const paths = rows.map((row, index) => {
    const height = (room * (weights[index] ?? 1)) / total;
    const path = stretched(row, { x: margin, y: top, width: size.width - margin * 2, height });
    top += height + GAP * size.width;
    return path;
  });
  const caption = pathData(outline(serif, note, { x: margin, y: margin + noteSize * 0.8, size: noteSize }));
  return paintSvg(size, `<g fill="${ink}">${paths.join("")}<path d="${caption}"/></g>`, paper);
}

/** The words in at most so many rows of similar length. */
function rowsOf(title: string, most: number): string[] {
  const words = title.toLocaleUpperCase("es").split(/\s+/);
  const target = Math.max(words.join(" ").length / most, ...words.map((word) => word.length * 0.8));
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length / 2 <= target) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** A path that fills the box. */
function stretched(text: string, box: Size & { x: number; y: number }): string {
  const path = outline(display, text, { x: 0, y: 0, size: 200 });
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  const [across, down] = [box.width / (x2 - x1), box.height / (y2 - y1)];
  const matrix = `${across} 0 0 ${down} ${box.x - x1 * across} ${box.y - y1 * down}`;
  return `<path d="${pathData(path)}" transform="matrix(${matrix})"/>`;
}
