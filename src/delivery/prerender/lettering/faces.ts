/** The faces of what is drawn: those of the house, and for letters that they lack those of Noto, from packages. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import pLimit from "p-limit";
import { onceForEach } from "../../../shared/once-for-each.ts";

const require = createRequire(import.meta.url);

/** A family of Fontsource: a file for each of its sets of letters, of which `unicode.json` tells. */
export interface Family {
  package: string;
  /** Of its files, after the name of the set. */
  style: string;
}

/** The display face of the house. */
export const ANTON: Family = { package: "@fontsource/anton", style: "400-normal.woff2" };
export const SERIF: Family = { package: "@fontsource/instrument-serif", style: "400-italic.woff2" };

const variable = (name: string): Family => ({ package: `@fontsource-variable/${name}`, style: "wght-normal.woff2" });

/** What readers and names of this world write, the most used first. */
const OTHERS: readonly Family[] = [
  ...["noto-sans", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-sc", "noto-sans-kr", "noto-sans-symbols"].map(
    variable,
  ),
  { package: "@fontsource/noto-sans-symbols-2", style: "400-normal.woff2" },
];

/** Beside Anton anything lighter would look like another text. */
const BOLD = [new Variation("wght", 800)];

interface Letters {
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** The font that has every letter of a text: of the family, else of another. `undefined` where none has. */
export async function fontFor(text: string, family: Family): Promise<Font | undefined> {
  return (await fontOf(text, family)) ?? firstFont(text, OTHERS);
}

export async function fontOf(text: string, family: Family): Promise<Font | undefined> {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const sets = lettersOf(family).filter(({ ranges }) =>
    codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
  // Two sets may claim a letter that one of them has.
  for (const { file } of sets) {
    const font = await loaded(file);
    if (codes.every((code) => font.nominalGlyph(code) !== undefined)) return font;
  }
  return undefined;
}

async function firstFont(text: string, [family, ...others]: readonly Family[]): Promise<Font | undefined> {
  return family && ((await fontOf(text, family)) ?? firstFont(text, others));
}

const lettersOf = onceForEach(({ package: name, style }: Family): Letters[] => {
  const sets = JSON.parse(readFileSync(require.resolve(`${name}/unicode.json`), "utf8")) as Record<string, string>;
  return Object.entries(sets).map(([set, ranges]) => ({
    // Sets that have no name have a number, `[4]`.
    file: `${name}/files/${name.split("/")[1]}-${set.replace(/[[\]]/g, "")}-${style}`,
    ranges: ranges.split(",").map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return [from, to] as const;
    }),
  }));
});

export const fontBytes = (file: string) => readFileSync(require.resolve(file));

/** Two conversions at a time would answer each other's font: the package has one memory. */
const oneByOne = pLimit(1);

const loaded = onceForEach(async (file: string): Promise<Font> => {
  const bytes = await oneByOne(convert, fontBytes(file), "truetype");
  const font = new Font(new Face(new Blob(bytes)));
  font.setVariations(BOLD);
  return font;
});
