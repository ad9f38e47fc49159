import { Center, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useReveal } from "../components/home/use-reveal.ts";
import { REVEAL_ATTRIBUTE, type Reveal } from "../prehydration/reveal.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { PageHead } from "./page-head.tsx";

/** A black screen with the name of the magazine (specification, section 2). Also what an unknown address shows. */
export function HomePage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { name, description } = getSite();
  const reveal = useReveal();
  const home = addressOf("home");
  return (
    <>
      <PageHead page={t("home.page")} description={description} address={home} noindex={pathname !== home} />
      <Center id="home" minHeight="calc(100dvh - {spacing.header} - {spacing.footer})" overflow="hidden">
        <chakra.h1
          fontFamily="title"
          fontWeight="400"
          fontSize="min(34vw, 78dvh)"
          lineHeight="1"
          // As wide as it will be, whatever face has arrived: see `prerender/title-face.ts`.
          width="var(--title-width, auto)"
          textTransform="uppercase"
          {...{ [REVEAL_ATTRIBUTE]: reveal }}
          css={REVEAL}
        >
          {name}
        </chakra.h1>
      </Center>
    </>
  );
}

const at = (state: Reveal) => `&[${REVEAL_ATTRIBUTE}=${state}]`;

/**
 * The title waits out of focus, faint but there, only where scripts run and reduced motion is not
 * asked for.
 */
const REVEAL = {
  [at("shown")]: { animation: "reveal {durations.slow} {easings.house}" },
  "@media (scripting: enabled) and (prefers-reduced-motion: no-preference)": {
    [at("waiting")]: { opacity: 0.12, filter: "blur(16px)", transform: "scale(0.92)" },
  },
};
