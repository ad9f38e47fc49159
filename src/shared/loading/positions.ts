/**
 * Scroll positions of the pages in the history, which survive a reload. This module stores the positions, because the
 * browser restores only positions of pages that are rendered immediately.
 */
import { attempt, POSITIONS_KEY } from "./storage.ts";

/** Name of a history entry → scroll position in pixels from the top. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  return (attempt(() => JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "[]")) ?? []) as [string, number][];
}

/** Stores the positions for a reload. If the browser refuses storage, only its own restoration of positions remains. */
const storePositions = () => attempt(() => sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions])));

/** Returns the name of a history entry. It contains the page, because entries not made by the router share one key. */
const nameOf = (key: string, pathname: string) => `${key} ${pathname}`;

/** Returns the recorded scroll position of a history entry. `pathname`: address of its page. */
export function positionAt(key: string, pathname: string): number {
  return positions.get(nameOf(key, pathname)) ?? 0;
}

/**
 * Returns whether an entry, by the router's key, is the current entry of the history. After a navigation, the page that
 * the reader left is still rendered for a moment, and must not change the new entry.
 */
export function isCurrentEntry(key: string): boolean {
  const { key: current = "default" } = (window.history.state ?? {}) as { key?: string };
  return current === key;
}

/** Records the scroll position of a history entry while the reader scrolls. Returns a function that stops recording. */
export function followPosition(key: string, pathname: string): () => void {
  const { pathname: path } = window.location;
  const recordPosition = () => {
    // When the reader goes back, the browser scrolls before the page changes. That position belongs to another entry,
    // so it is not recorded here.
    if (isCurrentEntry(key) && window.location.pathname === path) positions.set(nameOf(key, pathname), window.scrollY);
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("scroll", recordPosition, { passive: true, signal });
  // A click also records the position, because it may happen in the same frame as the last scroll, whose event fires
  // only in the next frame.
  window.addEventListener("click", recordPosition, { capture: true, signal });
  window.addEventListener("pagehide", storePositions, { signal });
  return () => {
    controller.abort();
    // Positions are stored here too, because the reader may reload while the next page loads, before any further
    // position is recorded.
    storePositions();
  };
}
