import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../i18n/format.ts";
import type { SummaryOf } from "../../../content/schema/collections.ts";

interface EpisodeFactsProps {
  episode: Pick<SummaryOf<"podcasts">, "season" | "episode" | "published" | "duration">;
  /** What the reader can do with it, at the end of the row. */
  children?: ReactNode;
}

/** Its place in the series, the day, and how long it takes to hear. */
export function EpisodeFacts({ episode: { season, episode, published, duration }, children }: EpisodeFactsProps) {
  const { t, i18n } = useTranslation();
  return (
    <Flex textStyle="label" color="fg.muted" columnGap="6" rowGap="1" wrap="wrap" align="center" mt="4">
      {season && <span>{t("podcasts.season", { number: season })}</span>}
      {episode && <span>{t("podcasts.episode", { number: episode })}</span>}
      <time dateTime={published}>{formatDate(published, i18n.resolvedLanguage ?? i18n.language)}</time>
      <span>{t("podcasts.lasts", { duration })}</span>
      {children}
    </Flex>
  );
}
