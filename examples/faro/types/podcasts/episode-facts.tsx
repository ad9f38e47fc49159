import { Flex, formatDate, useReaderLanguage, useWords } from "pompa/site";
import type { ReactNode } from "react";
import type { EpisodeSummary } from "./schema.ts";
import { WORDS } from "./words.ts";

interface EpisodeFactsProps {
  episode: Pick<EpisodeSummary, "season" | "episode" | "published" | "duration">;
  /** What the reader can do with it, at the end of the row. */
  children?: ReactNode;
}

/** Its place in the series, the day, and how long it takes to hear. */
export function EpisodeFacts({ episode: { season, episode, published, duration }, children }: EpisodeFactsProps) {
  const words = useWords(WORDS);
  const language = useReaderLanguage();
  return (
    <Flex textStyle="label" color="fg.muted" columnGap="6" rowGap="1" wrap="wrap" align="center" mt="4">
      {season && <span>{words.season(season)}</span>}
      {episode && <span>{words.episode(episode)}</span>}
      <time dateTime={published}>{formatDate(published, language)}</time>
      <span>{words.lasts(duration)}</span>
      {children}
    </Flex>
  );
}
