/**
 * Inline script of every page, which runs before the body is parsed. The build compiles it:
 * `delivery/build/plugins/page-template.ts`.
 */
import type { Prehydration } from "./contract.ts";
import { markPaused, isMotionReduced } from "./motion.ts";
import { holdPresses } from "./presses.ts";
import { startReveal } from "./reveal.ts";

markPaused();
const releaseVideos = holdVideos();
const stopReloading = reloadOnReturn();
const takeReveal = startReveal();
const { endWaiting, releasePress } = holdPresses();

window.prehydration = {
  takeReveal,
  releasePress,
  endWaiting: () => {
    releaseVideos();
    stopReloading();
    takeReveal();
    endWaiting();
  },
} satisfies Prehydration;

/**
 * Reloads a page that was left before its hydration and is restored from the back/forward cache, because WebKit drops
 * code that was still loading. Returns a function that prevents further reloads.
 */
function reloadOnReturn(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener("pageshow", reload);
  return () => removeEventListener("pageshow", reload);
}

/** Pauses media that start by themselves although motion is off. Returns a function that stops the pausing. */
function holdVideos(): () => void {
  const pauseIfReduced = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && target.autoplay && isMotionReduced()) target.pause();
  };
  addEventListener("play", pauseIfReduced, true);
  return () => removeEventListener("play", pauseIfReduced, true);
}
