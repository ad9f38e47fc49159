/** What the site keeps in the browser, by the names of its keys. */

/** Whether everything was stopped; in local storage, as the language is (`i18n/languages.ts`). */
export const MOTION_KEY = "pompa:motion";
/** Pages that were opened from the search, the last first. */
export const RECENT_KEY = "pompa:recent";
/** Where the reader was on each page of the history; in the tab's storage, as what follows. */
export const POSITIONS_KEY = "pompa:positions";
/** What was typed in a form. */
export const TYPED_KEY = "pompa:typed";
/** The entry script, or without a network the address, that the page was loaded again for, which happens once for each. */
export const RELOADED_KEY = "pompa:reloaded-for";

/** What a browser answers; `undefined` where it refuses to be asked, as one that blocks storage or cookies does. */
export function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
