/**
 * Letters that are none: they break feeds and structured data, which are XML and JSON, or show readers another text
 * than it is. https://www.w3.org/TR/xml/#charsets, https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
import { messages } from "../../../messages/messages.ts";
import type { ProblemCode, Details } from "../../problems/catalogue.ts";
import type { FieldPath, ParsedSource } from "../../document/source.ts";
import type { Finding } from "../../problems/problem.ts";

/** Of control characters, only tabs and line breaks are letters. */
const CONTROL = String.raw`\0-\x08\v\f\x0e-\x1f\x7f-\x9f`;
const DIRECTION = String.raw`\u202a-\u202e\u2066-\u2069`;
/** The last stands where a program could not read a letter, as Markdown's does of `&#7;`. */
const NONE = String.raw`\ufeff\ufffe\uffff\ufffd`;
const FORBIDDEN = new RegExp(`[${CONTROL}${DIRECTION}${NONE}]|\\p{Cs}`, "u");
const INVISIBLE = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]+$/u;
/** Of a text without them, which may have dashes and quotes, no letter is written as an escape that a reader of YAML would make one of. */
const SUSPICIOUS = /\\[0abefvuxUNLP_]|\xad|[^\0-\u024f\u2010-\u2027]/;
/** The marks that Git leaves where two people changed the same lines. */
const CONFLICT = /^(?:<{7}|>{7}) /m;
/** Only YAML and Markdown end a line there: front matter, places and most programs do not. */
const OLD_LINE_BREAK = /\r(?!\n)/;

export interface Forbidden {
  code: ProblemCode;
  /** From the beginning of the text. */
  offset: number;
  details: Details;
}

/** The first letter or mark that no text may have. */
export function findForbidden(text: string): Forbidden | undefined {
  if (text.startsWith("\ufeff")) return { code: "second-mark", offset: 0, details: {} };
  const letter = FORBIDDEN.exec(text);
  if (letter) return { code: "forbidden-letter", offset: letter.index, details: told(letter[0]) };
  const mark = CONFLICT.exec(text);
  if (mark) return { code: "conflict-mark", offset: mark.index, details: { value: mark[0].trim() } };
  const lineBreak = OLD_LINE_BREAK.exec(text);
  return lineBreak ? { code: "old-line-breaks", offset: lineBreak.index, details: {} } : undefined;
}

/** The text without letters that are none. */
export const withoutForbidden = (text: string) => text.replace(new RegExp(FORBIDDEN, "gu"), "");

/** The same of the values of a document, whose YAML may have written them as escapes, and texts that nobody sees. */
export function lettersIn(source: ParsedSource): Finding[] {
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
