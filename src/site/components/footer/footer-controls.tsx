import { Flex, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../../shared/magazine/language.ts";
import { chooseLanguage, nameOf } from "../../i18n/languages.ts";
import { QuietButton } from "../links/site-link.tsx";
import { NETWORKS } from "../../../shared/magazine/networks.ts";
import type { Site } from "../../queries/site.ts";
import { MotionIcon } from "../motion/motion-button.tsx";
import { setPaused, usePaused } from "../motion/use-motion.ts";

/**
 * Renders a button for each language of the interface, labelled with the language's code and its name in that language.
 * Renders nothing if there is only one language.
 */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  if (LANGUAGES.length === 1) return null;
  return (
    <Flex role="group" aria-label={t("footer.language")} gap="2">
      {LANGUAGES.map((language) => (
        <QuietButton
          key={language}
          minW="1.75rem"
          justifyContent="center"
          lang={language}
          // The accessible name begins with the visible text (WCAG 2.2 criterion 2.5.3).
          aria-label={`${language}, ${nameOf(language)}`}
          aria-pressed={language === i18n.language}
          onClick={() => void chooseLanguage(i18n, language)}
        >
          {language}
        </QuietButton>
      ))}
    </Flex>
  );
}

/** Renders links to the magazine's profiles, each with the icon of its network, or nothing if there are no profiles. */
export function SocialLinks({ profiles }: { profiles: Site["social"] }) {
  const { t } = useTranslation();
  if (NETWORKS.length === 0) return null;
  return (
    <Flex as="ul" aria-label={t("footer.social")} gap="1">
      {NETWORKS.map(({ key, name, icon }) => (
        <li key={key}>
          <chakra.a
            href={profiles[key]}
            rel="me noopener noreferrer"
            aria-label={name}
            display="inline-grid"
            placeItems="center"
            boxSize="2.75rem"
            _hover={{ color: "focus" }}
          >
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden
            >
              <path d={icon} />
            </svg>
          </chakra.a>
        </li>
      ))}
    </Flex>
  );
}

/** Renders the button that stops all automatic motion, now and on later visits. `compact` shows only the icon. */
export function PauseAllButton({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const paused = usePaused();
  const name = t("motion.pauseEverything");
  return (
    <QuietButton
      aria-pressed={paused}
      aria-label={name}
      title={name}
      gap="2"
      minW="1.75rem"
      justifyContent="center"
      onClick={() => setPaused(!paused)}
    >
      <MotionIcon moving={!paused} />
      {!compact && name}
    </QuietButton>
  );
}
