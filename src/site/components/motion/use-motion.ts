/**
 * Whether what moves by itself may move (WCAG 2.2 criterion 2.2.2): the reader's choice on this site,
 * remembered, and what the system asks for.
 */
import { useState, useSyncExternalStore } from "react";
import { createListeners } from "../../../shared/loading/listeners.ts";
import { attempt, MOTION_KEY } from "../../../shared/loading/storage.ts";
import { isPaused, isStill, MOTION_ATTRIBUTE, PAUSED, REDUCED_MOTION } from "../../prehydration/motion.ts";

const { tell, listen } = createListeners();

export function setPaused(paused: boolean): void {
  if (paused) document.documentElement.setAttribute(MOTION_ATTRIBUTE, PAUSED);
  else document.documentElement.removeAttribute(MOTION_ATTRIBUTE);
  // The choice lasts as long as the page if nothing can be stored.
  attempt(() => (paused ? localStorage.setItem(MOTION_KEY, PAUSED) : localStorage.removeItem(MOTION_KEY)));
  tell();
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  const stop = listen(listener);
  media.addEventListener("change", listener);
  return () => {
    stop();
    media.removeEventListener("change", listener);
  };
}

/** Whether nothing may move by itself; false on the server. */
export const useStill = () => useSyncExternalStore(subscribe, isStill, () => false);

/** Whether the reader stopped everything on this site; false on the server. */
export const usePaused = () => useSyncExternalStore(subscribe, isPaused, () => false);

/**
 * Whether one thing on the page moves by itself. The reader's choice for it holds until the setting
 * of the whole site changes. `chosen` says whether the choice differs from that setting.
 */
export function useMoving(): { moving: boolean; chosen: boolean; toggle: () => void } {
  const still = useStill();
  const [choice, setChoice] = useState<{ still: boolean; moving: boolean }>();
  const moving = choice?.still === still ? choice.moving : !still;
  return { moving, chosen: moving === still, toggle: () => setChoice({ still, moving: !moving }) };
}
