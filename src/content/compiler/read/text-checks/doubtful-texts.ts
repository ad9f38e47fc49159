/**
 * Finds doubtful plain texts: code that readers would see (`Moda &amp; arte`, `canciÃ³n`, `**telar**`), and texts that
 * a comment cuts off (`name: Tema #1`).
 */
import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { isTagged } from "../../document/tagged.ts";
import type { Doubt } from "../../document/document.ts";
import { hasInvisible, trimInvisible } from "./invisible-characters.ts";
import { z } from "zod";
import type { FieldPath, ParsedSource } from "../../document/source.ts";
import { schemaAt } from "../schema-at.ts";
import { valuesIn } from "../yaml/yaml-values.ts";

/** Cheap pre-check: matches characters that begin code in a text. */
const SIGN = /&[#\w]+;|[ÂÃÅâð]|\*|__|\]\(|<\/?\w/;

/**
 * Finds code in texts. `written` is the YAML of the data; if the YAML has no suspicious character and no escape, no
 * text has code.
 */
export function codeInTexts(data: unknown, written: string): Doubt[] {
  const signs = hasInvisible(written);
  if (!signs && !written.includes("\\") && !SIGN.test(written.normalize())) return [];
  const found: Doubt[] = [];
  const path: PropertyKey[] = [];
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      const plain = signs ? trimInvisible(value) : value;
      const suggestion = SIGN.test(plain) ? withoutCode(plain) : plain;
      if (suggestion !== value && suggestion !== "")
        found.push({ code: "coded-text", path: [...path], details: { value, suggestion } });
      return;
    }
    if (typeof value !== "object" || value === null) return;
    // Pictures are the only tagged values that contain plain text, so all others are skipped.
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

/** Removes or decodes the code in a text. */
function withoutCode(text: string): string {
  return RULES.reduce((mended, [sign, put]) => mended.replace(sign, put), text)
    .replace(/ {2,}/g, " ")
    .trim();
}

type Rule = readonly [sign: RegExp, put: (whole: string, ...parts: string[]) => string];

const inner = (_: string, words = "") => words;

const RULES: readonly Rule[] = [
  // The first rule matches UTF-8 bytes that were decoded as Windows-1252: two to four characters for each original one.
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

/** The characters of the bytes 128 to 159 in Windows-1252. The bytes from 160 on equal Latin-1. */
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

/**
 * Matches the `#` that begins a comment, with all blanks before it. If a match could begin at any of the blanks,
 * matching would take quadratic time.
 */
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

/** Checks whether a field accepts free text. A date, a link or an option would be invalid if a comment cut it off. */
function isFree(schema: z.ZodType, path: FieldPath): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodString && !field.format;
}
