/** Plain texts that hold code of another place, which readers see as it is: `Moda &amp; arte`, `canciÃ³n`, `**telar**`. */
import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { isTagged } from "../../document/tagged.ts";
import type { Doubt } from "../../document/document.ts";
import { hasSign, withoutStray } from "./invisible-characters.ts";
import { z } from "zod";
import type { FieldPath, ParsedSource } from "../../document/source.ts";
import { schemaAt } from "../schema-at.ts";
import { valuesIn } from "../yaml/yaml-values.ts";

/** Something of which there is none in most texts, so that those are read once. */
const SIGN = /&[#\w]+;|[ÂÃÅâð]|\*|__|\]\(|<\/?\w/;

/** `written`: the YAML that says the data. Without a sign or an escape in it, there is none in any text. */
export function codedTexts(data: unknown, written: string): Doubt[] {
  const signs = hasSign(written);
  if (!signs && !written.includes("\\") && !SIGN.test(written.normalize())) return [];
  const found: Doubt[] = [];
  const path: PropertyKey[] = [];
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      const plain = signs ? withoutStray(value) : value;
      const suggestion = SIGN.test(plain) ? withoutCode(plain) : plain;
      if (suggestion !== value && suggestion !== "")
        found.push({ code: "coded-text", path: [...path], details: { value, suggestion } });
      return;
    }
    if (typeof value !== "object" || value === null) return;
    // Of what is tagged, a picture alone has words; the others are a path or Markdown.
    if (isTagged(value) && value.kind !== "image") return;
    for (const [key, child] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      look(child);
      path.pop();
    }
  };
  look(data);
  return found;
}

/** As its author meant it. */
function withoutCode(text: string): string {
  return RULES.reduce((mended, [sign, put]) => mended.replace(sign, put), text)
    .replace(/ {2,}/g, " ")
    .trim();
}

type Rule = readonly [sign: RegExp, put: (whole: string, ...parts: string[]) => string];

const inner = (_: string, words = "") => words;

const RULES: readonly Rule[] = [
  // Bytes of UTF-8 that were read as those of Windows, each letter as two or three.
  [/(?:[\u00c2-\u00df][^\0-\x7f]|[\u00e0-\u00ef][^\0-\x7f]{2}|[\u00f0-\u00f4][^\0-\x7f]{3})+/gu, readAnew],
  [/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name = "") => letterOf(name) ?? whole],
  [/<(?:br|p|div)\b[^<>]*>/gi, () => " "],
  [/<\/?[a-z][a-z\d]*\b[^<>]*>/gi, () => ""],
  [/!?\[([^[\]]*)\]\([^()\s]*\)/g, inner],
  [/\*\*(\S(?:[^*]*[^*\s])?)\*\*/g, inner],
  [/(?<![\p{L}\p{N}_])__([^_\s](?:[^_]*[^_\s])?)__(?![\p{L}\p{N}_])/gu, inner],
  [/(?<![\p{L}\p{N}*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}*])/gu, inner],
];

function letterOf(name: string): string | undefined {
  const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith("#")) return decodeNamedCharacterReference(name) || undefined;
  return number > 31 && number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

/** The letters of Windows for the bytes from 128 to 159; those after them are of the same number. */
const WINDOWS = [..."€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"];

function byteOf(letter: string): number {
  const at = WINDOWS.indexOf(letter);
  return at === -1 ? (letter.codePointAt(0) ?? 0) : at + 128;
}

function readAnew(letters: string): string {
  const bytes = [...letters].map(byteOf);
  if (bytes.some((byte) => byte > 255)) return letters;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return letters;
  }
}

/** Texts after which a comment begins like a part of them, `name: Tema #1`: YAML reads no more than `Tema`. */

/** From the first of the spaces: from each of many, looking would take the square of their number. */
const MARK = /(?<![ \t])[ \t]+#[^\s#]/;
const MARK_HERE = new RegExp(MARK, "y");

export function cutTexts({ yaml: { text } }: ParsedSource, schema: z.ZodType): Doubt[] {
  if (!MARK.test(text)) return [];
  return [...valuesIn(text)].flatMap(({ path, from, plainEnd }): Doubt[] => {
    if (plainEnd === undefined) return [];
    MARK_HERE.lastIndex = plainEnd;
    if (!MARK_HERE.test(text) || !isFree(schema, path)) return [];
    return [{ code: "cut-text", path, details: { value: text.slice(from, plainEnd) } }];
  });
}

/** Whether a field takes any words: a day, a link or an option cannot be cut and be right. */
function isFree(schema: z.ZodType, path: FieldPath): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodString && !field.format;
}
