/**
 * Scroll position, focus and announcement of a new page. A link scrolls the page to its top, or to the element that the
 * fragment of the link names, even if the page is already open; Back and Forward restore the former scroll position.
 * Focus moves to the named element if it is a heading, otherwise to the heading of the page. The title of a new page is
 * announced.
 */
import { useEffect, useLayoutEffect } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { followPosition, positionAt } from "../../../shared/loading/positions.ts";
import { useTranslation } from "react-i18next";

/** Location that was shown last. */
let shown: Location | undefined;

/**
 * Sets scroll position and focus at each change of page, and when a link to the open page is pressed. The component is
 * in the Suspense boundary of the page, because it searches for elements of the page. `announce` is called with the
 * title of every page but the first.
 */
export function PageChange({ announce }: { announce: (title: string) => void }) {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const type = useNavigationType();
  useEffect(() => followPosition(key, pathname), [key, pathname]);
  // A layout effect scrolls before the browser paints, and before a view transition measures where pictures move to.
  useLayoutEffect(() => {
    const former = shown;
    shown = location;
    if (!former || former === location || keepsPlace(former, location, type)) return;
    const anchor = type === "POP" || hash === "" ? null : document.getElementById(hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, type === "POP" ? positionAt(key, pathname) : 0);
    focusHeading(anchor);
    if (former.pathname !== pathname) announce(document.title);
  }, [location, pathname, hash, key, type, announce]);
  return undefined;
}

/**
 * Returns whether a navigation keeps the reader's place on the open page. This applies to Back and Forward on that
 * page, and to changes of its query by the viewer or the search.
 */
function keepsPlace(former: Location, { pathname, search, hash }: Location, type: NavigationType): boolean {
  return former.pathname === pathname && (type === "POP" || (hash === "" && former.search !== search));
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
