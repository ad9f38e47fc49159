/** What somebody may type into a field. */
import * as fc from "fast-check";
import type { Value } from "../../../src/content/authoring/schemas/form-schema.ts";

/** Texts that YAML reads as something else or as nothing, or that break it. */
// oxfmt-ignore
const NASTY = [
  "", " ", "yes", "no", "null", "~", "123", "1.5", "0x1F", "1e3", "true", "#39FF14", ": ", "a: b", "a:", "- a", "-",
  "*a", "&a b", "!x", "| a", "> a", "? a", "@a", "`a`", "%a", "{a}", "[a]", "a, b", "a # b", " a", "a ", "'a'", '"a"',
  "it's", 'dice "sí"', "\\n", "a\\", "2026-11-20", "12:30", "---", "...", "=", "<<", "ñandú", "😀 sí", "\t", "a\tb",
  "\u0000", "\u0085", "\u2028", "\uFEFF", "\ud800", "__proto__", "#", "a#", "a:b", "https://a.example/?b=c#d",
];
// oxfmt-ignore
const SEVERAL_LINES = [
  "a\nb", "a\n\nb", " a\nb", "a\n  b\nc", "\na\nb", "a \nb", "a\n\tb", "# a\n# b", "- a\n- b", "a\n---\nb",
  "a: 1\nb: 2\n", "a\r\nb", "x\n\n\n\ny\n\n", "a\n \nb", "a\n ", "'\n\"", "a\n\ud800",
];

export const WORDS = fc
  .array(fc.constantFrom("Mora", "una", "casa", "de", "plata", "y", "Luz", "sí"), { minLength: 2, maxLength: 8 })
  .map((all) => all.join(" "));

const TEXTS = fc.oneof(
  WORDS,
  fc.constantFrom(...NASTY),
  fc.constantFrom(...SEVERAL_LINES),
  fc.string({ unit: "binary", maxLength: 20 }),
);

export const VALUES: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: TEXTS },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
  fc.boolean(),
  fc.constant(null),
  fc.array(TEXTS, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("rol", "name", "link", "a: b", "123", "#"), TEXTS, { noNullPrototype: true }),
);

/** Generates other values of the same kind. */
export function arbitraryLike(value: Value, texts: fc.Arbitrary<string> = TEXTS): fc.Arbitrary<Value> {
  if (typeof value === "number") return fc.integer();
  return typeof value === "boolean" ? fc.constant(!value) : texts;
}
