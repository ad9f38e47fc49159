/**
 * Scroll position, focus and announcement of a new page. After a link it is scrolled to its top, or to the place that
 * the link names; after Back or Forward, to where the reader was. Focus moves to the heading of the page or of that
 * place, and the title is announced.
 */
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { followPosition, positionAt } from "../../../shared/loading/positions.ts";
import { useTranslation } from "react-i18next";

/** Address of the page that was shown last. */
let shown: string | undefined;

/**
 * Moves scroll position and focus at each change of page. The component stands beside the page, in its Suspense
 * boundary, because it looks for elements of the page. `announce` gets the title of every page but the first.
 */
export function PageChange({ announce }: { announce: (title: string) => void }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => followPosition(key), [key]);
  // A layout effect scrolls before the browser paints, and before a view transition looks where the cover moves to.
  useLayoutEffect(() => {
    const first = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (first) return;
    const place = type === "POP" || hash === "" ? null : document.getElementById(hash.slice(1));
    if (place) place.scrollIntoView();
    else window.scrollTo(0, type === "POP" ? positionAt(key) : 0);
    focusHeading(place);
    announce(document.title);
  }, [pathname, hash, key, type, announce]);
  return undefined;
}

/** Focuses the heading of a place, or of the page. The Tab key goes on from the heading, but never stops at it. */
function focusHeading(place: HTMLElement | null): void {
  const heading = place?.matches("h2, h3") ? place : document.querySelector<HTMLElement>("main h1");
  const target = heading ?? document.querySelector("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/** Sets the language of the document when its texts are rendered: any sooner, the page would be laid out twice. */
export function PageLanguage() {
  const { language } = useTranslation().i18n;
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting the same language again would lay out the page, too.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return undefined;
}
