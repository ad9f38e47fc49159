import { Box, chakra, Flex } from "@chakra-ui/react";
import { MotionButton } from "../motion/motion-button.tsx";
import { useMoving } from "../motion/use-motion.ts";

const COPIES = 20;
const LOOP_DURATION = "20s";

interface MarqueeProps {
  children: string;
  /** Language of the text; `undefined` if the text is in the language of the page. */
  lang?: string | undefined;
}

/**
 * Renders a banner that scrolls without end. Screen readers skip the banner, so the page has to contain the text
 * elsewhere as well.
 */
export function Marquee({ children, lang }: MarqueeProps) {
  const { moving, isOverridden, toggle } = useMoving();
  return (
    <Flex borderBottom="1px solid {colors.rule}" css={{ "& > button": BUTTON_STYLES }}>
      <Box flex="1" minW="0" overflow="clip">
        <chakra.p
          aria-hidden
          data-print="once"
          lang={lang}
          display="flex"
          w="max-content"
          py={{ base: "6", lg: "8" }}
          textStyle="display"
          whiteSpace="nowrap"
          animation={`scroll-half ${LOOP_DURATION} linear infinite`}
          style={{ animationPlayState: isOverridden ? (moving ? "running" : "paused") : "var(--loops)" }}
        >
          {Array.from({ length: COPIES }, (_copy, index) => (
            <chakra.span key={index} pe="0.35em">
              {children}
            </chakra.span>
          ))}
        </chakra.p>
      </Box>
      <MotionButton moving={moving} onToggle={toggle} />
    </Flex>
  );
}

/** Styles that place the button beside the text, where it never covers a letter. */
const BUTTON_STYLES = { position: "static", boxShadow: "none", alignSelf: "end", mx: "2", mb: "2" };
