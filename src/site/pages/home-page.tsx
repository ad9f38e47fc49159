import { Center, chakra } from "@chakra-ui/react";
import { REVEAL_ATTRIBUTE, type Reveal, randomDelay } from "../prehydration/reveal.ts";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";
import { HEADING, HEADING_CASE } from "../theme/headings.ts";
import { type ReactNode, useEffect, useState } from "react";

interface HomePageProps extends WithTexts {
  /** Content above the title, if the reader opened an address that the site does not have. */
  above?: ReactNode;
}

/** Renders a screen with the name of the magazine. */
export function HomePage({ texts, above }: HomePageProps) {
  const { name } = getSite();
  const reveal = useReveal();
  return (
    <>
      <FixedPageHead texts={texts} noindex={above !== undefined} />
      {above}
      <Center id="home" minH="calc(100svh - {spacing.header} - {spacing.footer})" overflow="hidden">
        <chakra.h1
          {...HEADING}
          fontFamily="title"
          // The build sets a size that fits the name (`delivery/prerender/title-size.ts`). A preview uses an estimate.
          fontSize={`min(var(--title-most, 34vw), 612px, var(--title-size, ${150 / name.length}vw))`}
          lineHeight="1"
          // The title has its final width even while its typeface loads: see `delivery/prerender/embedded-letters.ts`.
          w="var(--title-width, auto)"
          textAlign="center"
          // A single word is never broken, even if characters of a fallback font are wider than the title's box.
          whiteSpace={name.includes(" ") ? undefined : "nowrap"}
          textTransform={HEADING_CASE}
          {...{ [REVEAL_ATTRIBUTE]: reveal }}
          css={REVEAL_STYLES}
        >
          {name}
        </chakra.h1>
      </Center>
    </>
  );
}

const selectorOf = (state: Reveal) => `&[${REVEAL_ATTRIBUTE}=${state}]`;

/** Styles of the title: blurred and faint until the intro, if scripts are enabled and motion is not reduced. */
const REVEAL_STYLES = {
  [selectorOf("shown")]: { animation: "reveal {durations.slow} {easings.house}" },
  "@media (scripting: enabled) and (prefers-reduced-motion: no-preference)": {
    [selectorOf("waiting")]: { opacity: 0.12, filter: "blur(16px)", transform: "scale(0.92)" },
  },
};

/**
 * Returns the state of the intro. A timer with a random delay starts the intro, and leaving the page cancels the timer.
 * On a page load, the inline script has already started the timer.
 */
export function useReveal(): Reveal {
  const [reveal, setReveal] = useState<Reveal>("waiting");
  useEffect(() => {
    const timer = setTimeout(() => setReveal("shown"), window.prehydration?.takeReveal() ?? randomDelay());
    return () => clearTimeout(timer);
  }, []);
  return reveal;
}
