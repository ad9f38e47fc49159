/**
 * Whether what moves by itself may move (WCAG 2.2 criterion 2.2.2): the reader's choice on this site,
 * remembered, and what the system asks for. A script of `index.html` marks the page before it is
 * painted; style sheets go by the mark.
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
