/**
 * Buttons pressed before the page was hydrated. An inline script of `index.html` holds the last
 * one back (also the button of a form, which would reload the page and lose what was typed);
 * here it is pressed again, now that it does something.
 */
declare global {
  interface Window {
    earlyClick?: { target?: HTMLElement; stop: () => void };
    /** Holds videos where nothing may move, until their component does. */
    earlyVideo?: { stop: () => void };
  }
}

export function replayEarlyClick(): void {
  const { target, stop } = window.earlyClick ?? {};
  stop?.();
  window.earlyVideo?.stop();
  if (target?.isConnected) target.click();
}
