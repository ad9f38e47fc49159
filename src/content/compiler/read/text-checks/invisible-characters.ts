/**
 * Finds invisible characters where they are not typography: in the syntax of YAML and Markdown, at the ends of texts,
 * and in URLs. Characters that join letters or change their direction are allowed beside scripts that need them.
 * https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences
 */
const UNSEEN = String.raw`\xa0\xad\u1680\u180e\u2000-\u200b\u2028\u2029\u202f\u205f-\u2064\u3000\ufeff`;
const NEEDED = String.raw`[^\0-\u024f\u2000-\u206f\u3000]`;
const JOINING = String.raw`(?<!${NEEDED})[\u200c-\u200f](?!${NEEDED})`;
const SIGNS = `[${UNSEEN}]|${JOINING}`;
/** Matches a gap in YAML or Markdown. The alternatives do not overlap, so matching takes linear time. */
const GAP = `(?:[ \\t${UNSEEN}]|${JOINING})`;
const ADDRESS = /^(?:https?:\/\/|\/|[^\s@]+@)\S*$/i;

const SIGN = new RegExp(SIGNS, "u");
const AT_ENDS = new RegExp(`^${GAP}+|${GAP}+$`, "gu");
const NAME = `["']?(?:[\\p{L}\\p{N}_-]|${SIGNS})+["']?${GAP}*:(?=${GAP}|$)${GAP}*`;
const BEFORE_VALUE = new RegExp(`^${GAP}*(?:-${GAP}+)*(?:${NAME})?`, "u");
const BEHIND_VALUE = new RegExp(`(?<=["'\\]}|>]|^---)${GAP}+(?=#|$)`, "u");
/** Matches a quote, a bracket or a block indicator that an invisible character turns into plain text. */
export const MISREAD = new RegExp(`[:-][ \\t]+(?:${SIGNS})${GAP}*["'[{|>]`, "u");
/** Matches Markdown syntax that an invisible character may turn into plain text. */
export const MARKS = new RegExp(`^${GAP}*(?:#{1,6}|[-*+>]|\\d{1,9}[.)])${GAP}|\\]${GAP}+\\(`, "gmu");

export const hasInvisible = (text: string) => SIGN.test(text);

/** Replaces invisible spaces by typed spaces, and removes all other invisible characters. */
export const withTypedSpaces = (text: string) =>
  text.replace(new RegExp(SIGNS, "gu"), (sign) => (/\p{Z}/u.test(sign) ? " " : ""));

/** Removes invisible characters at the ends of a text; in a URL or a mailbox, removes them everywhere. */
export const trimInvisible = (text: string) =>
  ADDRESS.test(withTypedSpaces(text))
    ? withTypedSpaces(text)
    : text.replace(AT_ENDS, (gap) => (hasInvisible(gap) ? "" : gap));

/** Removes the invisible characters around the dashes, the key and the quotes of a line of YAML. */
export const withTypedSpacesInLine = (line: string) =>
  line.replace(BEFORE_VALUE, typedMark).replace(BEHIND_VALUE, withTypedSpaces);

/**
 * Removes invisible characters from the syntax before a value, and normalizes the indentation to an even number of
 * spaces.
 */
function typedMark(mark: string): string {
  if (!hasInvisible(mark)) return mark;
  const plain = withTypedSpaces(mark).replace(/^ +/, (indent) => indent.slice(indent.length % 2));
  return plain.replace(/ +:/, ":").replace(/([:-]) +/g, "$1 ");
}

/** Returns the offset of the first invisible character that the suggestion lacks; -1 if the value has none. */
export function invisibleAt(value: string, suggestion: string): number {
  let at = 0;
  while (at < value.length && value[at] === suggestion[at]) at++;
  const sign = value.slice(at).search(SIGN);
  return sign === -1 ? -1 : at + sign;
}
