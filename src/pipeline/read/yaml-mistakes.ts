/** What js-yaml says → the code of the problem under which an editor reads it. */
import type { ProblemCode } from "../problems/catalogue.ts";

const CODES: [reason: RegExp, code: ProblemCode][] = [
  [/duplicated mapping key/, "duplicate-field"],
  [/single document/, "several-documents"],
  [/tab characters|tabs/i, "yaml-tab"],
  [/nesting|depth/i, "too-deep"],
  [/flow (collection|sequence|mapping)/, "yaml-unclosed-bracket"],
  [/quoted scalar/, "yaml-unclosed-quote"],
  [/escape sequence/, "yaml-escape"],
  [/alias|anchor/, "yaml-alias"],
  [/tag/, "yaml-tag"],
  [/complex keys|indentation|end of the stream|implicit key|mapping/, "yaml-indentation"],
];

/** `name: Mora: la gira`, where the second colon begins a field inside a text. */
const COLON_IN_TEXT = /^\s*(?:- )?[\w-]+: +[^"'[{|>\s][^"']*?:(?: |$)/;
/** A text that begins with a sign which YAML keeps for itself. */
const SIGN_FIRST = /^\s*(?:- )?(?:[\w-]+: +)?[@`%]/;
const AFTER_QUOTE = /: +(["']).*\1\s*\S/;

/** `line` is the line on which js-yaml stopped, `before` the one above it. */
export function codeOf(reason: string, line: string, before: string): ProblemCode {
  // What was opened above goes on below, where the lines begin too far to the left.
  if (/deficient indentation/.test(reason))
    return /["'][^"']*$/.test(before) && !opensBracket(before) ? "yaml-unclosed-quote" : "yaml-unclosed-bracket";
  const [, code = "yaml-syntax"] = CODES.find(([pattern]) => pattern.test(reason)) ?? [];
  if (code !== "yaml-indentation") return code;
  if (/^\s*\t/.test(line)) return "yaml-tab";
  if (COLON_IN_TEXT.test(line)) return "unquoted-colon";
  return SIGN_FIRST.test(line) || AFTER_QUOTE.test(line) ? "unquoted-sign" : "yaml-indentation";
}

function opensBracket(line: string): boolean {
  const count = (brackets: RegExp) => line.match(brackets)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}
