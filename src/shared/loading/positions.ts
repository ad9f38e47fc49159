/**
 * Scroll positions of the pages in the history, which outlast a reload. The browser restores positions by itself, but
 * only if the page is rendered at once.
 */
import { attempt, POSITIONS_KEY } from "./storage.ts";

/** Positions: key of a history entry → pixels from the top. */
const positions = new Map<string, number>(remembered());

function remembered(): [string, number][] {
  return (attempt(() => JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "[]")) ?? []) as [string, number][];
}

/** Stores the positions for a reload. If storage is refused, the browser's own restoration has to do. */
const remember = () => attempt(() => sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions])));

export function positionAt(key: string): number {
  return positions.get(key) ?? 0;
}

/** Records the scroll position of a history entry. Returns a function that stops. */
export function followPosition(key: string): () => void {
  const note = () => {
    // Going back, the browser scrolls before the page changes: such a position belongs to another entry.
    const { key: current = "default" } = (history.state ?? {}) as { key?: string };
    if (current === key) positions.set(key, window.scrollY);
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("scroll", note, { passive: true, signal });
  // A click may come in the same frame as the last scroll, whose event fires in the next frame.
  window.addEventListener("click", note, { capture: true, signal });
  window.addEventListener("pagehide", remember, { signal });
  return () => {
    controller.abort();
    // No position is recorded while the next page loads, and the reader may reload it then.
    remember();
  };
}
