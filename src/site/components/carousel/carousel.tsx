import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { MotionButton } from "../motion/motion-button.tsx";
import { useEffect, useRef, useState, Fragment } from "react";
import type { Swiper } from "swiper";
import { once } from "../../../shared/loading/load-once.ts";
import { useMoving } from "../motion/use-motion.ts";
import { IN_CAPITALS } from "../../../shared/magazine/heading-fonts.ts";
import type { Picture as PictureData } from "../../../shared/compiled/document.ts";
import { Logo } from "../logo/logo.tsx";
import { Picture } from "../picture/picture.tsx";
import { HEADING } from "../../theme/headings.ts";

interface CarouselProps {
  label: string;
  words: readonly string[];
  slides: readonly CarouselSlide[];
}

/**
 * Renders slides that advance automatically in a loop. Hover, focus and the button stop the slides. Only the first
 * slide is visible until Swiper has loaded.
 */
export function Carousel({ label, words, slides }: CarouselProps) {
  const { t } = useTranslation();
  const { frame, moving, toggle, pauseHandlers } = useCarousel();
  return (
    <chakra.section
      aria-label={label}
      aria-roledescription={t("motion.carouselRole")}
      data-print="none"
      position="relative"
      h={{ base: "22.5vh", md: "25vh" }}
      overflow="hidden"
      css={FRAME_STYLES}
      {...pauseHandlers}
    >
      <MotionButton moving={moving} onToggle={toggle} />
      <div ref={frame} lang={CONTENT_LANGUAGE} className="swiper">
        <div className="swiper-wrapper">
          <div className="swiper-slide">
            <WordsSlide words={words} />
          </div>
          {slides.map((slide) => (
            <div key={slide.wide.src} className="swiper-slide">
              <PictureSlide {...slide} />
            </div>
          ))}
        </div>
      </div>
    </chakra.section>
  );
}

/**
 * Rules that the slides need from Swiper's style sheet. The style sheet itself is not used, because it would load after
 * the first paint.
 */
const FRAME_STYLES = {
  // On low viewports the carousel is 9rem high. If it were lower, its button would cover the words of the first slide.
  [LOW_VIEWPORT]: { height: "9rem" },
  "& .swiper": { height: "100%", overflow: "hidden", touchAction: "pan-y" },
  "& .swiper-wrapper": { display: "flex", height: "100%", transitionProperty: "transform" },
  "& .swiper-slide": { flexShrink: 0, width: "100%", height: "100%" },
};

const loadSwiper = once(() => import("./swiper.ts"));

/**
 * Advances the slides automatically, unless the reader prefers reduced motion. Swiper is about a seventh of the page's
 * code, so it loads after the page has started.
 */
function useCarousel() {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const { moving, toggle } = useMoving();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isRunning = moving && !isHovered && !isFocused;
  useEffect(() => {
    let instance: Swiper | undefined;
    let isUnmounted = false;
    const start = ({ startSwiper }: Awaited<ReturnType<typeof loadSwiper>>) => {
      if (isUnmounted || !frame.current) return;
      instance = startSwiper(frame.current);
      setSwiper(instance);
    };
    // If Swiper cannot be loaded, the first slide stays visible; its text tells what the section is about.
    loadSwiper().then(start, () => {});
    return () => {
      isUnmounted = true;
      instance?.destroy();
    };
  }, []);
  useEffect(() => {
    if (isRunning) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, isRunning]);
  return {
    frame,
    /** Whether the slides advance, regardless of hover and focus. The button shows this state. */
    moving,
    toggle,
    /** Event handlers for the frame: autoplay stops while the pointer or the focus is inside the frame. */
    pauseHandlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}

interface CarouselSlide {
  /** Picture from the `lg` breakpoint up. */
  wide: PictureData & { alt: string };
  /** Picture below the `lg` breakpoint. */
  narrow: PictureData & { alt: string };
}

/** Media query of the `lg` breakpoint, from which the wide picture is shown. */
const LARGE_SCREEN = "(min-width: 64em)";

/** Renders a picture that covers its slide. */
function PictureSlide({ wide, narrow }: CarouselSlide) {
  const styleProps = { objectPosition: { base: narrow.focus, lg: wide.focus ?? (narrow.focus && "center") } };
  return (
    <Picture
      picture={narrow}
      other={{ media: LARGE_SCREEN, picture: wide }}
      sizes="100vw"
      boxSize="100%"
      {...styleProps}
    />
  );
}

/**
 * Assumed width of a letter, as a multiple of the font size. Typefaces for headings in capitals, such as Anton, are
 * narrow.
 */
const LETTER_WIDTH = IN_CAPITALS ? 0.467 : 0.75;

/** Returns the font size at which all words fit in one line. The logos and gaps are together 3 em wide. */
const fontSizeFor = (words: readonly string[]) => `${(92 / (LETTER_WIDTH * words.join("").length + 3)).toFixed(1)}vw`;

/** Renders the words of the magazine, with the spinning logo between every two words. */
function WordsSlide({ words }: { words: readonly string[] }) {
  return (
    <Flex
      h="100%"
      align="center"
      justify="center"
      gap="clamp(0.5rem, 2vw, 3rem)"
      bg="bg.raised"
      {...HEADING}
      fontSize={`min(${fontSizeFor(words)}, 15vh)`}
      lineHeight="1"
    >
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && <Logo size="0.62em" />}
          <chakra.span>{word}</chakra.span>
        </Fragment>
      ))}
    </Flex>
  );
}
