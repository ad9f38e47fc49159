import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Answers what a press on the button calls: when the next list page is there, the focus goes to its first heading, from
 * where the reader goes on; the button would be behind all of it.
 */
export function useFocusOnNext(end: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const heading = before.current?.nextElementSibling?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    before.current = null;
    // Not a place of the Tab key: it only begins there.
    heading.setAttribute("tabindex", "-1");
    heading.focus();
  });
  return () => void (before.current = end.current?.previousElementSibling ?? null);
}
