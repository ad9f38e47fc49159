import { useEffect, useRef } from "react";

/** Every route change scrolls to the top (specification, section 2) and moves focus to the new page. */
export function useArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
