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

/** Matches characters that begin code in a text. A text without a match needs no slower check. */
const CODE_START = /&[#\w]+;|[ÂÃÅâð]|\*|__|\]\(|<\/?\w/;

/**
 * Finds code in texts. `yaml` is the YAML from which `data` was parsed. The texts are searched only if the YAML has
 * suspicious characters or escapes.
 */
export function findCodeInTexts(data: unknown, yaml: string): Doubt[] {
  const mayHaveInvisible = hasInvisible(yaml);
  if (!mayHaveInvisible && !yaml.includes("\\") && !CODE_START.test(yaml.normalize())) return [];
  const doubts: Doubt[] = [];
  const path: PropertyKey[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const plain = mayHaveInvisible ? trimInvisible(value) : value;
      const suggestion = CODE_START.test(plain) ? withoutCode(plain) : plain;
      if (suggestion !== value && suggestion !== "")
        doubts.push({ code: "coded-text", path: [...path], details: { value, suggestion } });
      return;
    }
    if (typeof value !== "object" || value === null) return;
    // Pictures are the only tagged values that contain plain text, so all other tagged values are skipped.
    if (isTagged(value) && value.kind !== "image") return;
    for (const [key, child] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      visit(child);
      path.pop();
    }
  };
  visit(data);
  return doubts;
}

/** Removes or decodes the code in a text. */
function withoutCode(text: string): string {
  return RULES.reduce((result, [pattern, replacer]) => result.replace(pattern, replacer), text)
    .replace(/ {2,}/g, " ")
    .trim();
}

type Rule = readonly [pattern: RegExp, replacer: (match: string, ...parts: string[]) => string];

const innerText = (_: string, words = "") => words;

const RULES: readonly Rule[] = [
  // The first rule matches UTF-8 bytes that were decoded as Windows-1252: two to four characters for each original one.
  [/(?:[\u00c2-\u00df][^\0-\x7f]|[\u00e0-\u00ef][^\0-\x7f]{2}|[\u00f0-\u00f4][^\0-\x7f]{3})+/gu, redecode],
  [/&(#x[\da-f]+|#\d+|\w+);/gi, (match, name = "") => decodeReference(name) ?? match],
  [/<(?:br|p|div)\b[^<>]*>/gi, () => " "],
  [/<\/?[a-z][a-z\d]*\b[^<>]*>/gi, () => ""],
  [/!?\[([^[\]]*)\]\([^()\s]*\)/g, innerText],
  [/\*\*(\S(?:[^*]*[^*\s])?)\*\*/g, innerText],
  [/(?<![\p{L}\p{N}_])__([^_\s](?:[^_]*[^_\s])?)__(?![\p{L}\p{N}_])/gu, innerText],
  [/(?<![\p{L}\p{N}*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}*])/gu, innerText],
];

function decodeReference(name: string): string | undefined {
  const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith("#")) return decodeNamedCharacterReference(name) || undefined;
  return number > 31 && number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

/** The characters of the bytes 128 to 159 in Windows-1252. The bytes from 160 on equal Latin-1. */
const WINDOWS_1252 = [..."€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"];

function byteOf(letter: string): number {
  const index = WINDOWS_1252.indexOf(letter);
  return index === -1 ? (letter.codePointAt(0) ?? 0) : index + 128;
}

function redecode(letters: string): string {
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
const COMMENT_START = /(?<![ \t])[ \t]+#[^\s#]/;
const COMMENT_START_HERE = new RegExp(COMMENT_START, "y");

export function findCutTexts({ yaml: { text } }: ParsedSource, schema: z.ZodType): Doubt[] {
  if (!COMMENT_START.test(text)) return [];
  return [...valuesIn(text)].flatMap(({ path, valueStart, plainEnd }): Doubt[] => {
    if (plainEnd === undefined) return [];
    COMMENT_START_HERE.lastIndex = plainEnd;
    if (!COMMENT_START_HERE.test(text) || !acceptsFreeText(schema, path)) return [];
    return [{ code: "cut-text", path, details: { value: text.slice(valueStart, plainEnd) } }];
  });
}

/** Checks whether a field accepts free text. In other fields, a value that a comment cuts off is already invalid. */
function acceptsFreeText(schema: z.ZodType, path: FieldPath): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodString && !field.format;
}
