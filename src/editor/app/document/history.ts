/** What was typed, and the way back and forth in it. */

export interface History<Content> {
  now: Content;
  past: readonly Content[];
  future: readonly Content[];
  /** Where and when the last change was made: what follows at once in one place is undone in one go. */
  last: { place: string; time: number };
}

/** Milliseconds within which changes in one place are one. */
const TOGETHER = 800;

export function begin<Content>(now: Content): History<Content> {
  return { now, past: [], future: [], last: { place: "", time: 0 } };
}

export function change<Content>(
  history: History<Content>,
  now: Content,
  place: string,
  time: number,
): History<Content> {
  const { last, past } = history;
  const together = past.length > 0 && place === last.place && time - last.time < TOGETHER;
  return { now, past: together ? past : [...past, history.now], future: [], last: { place, time } };
}

export function undo<Content>(history: History<Content>): History<Content> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { ...begin(before), past: past.slice(0, -1), future: [now, ...future] };
}

export function redo<Content>(history: History<Content>): History<Content> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { ...begin(after), past: [...history.past, history.now], future };
}
