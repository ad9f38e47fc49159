import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

interface Icons {
  icons: Record<string, { body: string } | undefined>;
}

const read = <Value>(file: string) => JSON.parse(readFileSync(require.resolve(file), "utf8")) as Value;

let names: Record<string, string> | undefined;
let drawings: Icons["icons"] | undefined;

/** Side of a drawing. */
export const EMOJI_SIZE = 128;

/** The drawing of an emoji as SVG; `undefined` for what is none, and for flags of countries, which Noto leaves out. */
export function emojiOf(grapheme: string): string | undefined {
  if (!/\p{Extended_Pictographic}|\p{Emoji_Modifier_Base}/u.test(grapheme)) return undefined;
  names ??= read<Record<string, string>>("@iconify-json/noto/chars.json");
  const codes = [...grapheme].map((letter) => (letter.codePointAt(0) ?? 0).toString(16));
  const name = names[codes.filter((code) => code !== "fe0f").join("-")];
  if (name === undefined) return undefined;
  drawings ??= read<Icons>("@iconify-json/noto/icons.json").icons;
  return drawings[name]?.body;
}
