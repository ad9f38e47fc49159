/**
 * Whether what moves by itself may move (WCAG 2.2 criterion 2.2.2): the reader's choice on this site,
 * remembered, and what the system asks for.
 */
import { attempt, MOTION_KEY } from "../../../shared/loading/storage.ts";
import { MOTION_ATTRIBUTE, PAUSED, REDUCED_MOTION } from "../../prehydration/motion.ts";

const listeners = new Set<() => void>();

export function setPaused(paused: boolean): void {
  if (paused) document.documentElement.setAttribute(MOTION_ATTRIBUTE, PAUSED);
  else document.documentElement.removeAttribute(MOTION_ATTRIBUTE);
  // Without storage the choice lasts as long as the page.
  attempt(() => (paused ? localStorage.setItem(MOTION_KEY, PAUSED) : localStorage.removeItem(MOTION_KEY)));
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  listeners.add(listener);
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}
