/** The reader's wish that nothing moves by itself, as the page bears it for scripts and style sheets. */
import { attempt, MOTION_KEY } from "../../shared/loading/storage.ts";

/** Attribute of the root, `PAUSED` where the reader stopped everything. */
export const MOTION_ATTRIBUTE = "data-motion";
export const PAUSED = "paused";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The reader stopped everything on this site. */
export function isPaused(): boolean {
  return document.documentElement.getAttribute(MOTION_ATTRIBUTE) === PAUSED;
}

/** Nothing may move by itself. */
export function isStill(): boolean {
  return isPaused() || matchMedia(REDUCED_MOTION).matches;
}

/** Marks the page before it is painted, where the reader chose so on an earlier one. */
export function markPaused(): void {
  if (attempt(() => localStorage.getItem(MOTION_KEY)) === PAUSED)
    document.documentElement.setAttribute(MOTION_ATTRIBUTE, PAUSED);
}
