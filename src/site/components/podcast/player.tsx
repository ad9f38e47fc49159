import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { DocumentOf } from "../../../content/schema/collections.ts";
import { formatBytes } from "../../i18n/format.ts";
import { ContactLink } from "../layout/site-link.tsx";

/**
 * The browser's own player, which answers to the keyboard and needs no scripts, and the file for whoever hears it
 * elsewhere. Nothing of it is loaded before the reader asks.
 */
export function Player({ episode: { title, audio } }: { episode: Pick<DocumentOf<"podcasts">, "title" | "audio"> }) {
  const { t, i18n } = useTranslation();
  const size = formatBytes(audio.bytes, i18n.resolvedLanguage ?? i18n.language);
  return (
    <Box data-print="none" maxW="text">
      <chakra.audio controls preload="none" src={audio.src} aria-label={t("podcasts.listen", { title })} w="100%" />
      <ContactLink href={audio.src} download mt="2">
        {t("podcasts.download", { size })}
      </ContactLink>
    </Box>
  );
}
