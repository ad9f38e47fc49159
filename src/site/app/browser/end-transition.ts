/**
 * Ends the running view transition at every press and when the reader goes back. React shows the next page only after
 * the transition, so the reader would wait for it.
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
 * Errors of a refused or skipped transition: https://drafts.csswg.org/css-view-transitions/#dom-viewtransition-ready
 */
const REFUSALS = new Set(["AbortError", "InvalidStateError", "TimeoutError"]);

/**
 * Reports an error, unless the browser refused or skipped a transition, as in a hidden tab: the page is shown anyway.
 */
export function reportUnlessTransition(error: unknown): void {
  if (!(error instanceof DOMException && REFUSALS.has(error.name))) reportError(error);
}
