/** Replaces ranges of a text. */

/** A range of a text; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A range of a text and its replacement. */
export interface Edit extends Span {
  text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromEnd = edits.toSorted((a, b) => b.from - a.from);
  return fromEnd.reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text);
}
