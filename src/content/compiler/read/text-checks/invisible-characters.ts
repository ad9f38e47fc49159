/**
 * Signs that nobody sees, where they are no typography: in what YAML and Markdown go by, at the ends of texts and in
 * addresses. What joins or turns letters is right beside those of scripts that need it.
 * https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences
 */
const UNSEEN = String.raw`\xa0\xad\u1680\u180e\u2000-\u200b\u2028\u2029\u202f\u205f-\u2064\u3000\ufeff`;
const NEEDED = String.raw`[^\0-\u024f\u2000-\u206f\u3000]`;
const JOINING = String.raw`(?<!${NEEDED})[\u200c-\u200f](?!${NEEDED})`;
const SIGNS = `[${UNSEEN}]|${JOINING}`;
/** A sign can be read as it in one way only, so that reading it takes no time. */
const GAP = `(?:[ \\t${UNSEEN}]|${JOINING})`;
const ADDRESS = /^(?:https?:\/\/|\/|[^\s@]+@)\S*$/i;

const SIGN = new RegExp(SIGNS, "u");
const AT_ENDS = new RegExp(`^${GAP}+|${GAP}+$`, "gu");
const NAME = `["']?(?:[\\p{L}\\p{N}_-]|${SIGNS})+["']?${GAP}*:(?=${GAP}|$)${GAP}*`;
const BEFORE_VALUE = new RegExp(`^${GAP}*(?:-${GAP}+)*(?:${NAME})?`, "u");
const BEHIND_VALUE = new RegExp(`(?<=["'\\]}|>]|^---)${GAP}+(?=#|$)`, "u");
/** A quote, a bracket or a block that is read as a letter. */
export const MISREAD = new RegExp(`[:-][ \\t]+(?:${SIGNS})${GAP}*["'[{|>]`, "u");
/** What is read as plain words where such a sign is in it. */
export const MARKS = new RegExp(`^${GAP}*(?:#{1,6}|[-*+>]|\\d{1,9}[.)])${GAP}|\\]${GAP}+\\(`, "gmu");

export const hasSign = (text: string) => SIGN.test(text);

/** As it is typed. */
export const typed = (text: string) =>
  text.replace(new RegExp(SIGNS, "gu"), (sign) => (/\p{Z}/u.test(sign) ? " " : ""));

/** Without those at its ends and, in an address, without any. */
export const withoutStray = (text: string) =>
  ADDRESS.test(typed(text)) ? typed(text) : text.replace(AT_ENDS, (gap) => (hasSign(gap) ? "" : gap));

/** A line of YAML without those before, in and behind its dashes, its name and its quotes. */
export const typedLine = (line: string) => line.replace(BEFORE_VALUE, typedMark).replace(BEHIND_VALUE, typed);

/** With two spaces for each level. */
function typedMark(mark: string): string {
  if (!hasSign(mark)) return mark;
  const plain = typed(mark).replace(/^ +/, (indent) => indent.slice(indent.length % 2));
  return plain.replace(/ +:/, ":").replace(/([:-]) +/g, "$1 ");
}

/** The first sign where something is written otherwise than suggested; -1 where that is none. */
export function signAt(value: string, suggestion: string): number {
  let at = 0;
  while (at < value.length && value[at] === suggestion[at]) at++;
  const sign = value.slice(at).search(SIGN);
  return sign === -1 ? -1 : at + sign;
}
