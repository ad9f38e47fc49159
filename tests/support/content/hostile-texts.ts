/**
 * Texts that nobody would write, by the grammars of Markdown and YAML: every construct opened and not closed, repeated,
 * nested and mixed, up to the length that a document may have.
 */
import * as fc from "fast-check";
import { MAXIMUM_FILE_SIZE } from "../../../src/content/compiler/read/files/decode.ts";

/** Signs for white space in the lists below, whose entries are separated by white space. */
const SIGNS: Record<string, string> = { "␣": " ", "⇥": "\t", "⏎": "\n", "↵": "\r\n", "↩": "\r", "⍽": "\u00a0" };

const entriesOf = (lines: string) =>
  lines.split(/\s+/).map((each) => each.replace(/[␣⇥⏎↵↩⍽]/g, (sign) => SIGNS[sign] ?? ""));

const MARKDOWN = entriesOf(String.raw`[ ] ![ ]( [a]( [a](< [a](/b␣' [a]:␣/b⏎ [a]:⏎ [a][ [a] [^ [^a] [^a]:␣ []()
  * _ ** __ *** *a␣ a** _a ~ ~~ ~~a ${"`"} ${"``"} ${"`a``"} ${"```⏎"} ~~~⏎ \ \⏎
  < </ <a <a␣b=' <!-- <? <![CDATA[ <a@b.c> <http: & &# &#x &amp; &a
  -␣ *␣ +␣ 1.␣ 9)␣ -␣[␣]␣ -⏎ >␣ > #␣ ######␣ #⏎ =⏎ ---⏎ ***⏎ ␣␣␣␣ ⇥
  | a|b⏎-|-⏎ |- |⏎ a@ a@b. www. www.a http:// https://a.b/( ) ( " ' ! a a␣ á⏎ ␣␣⏎ ⏎ ⏎⏎ ␣ ↩ ↵ ⍽ 😀`);

const YAML = entriesOf(String.raw`[ ] { } , -␣ -⏎ ?␣ : :␣ :⏎ a:␣ a:⏎␣ a:␣[ a:␣{b:␣ [a:␣ {a:␣ -␣-␣ -␣a:␣b⏎
  ' " '' "\ "\u00 "\x |⏎ |2⏎ >⏎ >-⏎⏎ &a␣ *a␣ !!str␣ !a␣ %YAML␣ <<:␣
  ---⏎ ...⏎ # ␣# @ ${"`"} ~ 0 1e .inf null⏎ a⏎ a␣ é ⏎ ⏎␣ ⏎␣␣ ⇥ ↵`);

/** How often something is repeated: mostly a small number, rarely a very large one. */
const times = fc.oneof(
  { weight: 950, arbitrary: fc.nat(60) },
  { weight: 45, arbitrary: fc.nat(1000) },
  { weight: 5, arbitrary: fc.nat(100_000) },
);

/** Generates lines of growing depth, or openings around a middle, with or without the matching ends. */
function pieceOf(atoms: readonly string[]): fc.Arbitrary<string> {
  const unit = fc.array(fc.constantFrom(...atoms), { maxLength: 4 }).map((parts) => parts.join(""));
  const lines = fc.tuple(unit, times).map(([step, count]) => {
    const deepest = Math.min(count, 300);
    return Array.from({ length: deepest }, (_, depth) => `${step.replaceAll("\n", "").repeat(depth)}a`).join("\n");
  });
  const nested = fc
    .tuple(unit, times, unit, unit, fc.boolean())
    .map(([open, count, middle, close, closed]) => open.repeat(count) + middle + (closed ? close.repeat(count) : ""));
  return fc.oneof({ weight: 1, arbitrary: lines }, { weight: 6, arbitrary: nested });
}

const textOf = (atoms: readonly string[], longest: number) =>
  fc
    .tuple(fc.array(pieceOf(atoms), { minLength: 1, maxLength: 4 }), fc.constantFrom("", "\n", "\n\n"))
    .map(([pieces, between]) => pieces.join(between).slice(0, longest));

/** Generates Markdown texts of at most `longest` characters. */
export const anyMarkdown = (longest: number) => textOf(MARKDOWN, longest);

export interface HostileText {
  /** Path from a content folder. */
  file: string;
  text: string;
}

const HEAD = "---\nheadline: Hostil\npublished: 2026-01-01\nimage: { src: a.png, alt: Nada }\n---\n\n";
const FIELDS = 'number: "#1"\nname: Hostil\n';
/** The maximum length of a Markdown text, in characters. */
const LONGEST = 200_000;

const articles = textOf(MARKDOWN, LONGEST).map((text) => ({ file: "articles/Hostil.md", text: HEAD + text }));
const issues = fc
  .tuple(
    fc.constantFrom("", FIELDS, `${FIELDS}presentation: |\n  `, `${FIELDS}credits: `),
    textOf(YAML, MAXIMUM_FILE_SIZE / 2),
  )
  .map(([head, text]) => ({ file: "issues/Hostil.yaml", text: head + text }));

/** Returns random texts, about three in Markdown for each one in YAML. The same seed gives the same texts. */
export function hostileTexts(seed: number, count: number): HostileText[] {
  const texts = fc.oneof({ weight: 3, arbitrary: articles }, { weight: 1, arbitrary: issues });
  return fc.sample(texts, { seed, numRuns: count });
}
