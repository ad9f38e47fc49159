/**
 * What happens when a page is shown: after a link it is scrolled to its top, or to the place that the
 * link names, after Back or Forward to where the reader was; focus moves to its heading, or to that
 * place, and its title is announced.
 */
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { followPosition, positionAt } from "../../../shared/loading/positions.ts";
import { useTranslation } from "react-i18next";

/** The address of the page that was shown last. */
let shown: string | undefined;

/**
 * Stands beside the page, in its boundary, because it looks for what the page has shown. `announce`
 * hears the title of every page but the first.
 */
export function PageChange({ announce }: { announce: (title: string) => void }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => followPosition(key), [key]);
  // Before the browser draws the page, and looks where the cover goes that it moves there.
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

/** That of a place, or of the page. Not a place of the Tab key: it only begins there. */
function focusHeading(place: HTMLElement | null): void {
  const heading = place?.matches("h2, h3") ? place : document.querySelector<HTMLElement>("main h1");
  const target = heading ?? document.querySelector("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/** Names the language of the texts with which it is shown. Named before them, it would have the page laid out twice. */
export function PageLanguage() {
  const { language } = useTranslation().i18n;
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Named again, it would be laid out as well.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return undefined;
}
