import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isMotionReduced } from "../../prehydration/motion.ts";
import { Button } from "../button/button.tsx";

/**
 * Renders the button that scrolls a strip of pictures forward, unless the end of the strip is visible. The button is a
 * component of its own, so that the pictures are not rendered again when it appears or disappears.
 */
export function ForwardButton({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const { hasMore, advance } = useScrollForward(strip);
  if (!hasMore) return undefined;
  return (
    <Button
      onClick={advance}
      aria-label={t("gallery.forward")}
      position="absolute"
      insetEnd="gutter"
      top="50%"
      mt="-2rem"
      boxSize="4rem"
      px="0"
      bg="bg.page"
      fontSize="2xl"
    >
      →
    </Button>
  );
}

/** The first four constants are lengths in CSS pixels; `CHECK_AFTER_SCROLL` is a time in milliseconds. */
const PORTRAIT_WIDTH = 380;
const LANDSCAPE_WIDTH = 350;
const STEP_GAP = 16;
const END_TOLERANCE = 10;
const CHECK_AFTER_SCROLL = 300;

/**
 * Returns `hasMore` (whether the strip extends beyond its visible width) and `advance` (scrolls the strip by the width
 * of a portrait plus the gap). `hasMore` is updated on resize, and `CHECK_AFTER_SCROLL` after the last scroll event.
 */
function useScrollForward(strip: RefObject<HTMLElement | null>) {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => setHasMore(element.scrollWidth - element.clientWidth - element.scrollLeft > END_TOLERANCE);
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
    if (strip.current) scrollForward(strip.current);
  };
  return { hasMore, advance };
}

function scrollForward(strip: HTMLElement): void {
  // Scroll snapping is turned off and stays off, because it would pull the strip to the edge of a landscape picture,
  // either at once or when it is turned on again.
  strip.style.scrollSnapType = "none";
  strip.scrollBy({ left: portraitWidth(strip) + STEP_GAP, behavior: isMotionReduced() ? "instant" : "smooth" });
}

/**
 * Returns the width of the strip's portraits in CSS pixels. The width is smaller on narrow screens. If the strip has no
 * portraits, the width is calculated from a landscape.
 */
function portraitWidth(strip: HTMLElement): number {
  const widthOf = (orientation: string) =>
    strip.querySelector<HTMLElement>(`[data-orientation=${orientation}]`)?.offsetWidth;
  return widthOf("portrait") ?? ((widthOf("landscape") ?? LANDSCAPE_WIDTH) * PORTRAIT_WIDTH) / LANDSCAPE_WIDTH;
}
