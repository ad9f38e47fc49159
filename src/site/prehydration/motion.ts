/** Reduced motion: the reader's choice that nothing moves by itself, as an attribute for scripts and style sheets. */
import { attempt, MOTION_KEY } from "../../shared/loading/storage.ts";

/** Attribute of the root element; its value is `PAUSED` if the reader stopped all motion on this site. */
export const MOTION_ATTRIBUTE = "data-motion";
export const PAUSED = "paused";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Returns whether the reader stopped all motion on this site. */
export function isPaused(): boolean {
  return document.documentElement.getAttribute(MOTION_ATTRIBUTE) === PAUSED;
}

/** Returns whether nothing may move by itself, by the reader's choice on this site or the setting of the system. */
export function isMotionReduced(): boolean {
  return isPaused() || matchMedia(REDUCED_MOTION).matches;
}

/** Sets `MOTION_ATTRIBUTE` before the page is painted, if the reader stopped all motion on an earlier page. */
export function markPaused(): void {
  if (attempt(() => localStorage.getItem(MOTION_KEY)) === PAUSED)
    document.documentElement.setAttribute(MOTION_ATTRIBUTE, PAUSED);
}
