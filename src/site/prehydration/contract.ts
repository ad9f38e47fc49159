/**
 * What the inline script of every page leaves for the app. It stands in for what only the app can do,
 * until the app says that it does it itself.
 */
export interface Prehydration {
  /** The page answers to the reader: nothing is done for it any more. */
  endWaiting: () => void;
  /** Presses the button again that was held back, if it answers by now. Presses it once. */
  releasePress: () => void;
  /** Leaves the intro of the home page to the app: the milliseconds that it would still wait, the first time. */
  takeReveal: () => number | undefined;
}

declare global {
  interface Window {
    prehydration?: Prehydration;
  }
}

/** Attribute of an element whose buttons do not answer yet; a press on one is held back. */
export const WAITING_ATTRIBUTE = "data-waiting";
