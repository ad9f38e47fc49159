import { useEffect, useState } from "react";

/** Bounds of the random delay before the intro, in milliseconds (specification, section 9). */
const DELAY = { least: 300, most: 700 };

export type Reveal = "waiting" | "shown";

/** The states of the intro: a timer with a random delay starts it, and leaving the page cancels the timer. */
export function useReveal(): Reveal {
  const [reveal, setReveal] = useState<Reveal>("waiting");
  useEffect(() => {
    const delay = DELAY.least + Math.random() * (DELAY.most - DELAY.least);
    const timer = setTimeout(() => setReveal("shown"), delay);
    return () => clearTimeout(timer);
  }, []);
  return reveal;
}
