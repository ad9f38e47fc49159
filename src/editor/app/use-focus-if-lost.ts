import { type RefObject, useEffect, useRef } from "react";

/** Where the editor begins, the focus is the browser's. */
let isFirst = true;

/** What gets the focus when it comes up, if what had it before is gone. */
export function useFocusIfLost<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) target.current?.focus();
    isFirst = false;
  }, []);
  return target;
}
