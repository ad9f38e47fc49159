/**
 * Interface between the inline script of every page and the app. The script stands in for what only the app can do,
 * until the app takes over.
 */
export interface Prehydration {
  /** Ends everything that the script does in place of the app, once the page is hydrated. */
  endWaiting: () => void;
  /** Presses the held button again, once, unless it is still waiting for its code. */
  releasePress: () => void;
  /**
   * Hands the intro of the home page to the app. Returns the milliseconds still to wait; undefined after the first
   * call.
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
