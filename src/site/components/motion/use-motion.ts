/**
 * State of automatic motion (WCAG 2.2 criterion 2.2.2), from the reader's stored choice on this site and the system's
 * setting for reduced motion.
 */
import { useState, useSyncExternalStore } from "react";
import { createListeners } from "../../../shared/loading/listeners.ts";
import { attempt, MOTION_KEY } from "../../../shared/loading/storage.ts";
import { isPaused, isMotionReduced, MOTION_ATTRIBUTE, PAUSED, REDUCED_MOTION } from "../../prehydration/motion.ts";

const { notify, subscribe: addListener } = createListeners();

export function setPaused(paused: boolean): void {
  if (paused) document.documentElement.setAttribute(MOTION_ATTRIBUTE, PAUSED);
  else document.documentElement.removeAttribute(MOTION_ATTRIBUTE);
  // If the browser cannot store the choice, the choice lasts as long as the page.
  attempt(() => (paused ? localStorage.setItem(MOTION_KEY, PAUSED) : localStorage.removeItem(MOTION_KEY)));
  notify();
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  const removeListener = addListener(listener);
  media.addEventListener("change", listener);
  return () => {
    removeListener();
    media.removeEventListener("change", listener);
  };
}

/** Returns whether automatic motion is off; false on the server. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, isMotionReduced, () => false);

/** Returns whether the reader stopped all automatic motion on this site; false on the server. */
export const usePaused = () => useSyncExternalStore(subscribe, isPaused, () => false);

/**
 * Returns whether one element of the page moves automatically. The reader's choice for that element is valid until the
 * setting of the whole site changes. `isOverridden` is true if the choice differs from the setting of the whole site.
 */
export function useMoving(): { moving: boolean; isOverridden: boolean; toggle: () => void } {
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<{ reducedMotion: boolean; moving: boolean }>();
  const moving = choice?.reducedMotion === reducedMotion ? choice.moving : !reducedMotion;
  return {
    moving,
    isOverridden: moving === reducedMotion,
    toggle: () => setChoice({ reducedMotion, moving: !moving }),
  };
}
