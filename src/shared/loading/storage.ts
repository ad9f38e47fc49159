/** Keys of what the site keeps in the browser's storage. */

/** Key in local storage: whether the reader stopped all motion. The language is there, too (`i18n/languages.ts`). */
export const MOTION_KEY = "pompa:motion";
/** Key in local storage: pages that were opened from the search, the last first. */
export const RECENT_KEY = "pompa:recent";
/** Key in session storage: scroll positions of the pages in the history. */
export const POSITIONS_KEY = "pompa:positions";
/** Key in session storage: values typed in a form. */
export const TYPED_KEY = "pompa:typed";
/**
 * Key in session storage: entry script, or without a network the address, for which the page was reloaded, once each.
 */
export const RELOADED_KEY = "pompa:reloaded-for";

/** Result of `ask`; `undefined` if it throws, as in a browser that blocks storage or cookies. */
export function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
