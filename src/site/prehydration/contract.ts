/**
 * Interface between the inline script of every page and the app. Until the app takes over, the script does the work
 * that cannot wait for the app.
 */
export interface Prehydration {
  /** Ends all work that the script does in place of the app, once the page is hydrated. */
  endWaiting: () => void;
  /** Repeats the held press on a button, once, unless the button is still waiting for its code. */
  releasePress: () => void;
  /**
   * Hands over the intro of the home page to the app. Returns the remaining milliseconds of the delay; `undefined`
   * after the first call.
   */
  takeReveal: () => number | undefined;
}

declare global {
  interface Window {
    prehydration?: Prehydration;
  }
}

/** Attribute of an element whose buttons have no code yet; a press on one of them is held. */
export const WAITING_ATTRIBUTE = "data-waiting";
