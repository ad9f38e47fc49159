import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import { Autoplay } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { CONTENT_LANGUAGE } from "../../magazine/language.ts";
import { MotionButton } from "../motion/motion-button.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { type CarouselSlide, PictureSlide } from "./picture-slide.tsx";
import { WordsSlide } from "./words-slide.tsx";

interface CarouselProps {
  label: string;
  words: readonly string[];
  slides: readonly CarouselSlide[];
}

/** How long each slide is shown, in milliseconds. */
const DELAY = 3000;

/** Slides that loop by themselves; they stop on hover, on focus and with the button. */
export function Carousel({ label, words, slides }: CarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const { moving, toggle, pauses } = useAutoplay(swiper);
  return (
    <chakra.section
      aria-label={label}
      aria-roledescription="carousel"
      position="relative"
      h={{ base: "22.5vh", md: "25vh" }}
      overflow="hidden"
      css={FRAME}
      {...pauses}
    >
      <MotionButton moving={moving} onToggle={toggle} />
      <Swiper
        lang={CONTENT_LANGUAGE}
        modules={[Autoplay]}
        loop
        speed={600}
        autoplay={{ delay: DELAY, disableOnInteraction: false }}
        onSwiper={setSwiper}
      >
        <SwiperSlide>
          <WordsSlide words={words} />
        </SwiperSlide>
        {slides.map((slide) => (
          <SwiperSlide key={slide.wide.src}>
            <PictureSlide {...slide} />
          </SwiperSlide>
        ))}
      </Swiper>
    </chakra.section>
  );
}

/** The few of Swiper's rules that slides need: its style sheet would load after the first paint. */
const FRAME = {
  "& .swiper": { height: "100%", overflow: "hidden" },
  "& .swiper-wrapper": { display: "flex", height: "100%", transitionProperty: "transform" },
  "& .swiper-slide": { flexShrink: 0, width: "100%", height: "100%" },
};
