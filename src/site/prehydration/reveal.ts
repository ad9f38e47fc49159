/**
 * Intro of the home page, which appears after a random delay of 300 to 700 ms and does not wait for the site's scripts.
 */

/** Attribute of the title with the state of the intro, a `Reveal`. */
export const REVEAL_ATTRIBUTE = "data-reveal";
export type Reveal = "waiting" | "shown";

/** Returns a random delay of the intro, in milliseconds. */
export const randomDelay = () => 300 + Math.random() * 400;

/**
 * Starts the timer of the intro. Returns a function that stops the timer. The first call of that function returns the
 * remaining milliseconds; later calls return `undefined`.
 */
export function startReveal(): () => number | undefined {
  const delay = randomDelay();
  let dueTime: number | undefined = performance.now() + delay;
  const timer = setTimeout(() => {
    const shown: Reveal = "shown";
    document.querySelector(`[${REVEAL_ATTRIBUTE}]`)?.setAttribute(REVEAL_ATTRIBUTE, shown);
  }, delay);
  return () => {
    clearTimeout(timer);
    const remaining = dueTime && Math.max(0, dueTime - performance.now());
    dueTime = undefined;
    return remaining;
  };
}
