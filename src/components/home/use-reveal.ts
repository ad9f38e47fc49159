import { useEffect, useState } from "react";

/** Bounds of the random delay before the intro, in milliseconds. */
const DELAY = { least: 300, most: 700 };

export type Reveal = "waiting" | "shown";

declare global {
  interface Window {
    /** The intro of a page that is not hydrated yet: a script of `index.html` starts it. */
    earlyReveal?: { due: number; timer: number } | undefined;
  }
}

/** The states of the intro: a timer with a random delay starts it, and leaving the page cancels the timer. */
export function useReveal(): Reveal {
  const [reveal, setReveal] = useState<Reveal>("waiting");
  useEffect(() => {
    const timer = setTimeout(() => setReveal("shown"), takeEarlyReveal() ?? randomDelay());
    return () => clearTimeout(timer);
  }, []);
  return reveal;
}

/** Takes over from the early script: the milliseconds that it would still wait, if it waits for a title. */
function takeEarlyReveal(): number | undefined {
  const early = window.earlyReveal;
  window.earlyReveal = undefined;
  clearTimeout(early?.timer);
  return early && Math.max(0, early.due - performance.now());
}

const randomDelay = () => DELAY.least + Math.random() * (DELAY.most - DELAY.least);
