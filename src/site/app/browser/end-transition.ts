/**
 * What the browser moves from page to page keeps nobody waiting: React shows a next page only when that has ended, so a
 * press, and going back, end it at once.
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

/** https://drafts.csswg.org/css-view-transitions/#dom-viewtransition-ready */
const REFUSALS = new Set(["AbortError", "InvalidStateError", "TimeoutError"]);

/** A transition that the browser refuses or ends, such as in a tab that is hidden, is no error: the page is there. */
export function reportUnlessTransition(error: unknown): void {
  if (!(error instanceof DOMException && REFUSALS.has(error.name))) reportError(error);
}
