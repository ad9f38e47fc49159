/**
 * What inline scripts of `index.html` do until the page is hydrated. They hold back the last button
 * that was pressed (also that of a form, which would reload the page and lose what was typed); here
 * it is pressed again, now that it does something. They hold videos where nothing may move, until
 * their component does, and show the title of the home page, which later visits to it time anew.
 */
declare global {
  interface Window {
    earlyClick?: { target?: HTMLElement; stop: () => void };
    earlyVideo?: { stop: () => void };
  }
}

export function endEarly(): void {
  const { target, stop } = window.earlyClick ?? {};
  stop?.();
  window.earlyVideo?.stop();
  clearTimeout(window.earlyReveal?.timer);
  window.earlyReveal = undefined;
  if (target?.isConnected) target.click();
}
