/** Changes of single places in a text. */

/** From the first letter to the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/** A new text for a place. */
export interface Edit extends Span {
  text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const last = edits.toSorted((a, b) => b.from - a.from);
  return last.reduce((changed, edit) => changed.slice(0, edit.from) + edit.text + changed.slice(edit.to), text);
}
