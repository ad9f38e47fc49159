import { type RefObject, useEffect, useState } from "react";

/** Specification, section 9: lengths in CSS pixels, time in milliseconds. */
const PORTRAIT_WIDTH = 380;
const STEP_GAP = 16;
const END_TOLERANCE = 10;
const CHECK_AFTER_SCROLL = 300;

interface ScrollForward {
  /** Whether content extends beyond the visible width. */
  more: boolean;
  /** Advances by the width of a portrait plus the gap. */
  advance: () => void;
}

/** The button that scrolls a strip forward: evaluated on resize, and again some time after a scroll. */
export function useScrollForward(strip: RefObject<HTMLElement | null>): ScrollForward {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > END_TOLERANCE);
    const checkLater = () => {
      clearTimeout(timer);
      timer = setTimeout(check, CHECK_AFTER_SCROLL);
    };
    const observer = new ResizeObserver(check);
    observer.observe(element);
    element.addEventListener("scroll", checkLater, { passive: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      element.removeEventListener("scroll", checkLater);
    };
  }, [strip]);
  const advance = () => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = strip.current ? portraitWidth(strip.current) + STEP_GAP : 0;
    strip.current?.scrollBy({ left, behavior: still ? "instant" : "smooth" });
  };
  return { more, advance };
}

/** A portrait is narrower where the screen is. */
function portraitWidth(strip: HTMLElement): number {
  return strip.querySelector<HTMLElement>("[data-orientation=portrait]")?.offsetWidth ?? PORTRAIT_WIDTH;
}
