/** The intro of the home page, which waits for a time by chance (300 to 700 ms), not for the site's scripts. */

/** Attribute of the title. */
export const REVEAL_ATTRIBUTE = "data-reveal";
export type Reveal = "waiting" | "shown";

/** In milliseconds. */
export const randomDelay = () => 300 + Math.random() * 400;

/** Times the intro; answers how to stop that, and how long it would still have waited. */
export function startReveal(): () => number | undefined {
  const delay = randomDelay();
  let due: number | undefined = performance.now() + delay;
  const timer = setTimeout(() => {
    const shown: Reveal = "shown";
    document.querySelector(`[${REVEAL_ATTRIBUTE}]`)?.setAttribute(REVEAL_ATTRIBUTE, shown);
  }, delay);
  return () => {
    clearTimeout(timer);
    const left = due && Math.max(0, due - performance.now());
    due = undefined;
    return left;
  };
}
