import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { RichText } from "../../../shared/compiled/document.ts";
import { Prose } from "../prose/prose.tsx";

/** Closed at first: it is as long as the audio, and there for whoever cannot hear it (WCAG 2.2 criterion 1.2.1). */
export function Transcript({ text, lang }: { text: RichText; lang: string }) {
  const { t } = useTranslation();
  return (
    <chakra.details mt={{ base: "10", lg: "14" }} borderBlock="1px solid {colors.rule}">
      <chakra.summary textStyle="subtitle" py="4" cursor="pointer">
        {t("podcasts.transcript")}
      </chakra.summary>
      <Box pb="8">
        <Prose text={text} lang={lang} />
      </Box>
    </chakra.details>
  );
}
