/**
 * Ends the running view transition at each click, and when the reader goes back or forward. React shows the next page
 * only after the transition. Without this function, the reader would have to wait until the animation ends.
 */
export function endTransitionOnPress(): void {
  for (const type of ["click", "popstate"]) window.addEventListener(type, endTransition, { capture: true });
}

function endTransition(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition")) animation.finish();
  }
}

/**
 * Names of the errors of a refused or skipped transition:
 * https://drafts.csswg.org/css-view-transitions/#dom-viewtransition-ready
 */
const REFUSALS = new Set(["AbortError", "InvalidStateError", "TimeoutError"]);

/**
 * Reports an error. Errors of a view transition that the browser refused or skipped, as in a hidden tab, are ignored,
 * because the page is shown anyway.
 */
export function reportUnlessTransition(error: unknown): void {
  if (!(error instanceof DOMException && REFUSALS.has(error.name))) reportError(error);
}
