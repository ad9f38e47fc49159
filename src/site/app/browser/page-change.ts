/**
 * Scroll position, focus and announcement of a new page. A link scrolls the page to its top, or to the element that the
 * fragment of the link names; Back and Forward restore the former scroll position. Focus moves to the named element if
 * it is a heading, otherwise to the heading of the page. The title is announced.
 */
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { followPosition, positionAt } from "../../../shared/loading/positions.ts";
import { useTranslation } from "react-i18next";

/** Address of the page that was shown last. */
let shownAddress: string | undefined;

/**
 * Sets scroll position and focus at each change of page. The component is in the Suspense boundary of the page, because
 * it searches for elements of the page. `announce` is called with the title of every page but the first.
 */
export function PageChange({ announce }: { announce: (title: string) => void }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => followPosition(key), [key]);
  // A layout effect scrolls before the browser paints, and before a view transition measures where pictures move to.
  useLayoutEffect(() => {
    const isFirst = shownAddress === undefined;
    if (shownAddress === pathname) return;
    shownAddress = pathname;
    if (isFirst) return;
    const anchor = type === "POP" || hash === "" ? null : document.getElementById(hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, type === "POP" ? positionAt(key) : 0);
    focusHeading(anchor);
    announce(document.title);
  }, [pathname, hash, key, type, announce]);
  return undefined;
}

/**
 * Focuses `anchor` if it is a heading, otherwise the heading of the page, or `main` if the page has none. The Tab key
 * continues from the focused heading, but never stops at it.
 */
function focusHeading(anchor: HTMLElement | null): void {
  const heading = anchor?.matches("h2, h3") ? anchor : document.querySelector<HTMLElement>("main h1");
  const target = heading ?? document.querySelector("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/**
 * Sets the language of the document together with its texts. If the language were set before the texts, the browser
 * would lay out the page twice.
 */
export function PageLanguage() {
  const { language } = useTranslation().i18n;
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting `lang`, even to the same language, makes the browser lay out the page again.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return undefined;
}
