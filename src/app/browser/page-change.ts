/**
 * What happens when a page is shown: after a link it is scrolled to its top, after Back or Forward to
 * where the reader was; focus moves to its heading and its title is announced.
 */
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { followPosition, positionAt } from "../../loading/positions.ts";

/** The address of the page that was shown last. */
let shown: string | undefined;

/**
 * Stands beside the page, in its boundary, because it looks for what the page has shown. `announce`
 * hears the title of every page but the first.
 */
export function PageChange({ announce }: { announce: (title: string) => void }) {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => followPosition(key), [key]);
  useEffect(() => {
    const first = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (first) return;
    window.scrollTo(0, type === "POP" ? positionAt(key) : 0);
    focusHeading();
    announce(document.title);
  }, [pathname, key, type, announce]);
  return undefined;
}

/** Not a place of the Tab key: it only begins there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
