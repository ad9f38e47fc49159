/**
 * Where the reader was on each page of the history, also after a page was loaded anew. The browser
 * restores that by itself, but only where the page is there at once.
 */
import { POSITIONS_KEY } from "../magazine/storage-keys.ts";

/** Key of an entry of the history → pixels from the top. */
const positions = new Map<string, number>(remembered());

function remembered(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
  } catch {
    // Where nothing can be stored, the browser's own memory has to do.
  }
}

export function positionAt(key: string): number {
  return positions.get(key) ?? 0;
}

/** Follows the reader through a page; answers how to stop. */
export function followPosition(key: string): () => void {
  const note = () => {
    // When the reader goes back, the browser scrolls before the page is another.
    const { key: current = "default" } = (history.state ?? {}) as { key?: string };
    if (current === key) positions.set(key, window.scrollY);
  };
  window.addEventListener("scroll", note, { passive: true });
  // A press may come in the same frame as the last scroll, which is heard in the next.
  window.addEventListener("click", note, true);
  window.addEventListener("pagehide", remember);
  return () => {
    window.removeEventListener("scroll", note);
    window.removeEventListener("click", note, true);
    window.removeEventListener("pagehide", remember);
  };
}
