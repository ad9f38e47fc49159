import { useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { once } from "../../../shared/loading/once.ts";
import { useMoving } from "../motion/motion.ts";

const load = once(() => import("./swiper.ts"));

/**
 * Makes the slides of a frame move by themselves, unless reduced motion is asked for. Its code is a seventh of the
 * page's, so it comes when the page has started.
 */
export function useCarousel() {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const { moving, toggle } = useMoving();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = moving && !pointed && !focused;
  useEffect(() => {
    let started: Swiper | undefined;
    let gone = false;
    const start = ({ startSwiper }: Awaited<ReturnType<typeof load>>) => {
      if (gone || !frame.current) return;
      started = startSwiper(frame.current);
      setSwiper(started);
    };
    // Without its code the first slide stays, and says what the section is about.
    load().then(start, () => {});
    return () => {
      gone = true;
      started?.destroy();
    };
  }, []);
  useEffect(() => {
    if (running) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, running]);
  return {
    frame,
    /** Whether it plays, as the reader chose; its button shows this. */
    moving,
    toggle,
    /** Handlers for the frame: autoplay rests while the pointer or the focus is in it. */
    pauses: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
