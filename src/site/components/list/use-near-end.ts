import { type RefObject, useEffect } from "react";

/** How far above the end of a list the next list page is asked for: it should be there when the reader is. */
const NEAR = "100% 0px";

/** In the page, but for the heading, which gets the focus when the page is new. */
const TABBED_TO = "main :focus-visible:not(h1)";

/**
 * Calls when the reader comes near the end of a list. Not for who goes from link to link with the keyboard: what
 * stands behind the list, such as the footer, would never come. Nor for who is at its button, however they came there:
 * with the last list page it goes, and would take the focus along.
 */
export function useNearEnd(end: RefObject<HTMLElement | null>, more: boolean, onNear: () => void): void {
  useEffect(() => {
    const row = end.current;
    if (!more || !row) return undefined;
    const isThere = () => row.contains(document.activeElement) || document.querySelector(TABBED_TO) !== null;
    const observer = new IntersectionObserver(
      (entries) => {
        // What happened since the last call comes together.
        if (entries.at(-1)?.isIntersecting && !isThere()) onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(row);
    return () => observer.disconnect();
  });
}
