import { useEffect, useState } from "react";
import { randomDelay, type Reveal } from "../../prehydration/reveal.ts";

/**
 * The states of the intro: a timer with a random delay starts it, and leaving the page cancels the
 * timer. Of a page that was loaded the inline script has started it.
 */
export function useReveal(): Reveal {
  const [reveal, setReveal] = useState<Reveal>("waiting");
  useEffect(() => {
    const timer = setTimeout(() => setReveal("shown"), window.prehydration?.takeReveal() ?? randomDelay());
    return () => clearTimeout(timer);
  }, []);
  return reveal;
}
