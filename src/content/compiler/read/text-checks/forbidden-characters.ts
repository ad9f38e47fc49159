/**
 * Finds forbidden characters, which break feeds and structured data (XML and JSON), or make a text look different from
 * what was written.
 * https://www.w3.org/TR/xml/#charsets, https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
import { messages } from "../../../messages/messages.ts";
import type { ProblemCode, Details } from "../../problems/catalogue.ts";
import type { FieldPath, ParsedSource } from "../../document/source.ts";
import type { Finding } from "../../problems/problem.ts";

/** The control characters, except tabs and line breaks. */
const CONTROL = String.raw`\0-\x08\v\f\x0e-\x1f\x7f-\x9f`;
const DIRECTION = String.raw`\u202a-\u202e\u2066-\u2069`;
/**
 * The byte-order mark, noncharacters, and U+FFFD, which replaces a character that a parser could not decode, as the
 * Markdown parser does for `&#7;`.
 */
const NONE = String.raw`\ufeff\ufffe\uffff\ufffd`;
const FORBIDDEN = new RegExp(`[${CONTROL}${DIRECTION}${NONE}]|\\p{Cs}`, "u");
const INVISIBLE = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]+$/u;
/**
 * Cheap pre-check: YAML without these characters has no invisible text and no escape for a forbidden character. Dashes
 * and quotes do not match, because they are common and harmless.
 */
const SUSPICIOUS = /\\[0abefvuxUNLP_]|\xad|[^\0-\u024f\u2010-\u2027]/;
/** Matches the conflict markers that Git leaves where two people changed the same lines. */
const CONFLICT = /^(?:<{7}|>{7}) /m;
/**
 * Matches a lone carriage return, which ends a line in YAML and Markdown, but not in front matter, in the positions of
 * problems, or in most programs.
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
  const letter = FORBIDDEN.exec(text);
  if (letter) return { code: "forbidden-letter", offset: letter.index, details: told(letter[0]) };
  const mark = CONFLICT.exec(text);
  if (mark) return { code: "conflict-mark", offset: mark.index, details: { value: mark[0].trim() } };
  const lineBreak = OLD_LINE_BREAK.exec(text);
  return lineBreak ? { code: "old-line-breaks", offset: lineBreak.index, details: {} } : undefined;
}

/** Removes forbidden characters. */
export const withoutForbidden = (text: string) => text.replace(new RegExp(FORBIDDEN, "gu"), "");

/** Finds forbidden characters that escapes in YAML hide in the values of a document, and texts that are invisible. */
export function forbiddenCharactersIn(source: ParsedSource): Finding[] {
  const body = source.body?.text;
  const found: Finding[] = [];
  const look = (value: unknown, path: FieldPath) => {
    if (typeof value === "string") found.push(...findingOf(value).map((each) => ({ ...each, source, path })));
    else if (typeof value === "object" && value !== null)
      for (const [key, child] of Object.entries(value))
        look(child, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  if (SUSPICIOUS.test(source.yaml.text)) look(source.data, []);
  if (body !== undefined && INVISIBLE.test(body) && body.trim() !== "") look(body, ["body"]);
  return found;
}

function findingOf(text: string): Pick<Finding, "code" | "details">[] {
  const letter = FORBIDDEN.exec(text);
  if (letter) return [{ code: "forbidden-letter", details: told(letter[0]) }];
  return text.trim() !== "" && INVISIBLE.test(text) ? [{ code: "invisible-text" }] : [];
}

function told(letter: string): Details {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { value: `U+${code}`, expected: kindOf(letter) };
}

function kindOf(letter: string): string {
  if (new RegExp(`[${CONTROL}]`).test(letter)) return messages.findings.control;
  if (new RegExp(`[${DIRECTION}]`).test(letter)) return messages.findings.direction;
  if (letter === "\ufffd") return messages.findings.lostLetter;
  return /\p{Cs}/u.test(letter) ? messages.findings.halfLetter : messages.findings.noLetter;
}
