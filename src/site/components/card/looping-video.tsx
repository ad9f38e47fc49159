import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { MotionButton } from "../motion/motion-button.tsx";
import { useMoving } from "../motion/motion.ts";

interface LoopingVideoProps {
  src: string;
  /** Picture shown until it plays, and instead of it where the reader prefers reduced motion. */
  poster: string;
  label: string;
  /** Language of the label. */
  lang: string;
}

/**
 * A video that plays by itself, muted and looping, with a button that stops it. Until the page is
 * hydrated, a script of `index.html` pauses it where nothing may move.
 */
export function LoopingVideo({ src, poster, label, lang }: LoopingVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { moving, toggle } = useMoving();
  useEffect(() => {
    if (moving) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [moving]);
  return (
    <>
      <chakra.video
        ref={video}
        src={src}
        poster={poster}
        aria-label={label}
        lang={lang}
        autoPlay
        muted
        loop
        playsInline
        w="100%"
        aspectRatio="10 / 7"
        objectFit="cover"
      />
      <MotionButton moving={moving} onToggle={toggle} />
    </>
  );
}
