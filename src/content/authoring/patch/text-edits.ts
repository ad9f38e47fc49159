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
  const last = edits.toSorted((a, b) => b.from - a.from);
  return last.reduce((changed, edit) => changed.slice(0, edit.from) + edit.text + changed.slice(edit.to), text);
}
