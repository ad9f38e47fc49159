/**
 * Inline script of every page, which runs before the body is parsed. The build compiles it:
 * `delivery/build/plugins/page-template.ts`.
 */
import type { Prehydration } from "./contract.ts";
import { markPaused } from "./motion.ts";
import { holdPresses } from "./presses.ts";
import { reloadOnReturn } from "./returns.ts";
import { startReveal } from "./reveal.ts";
import { holdVideos } from "./videos.ts";

markPaused();
const releaseVideos = holdVideos();
const stay = reloadOnReturn();
const takeReveal = startReveal();
const { endWaiting, releasePress } = holdPresses();

window.prehydration = {
  takeReveal,
  releasePress,
  endWaiting: () => {
    releaseVideos();
    stay();
    takeReveal();
    endWaiting();
  },
} satisfies Prehydration;
