/** Returns when a document was last revised; `undefined` if it is as it was published. */
export function modifiedOf({ updated, corrections = [] }: Revisions): string | undefined {
  const days = [...(updated === undefined ? [] : [updated]), ...corrections.map(({ day }) => day)];
  return days.toSorted().at(-1);
}

/** Revisions of a document. Days are `2026-11-06`, perhaps with a minute: `2026-11-06 18:00`. */
export interface Revisions {
  corrections?: readonly { day: string; text: string }[] | undefined;
  updated?: string | undefined;
}
