import { useEffect, useState } from "react";
import type { Swiper } from "swiper";
import { useMoving } from "../motion/use-moving.ts";

/** Runs the autoplay of a carousel; it starts stopped where reduced motion is asked for. */
export function useAutoplay(swiper: Swiper | undefined) {
  const { moving, toggle } = useMoving();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = moving && !pointed && !focused;
  useEffect(() => {
    if (running) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, running]);
  return {
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
