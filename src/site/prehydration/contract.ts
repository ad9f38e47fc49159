/**
 * Interface between the inline script of every page and the app. Before hydration, the script does the work that cannot
 * wait for the app.
 */
export interface Prehydration {
  /** Ends all work that the script does in place of the app. The app calls this method after hydration. */
  endWaiting: () => void;
  /** Repeats the press that was held back, if the code of its button has loaded. A press is repeated only once. */
  releasePress: () => void;
  /**
   * Stops the script's timer for the intro of the home page, so that the app can go on with the intro. Returns the
   * remaining milliseconds of the delay; `undefined` after the first call.
   */
  takeReveal: () => number | undefined;
}

declare global {
  interface Window {
    prehydration?: Prehydration;
  }
}

/** Attribute of an element whose buttons have no code yet. Presses on them wait until the code has loaded. */
export const WAITING_ATTRIBUTE = "data-waiting";
