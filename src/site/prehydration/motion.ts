/** Reduced motion. An attribute tells scripts and style sheets whether the reader wants nothing to move by itself. */
import { attempt, MOTION_KEY } from "../../shared/loading/storage.ts";

/** Attribute of the root element; its value is `PAUSED` if the reader stopped all motion on this site. */
export const MOTION_ATTRIBUTE = "data-motion";
export const PAUSED = "paused";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Returns whether the reader stopped all motion on this site. */
export function isPaused(): boolean {
  return document.documentElement.getAttribute(MOTION_ATTRIBUTE) === PAUSED;
}

/** Returns whether nothing may move by itself, because of a choice on this site or a setting of the system. */
export function isMotionReduced(): boolean {
  return isPaused() || matchMedia(REDUCED_MOTION).matches;
}

/** Sets `MOTION_ATTRIBUTE` before the first paint if the reader stopped all motion on an earlier page. */
export function markPaused(): void {
  if (attempt(() => localStorage.getItem(MOTION_KEY)) === PAUSED)
    document.documentElement.setAttribute(MOTION_ATTRIBUTE, PAUSED);
}
