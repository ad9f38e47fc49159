/** What was typed, and the way back and forth in it. */
import type { Typed } from "../../contract/requests.ts";

export interface History {
  now: Typed;
  past: readonly Typed[];
  future: readonly Typed[];
  /** Where and when the last change was made: what follows at once in one place is undone in one go. */
  last: { place: string; time: number };
}

/** Milliseconds within which changes in one place are one. */
const TOGETHER = 800;

export function begin(now: Typed): History {
  return { now, past: [], future: [], last: { place: "", time: 0 } };
}

export function change(history: History, now: Typed, place: string, time: number): History {
  const { last, past } = history;
  const together = past.length > 0 && place === last.place && time - last.time < TOGETHER;
  return { now, past: together ? past : [...past, history.now], future: [], last: { place, time } };
}

export function undo(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { ...begin(before), past: past.slice(0, -1), future: [now, ...future] };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  return after === undefined ? history : { ...begin(after), past: [...history.past, history.now], future };
}

/** With something else in place of each version. */
export function withEach({ now, past, future, last }: History, instead: (typed: Typed) => Typed): History {
  return { now: instead(now), past: past.map(instead), future: future.map(instead), last };
}
