/**
 * Where the reader was on each page of the history, also after a page was loaded anew. The browser
 * restores that by itself, but only where the page is there at once.
 */
import { attempt, POSITIONS_KEY } from "./storage.ts";

/** Key of an entry of the history → pixels from the top. */
const positions = new Map<string, number>(remembered());

function remembered(): [string, number][] {
  return (attempt(() => JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "[]")) ?? []) as [string, number][];
}

/** Where nothing can be stored, the browser's own memory has to do. */
const remember = () => attempt(() => sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions])));

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
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("scroll", note, { passive: true, signal });
  // A press may come in the same frame as the last scroll, which is heard in the next.
  window.addEventListener("click", note, { capture: true, signal });
  window.addEventListener("pagehide", remember, { signal });
  return () => {
    controller.abort();
    // While the next page comes nobody follows, and the reader may load it anew.
    remember();
  };
}
