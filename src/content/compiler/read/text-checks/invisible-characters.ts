/**
 * Finds invisible characters that have no typographic purpose: in the syntax of YAML and Markdown, at the ends of
 * texts, and in URLs. Characters that join letters or change their direction are allowed beside scripts that need them.
 * https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences
 */
const INVISIBLE = String.raw`\xa0\xad\u1680\u180e\u2000-\u200b\u2028\u2029\u202f\u205f-\u2064\u3000\ufeff`;
const SCRIPTS_WITH_JOINERS = String.raw`[^\0-\u024f\u2000-\u206f\u3000]`;
/** Matches joiners and direction marks that are not beside a letter of a script that needs them. */
const NEEDLESS_JOINERS = String.raw`(?<!${SCRIPTS_WITH_JOINERS})[\u200c-\u200f](?!${SCRIPTS_WITH_JOINERS})`;
const INVISIBLE_OR_JOINER = `[${INVISIBLE}]|${NEEDLESS_JOINERS}`;
/** Matches one character of a gap. The alternatives do not overlap, so that repeating the pattern takes linear time. */
const GAP = `(?:[ \\t${INVISIBLE}]|${NEEDLESS_JOINERS})`;
const ADDRESS = /^(?:https?:\/\/|\/|[^\s@]+@)\S*$/i;

const INVISIBLE_PATTERN = new RegExp(INVISIBLE_OR_JOINER, "u");
const AT_ENDS = new RegExp(`^${GAP}+|${GAP}+$`, "gu");
const KEY = `["']?(?:[\\p{L}\\p{N}_-]|${INVISIBLE_OR_JOINER})+["']?${GAP}*:(?=${GAP}|$)${GAP}*`;
const BEFORE_VALUE = new RegExp(`^${GAP}*(?:-${GAP}+)*(?:${KEY})?`, "u");
const AFTER_VALUE = new RegExp(`(?<=["'\\]}|>]|^---)${GAP}+(?=#|$)`, "u");
/** Matches an invisible character that turns the quote, bracket or block indicator after it into plain text. */
export const MISREAD_SYNTAX = new RegExp(`[:-][ \\t]+(?:${INVISIBLE_OR_JOINER})${GAP}*["'[{|>]`, "u");
/** Matches Markdown syntax that an invisible character may turn into plain text. */
export const MARKDOWN_SYNTAX = new RegExp(`^${GAP}*(?:#{1,6}|[-*+>]|\\d{1,9}[.)])${GAP}|\\]${GAP}+\\(`, "gmu");

export const hasInvisible = (text: string) => INVISIBLE_PATTERN.test(text);

/** Replaces invisible spaces with typed spaces, and removes all other invisible characters. */
export const withTypedSpaces = (text: string) =>
  text.replace(new RegExp(INVISIBLE_OR_JOINER, "gu"), (character) => (/\p{Z}/u.test(character) ? " " : ""));

/** Removes invisible characters at the ends of a text; in a URL or an e-mail address, removes them everywhere. */
export const trimInvisible = (text: string) =>
  ADDRESS.test(withTypedSpaces(text))
    ? withTypedSpaces(text)
    : text.replace(AT_ENDS, (gap) => (hasInvisible(gap) ? "" : gap));

/** Removes the invisible characters around the dashes, the key and the quotes of a line of YAML. */
export const withTypedSpacesInLine = (line: string) =>
  line.replace(BEFORE_VALUE, normalizeSyntax).replace(AFTER_VALUE, withTypedSpaces);

/**
 * Removes invisible characters from the syntax before a value, and normalizes the indentation to an even number of
 * spaces.
 */
function normalizeSyntax(syntax: string): string {
  if (!hasInvisible(syntax)) return syntax;
  const plain = withTypedSpaces(syntax).replace(/^ +/, (indent) => indent.slice(indent.length % 2));
  return plain.replace(/ +:/, ":").replace(/([:-]) +/g, "$1 ");
}

/** Returns the offset of the first invisible character that only the value has; -1 if there is none. */
export function invisibleAt(value: string, suggestion: string): number {
  let start = 0;
  while (start < value.length && value[start] === suggestion[start]) start++;
  const index = value.slice(start).search(INVISIBLE_PATTERN);
  return index === -1 ? -1 : start + index;
}
