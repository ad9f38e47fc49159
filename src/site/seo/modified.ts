/** Returns the day or minute of the last revision of a document; `undefined` if the document was never revised. */
export function modifiedOf({ updated, corrections = [] }: Revisions): string | undefined {
  const days = [...(updated === undefined ? [] : [updated]), ...corrections.map(({ day }) => day)];
  return days.toSorted().at(-1);
}

/** Revisions of a document. A day has the form `2026-11-06`, or `2026-11-06 18:00` if the minute is known. */
export interface Revisions {
  corrections?: readonly { day: string; text: string }[] | undefined;
  updated?: string | undefined;
}
