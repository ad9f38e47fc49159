import { Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../../shared/magazine/language.ts";
import { chooseLanguage, nameOf } from "../../i18n/languages.ts";
import { QuietButton } from "./site-link.tsx";

/** A button for each language of the interface, named by its code and by its name in that language; nothing where there is one only. */
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
          // What is seen comes first in what is heard: WCAG 2.5.3.
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
