/** What js-yaml says → the code of the problem under which an editor reads it. */
import type { TextPlace } from "../document/document.ts";
import type { ProblemCode } from "../problems/catalogue.ts";
import { openBracket, openQuote } from "./yaml-openings.ts";

const CODES: [reason: RegExp, code: ProblemCode][] = [
  [/directive|YAML version|previously declared/i, "yaml-directive"],
  [/complex keys/, "yaml-key"],
  [/block scalar|chomping/, "yaml-syntax"],
  [/duplicated mapping key/, "duplicate-field"],
  [/single document/, "several-documents"],
  [/tab characters|tabs/i, "yaml-tab"],
  [/nesting|depth/i, "too-deep"],
  [/missed comma|found ','/, "yaml-comma"],
  [/flow (collection|sequence|mapping)/, "yaml-unclosed-bracket"],
  [/quoted scalar/, "yaml-unclosed-quote"],
  [/escape sequence|hexadecimal/, "yaml-escape"],
  [/alias|anchor/, "yaml-alias"],
  [/tag/, "yaml-tag"],
  [/indentation|end of the stream|implicit key|mapping/, "yaml-indentation"],
];

/** `name: Mora: la gira`, where the second colon begins a field inside a text. */
const COLON_IN_TEXT = /^\s*(?:- )?[\w-]+: +[^"'[{|>\s][^"']*?:(?: |$)/;
/** A text that begins with a sign which YAML keeps for itself. */
const SIGN_FIRST = /^\s*(?:- )?(?:[\w-]+: +)?[@`%]/;
const AFTER_QUOTE = /: +(["']).*\1\s*\S/;

/** `stop` is where js-yaml stopped. */
export function codeOf(reason: string, lines: readonly string[], stop: TextPlace): ProblemCode {
  // What was opened above goes on below, where the lines begin too far to the left.
  if (/deficient indentation/.test(reason)) return openedLast(lines, stop);
  const line = lines[stop.line - 1] ?? "";
  const [, code = "yaml-syntax"] = CODES.find(([pattern]) => pattern.test(reason)) ?? [];
  if (code !== "yaml-indentation") return code;
  if (/^[\s-]*\t/.test(line)) return "yaml-tab";
  if (COLON_IN_TEXT.test(line)) return "unquoted-colon";
  if (/[\]}]/.test(line.charAt(stop.column - 1))) return "unquoted-sign";
  return SIGN_FIRST.test(line) || AFTER_QUOTE.test(line) ? "unquoted-sign" : "yaml-indentation";
}

function openedLast(lines: readonly string[], stop: TextPlace): ProblemCode {
  const above = { line: stop.line - 1, column: 1 };
  const [quote, bracket] = [openQuote(lines, above), openBracket(lines, above)];
  const isQuote =
    quote && (!bracket || quote.line > bracket.line || (quote.line === bracket.line && quote.column > bracket.column));
  return isQuote ? "yaml-unclosed-quote" : "yaml-unclosed-bracket";
}
