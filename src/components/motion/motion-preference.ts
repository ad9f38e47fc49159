/**
 * Whether anything may move by itself (WCAG 2.2 criterion 2.2.2): the reader's choice, which is
 * remembered, and the setting of the system. A script of `index.html` sets the attribute that style
 * sheets read before the page is painted.
 */

const KEY = "pompa:motion";
const QUERY = "(prefers-reduced-motion: reduce)";
const listeners = new Set<() => void>();

/** The reader stopped everything on this site. */
export function isPaused(): boolean {
  return document.documentElement.dataset.motion === "paused";
}

/** Nothing may move by itself. */
export function isStill(): boolean {
  return isPaused() || window.matchMedia(QUERY).matches;
}

export function setPaused(paused: boolean): void {
  if (paused) document.documentElement.dataset.motion = "paused";
  else delete document.documentElement.dataset.motion;
  try {
    if (paused) localStorage.setItem(KEY, "paused");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  listeners.add(listener);
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}
