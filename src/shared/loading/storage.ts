/** Keys of the values that the site stores in the browser. */

/**
 * Key in local storage: whether the reader stopped all motion. The reader's language is also in local storage
 * (`i18n/languages.ts`).
 */
export const MOTION_KEY = "pompa:motion";
/** Key in local storage: pages that were opened from the search, the most recent first. */
export const RECENT_KEY = "pompa:recent";
/** Key in session storage: scroll positions of the pages in the history. */
export const POSITIONS_KEY = "pompa:positions";
/** Key in session storage: values typed in a form. */
export const TYPED_KEY = "pompa:typed";
/**
 * Key in session storage: entry script for which the page was reloaded, or the page's address if the network is down.
 * Each entry script and each address causes only one reload.
 */
export const RELOADED_KEY = "pompa:reloaded-for";

/** Returns the result of `action`; `undefined` if `action` throws, as in a browser that blocks storage or cookies. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
