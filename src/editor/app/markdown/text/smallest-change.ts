/** Returns the smallest change from one text to another, because a larger change would move the cursor. */

export function changeTo(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

export type LineEnd = "\n" | "\r\n";

/**
 * Returns the line end of a text. Texts with Windows line ends keep their line ends. In a text with mixed line ends,
 * `\r` is treated as a character.
 */
export function lineEndOf(text: string): LineEnd {
  return text.includes("\r\n") && !/(?<!\r)\n/.test(text) ? "\r\n" : "\n";
}

export function withoutReturns(text: string): string {
  return lineEndOf(text) === "\n" ? text : text.replaceAll("\r\n", "\n");
}
