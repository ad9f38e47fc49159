/**
 * Finds forbidden characters, which break feeds and structured data (XML and JSON), or make a text look different from
 * what was written.
 * https://www.w3.org/TR/xml/#charsets, https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
import { messages } from "../../../messages/messages.ts";
import type { ProblemCode, Details } from "../../problems/catalogue.ts";
import { type ParsedSource, textsIn } from "../../document/source.ts";
import type { Finding } from "../../problems/problem.ts";

/** The control characters, except tabs and line breaks. */
const CONTROL = String.raw`\0-\x08\v\f\x0e-\x1f\x7f-\x9f`;
const DIRECTION = String.raw`\u202a-\u202e\u2066-\u2069`;
/**
 * Characters that are never part of a text: the byte-order mark, noncharacters, and U+FFFD. A parser replaces
 * characters that it refuses, such as `&#7;`, with U+FFFD.
 */
const NONCHARACTERS = String.raw`\ufeff\ufffe\uffff\ufffd`;
const FORBIDDEN = new RegExp(`[${CONTROL}${DIRECTION}${NONCHARACTERS}]|\\p{Cs}`, "u");
const INVISIBLE = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]+$/u;
/**
 * Matches a character that may be invisible, or an escape that may hide a forbidden character. YAML without a match
 * needs no slower check. Dashes and quotes do not match, because they are common and harmless.
 */
const SUSPICIOUS = /\\[0abefvuxUNLP_]|\xad|[^\0-\u024f\u2010-\u2027]/;
/** Matches the conflict markers that Git leaves where two people changed the same lines. */
const CONFLICT = /^(?:<{7}|>{7}) /m;
/**
 * Matches a lone carriage return. YAML and Markdown treat it as a line break, but front matter, the positions of
 * problems and most programs do not.
 */
const OLD_LINE_BREAK = /\r(?!\n)/;

export interface Forbidden {
  code: ProblemCode;
  /** The offset of the character in the text. */
  offset: number;
  details: Details;
}

/** Returns the first forbidden character, conflict marker or lone carriage return; `undefined` if there is none. */
export function findForbidden(text: string): Forbidden | undefined {
  if (text.startsWith("\ufeff")) return { code: "second-mark", offset: 0, details: {} };
  const character = FORBIDDEN.exec(text);
  if (character) return { code: "forbidden-letter", offset: character.index, details: describeCharacter(character[0]) };
  const conflict = CONFLICT.exec(text);
  if (conflict) return { code: "conflict-mark", offset: conflict.index, details: { value: conflict[0].trim() } };
  const lineBreak = OLD_LINE_BREAK.exec(text);
  return lineBreak ? { code: "old-line-breaks", offset: lineBreak.index, details: {} } : undefined;
}

export const withoutForbidden = (text: string) => text.replace(new RegExp(FORBIDDEN, "gu"), "");

/** Finds values with forbidden characters, which YAML can hide in escapes, and texts that are entirely invisible. */
export function forbiddenCharactersIn(source: ParsedSource): Finding[] {
  const body = source.body?.text ?? "";
  const texts = SUSPICIOUS.test(source.yaml.text) ? textsIn(source.data) : [];
  if (body.trim() !== "" && INVISIBLE.test(body)) texts.push({ text: body, path: ["body"] });
  return texts.flatMap(({ text, path }) => findingOf(text).map((each) => ({ ...each, source, path })));
}

function findingOf(text: string): Pick<Finding, "code" | "details">[] {
  const character = FORBIDDEN.exec(text);
  if (character) return [{ code: "forbidden-letter", details: describeCharacter(character[0]) }];
  return text.trim() !== "" && INVISIBLE.test(text) ? [{ code: "invisible-text" }] : [];
}

function describeCharacter(character: string): Details {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { value: `U+${code}`, expected: kindOf(character) };
}

function kindOf(character: string): string {
  if (new RegExp(`[${CONTROL}]`).test(character)) return messages.findings.control;
  if (new RegExp(`[${DIRECTION}]`).test(character)) return messages.findings.direction;
  if (character === "\ufffd") return messages.findings.lostLetter;
  return /\p{Cs}/u.test(character) ? messages.findings.halfLetter : messages.findings.noLetter;
}
