import type { CardSummary } from "./schema.ts";
import { Picture } from "../../site/components/picture/picture.tsx";
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { MotionButton } from "../../site/components/motion/motion-button.tsx";
import { useMoving } from "../../site/components/motion/use-motion.ts";
import { ALL_CARDS, labelOf } from "./card-categories.ts";
import { VIDEO_CARDS } from "./type.ts";
import { useLocalText } from "../../site/i18n/use-texts.ts";

/** Renders the picture of a card, or the video of the card in the category of videos. */
export function CardMedia({
  card: { category, image, video, lang, address },
  first = false,
}: {
  card: Pick<CardSummary, "category" | "image" | "video" | "lang" | "address">;
  /** Whether the card is the first that the reader sees, so that its picture loads at once. */
  first?: boolean;
}) {
  if (category === VIDEO_CARDS && video)
    return <LoopingVideo src={video} poster={image} label={image.alt} lang={lang} />;
  return (
    <Picture
      picture={image}
      first={first}
      coverOf={address}
      lang={lang}
      sizes="(min-width: 48em) 58vw, 100vw"
      w="100%"
      aspectRatio="10 / 7"
    />
  );
}

interface LoopingVideoProps {
  src: string;
  /** Picture shown until the video plays, and instead of the video if the reader prefers reduced motion. */
  poster: Pick<CardSummary["image"], "src" | "focus">;
  label: string;
  /** Language of the label. */
  lang: string;
}

/**
 * Renders a video that plays automatically, muted and looping, with a button that stops it. Before hydration, the
 * inline script pauses the video if motion is reduced (`prehydration/inline.ts`).
 */
function LoopingVideo({ src, poster, label, lang }: LoopingVideoProps) {
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
        poster={poster.src}
        aria-label={label}
        lang={lang}
        autoPlay
        muted
        loop
        playsInline
        w="100%"
        aspectRatio="10 / 7"
        objectFit="cover"
        objectPosition={poster.focus}
      />
      <MotionButton moving={moving} onToggle={toggle} />
    </>
  );
}

/** Renders the category above a title. “All cards” is left out, because it would read like a link to all cards. */
export function CategoryLabel({ category }: { category: string }) {
  const local = useLocalText();
  if (category === ALL_CARDS) return null;
  return <chakra.p textStyle="label" color="fg.muted" {...local(labelOf(category))} />;
}
