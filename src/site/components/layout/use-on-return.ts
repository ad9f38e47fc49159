import { useEffect } from "react";

/** How soon after a return a failure is still of the time before, in milliseconds. */
const MOMENT = 1000;

/** When the reader came back to the page as the browser had kept it, by the page's clock; what follows happens once for each time. */
let returned = -Infinity;

const hear = ({ persisted }: PageTransitionEvent) => {
  if (persisted) returned = performance.now();
};

if (!import.meta.env.SSR) window.addEventListener("pageshow", hear);

/**
 * For the messages of what could not be loaded. What was loading when the reader left the site is no failure: WebKit
 * gives it up, and says so as the page is left or when the reader is back on it. Then it is mended without them.
 */
export function useOnReturn(mend: () => void): void {
  useEffect(() => {
    const mendOnce = () => {
      if (performance.now() - returned > MOMENT) return;
      returned = -Infinity;
      mend();
    };
    mendOnce();
    window.addEventListener("pageshow", mendOnce);
    return () => window.removeEventListener("pageshow", mendOnce);
  }, [mend]);
}

/** The whole page: a browser may remember that a module failed. */
export const loadAnew = (): void => window.location.reload();
