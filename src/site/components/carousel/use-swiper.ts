import { useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { once } from "../../../shared/loading/once.ts";

const load = once(() => import("./swiper.ts"));

/** Makes the slides of a frame move. Its code is a seventh of the page's, so it comes when the page has started. */
export function useSwiper() {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
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
  return { frame, swiper };
}
