import { type RefObject, useEffect, useRef } from "react";

/** Whether no screen has appeared yet. The screen that appears initially does not take the focus. */
let isFirst = true;

/** Focuses an element when it appears, if the focus was lost. */
export function useFocusIfLost<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) target.current?.focus();
    isFirst = false;
  }, []);
  return target;
}
