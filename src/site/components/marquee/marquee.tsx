import { Box, chakra } from "@chakra-ui/react";
import { MotionButton } from "../motion/motion-button.tsx";
import { useMoving } from "../motion/motion.ts";

const COPIES = 20;
const LOOP = "20s";

interface MarqueeProps {
  text: string;
  /** Language of the text. */
  lang: string;
}

/** A banner that scrolls without end. Screen readers skip it, so the page has to hold the text elsewhere, too. */
export function Marquee({ text, lang }: MarqueeProps) {
  const { moving, chosen, toggle } = useMoving();
  return (
    <Box position="relative" overflow="clip" borderBottom="1px solid {colors.rule}">
      <chakra.p
        aria-hidden
        data-print="once"
        lang={lang}
        display="flex"
        w="max-content"
        py={{ base: "6", lg: "8" }}
        textStyle="display"
        whiteSpace="nowrap"
        animation={`scroll-half ${LOOP} linear infinite`}
        style={{ animationPlayState: chosen ? (moving ? "running" : "paused") : "var(--loops)" }}
      >
        {Array.from({ length: COPIES }, (_copy, index) => (
          <chakra.span key={index} pe="0.35em">
            {text}
          </chakra.span>
        ))}
      </chakra.p>
      <MotionButton moving={moving} onToggle={toggle} />
    </Box>
  );
}
