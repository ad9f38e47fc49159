import {
  Box,
  chakra,
  ContactLink,
  formatBytes,
  Grid,
  leadingOf,
  Picture,
  ShareButton,
  Topics,
  useReaderLanguage,
  useWords,
  WithCredit,
} from "pompa/site";
import type { Episode } from "./schema.ts";
import { WORDS } from "./words.ts";
import { EpisodeFacts } from "./episode-facts.tsx";

/** The cover, and beside it what the episode is called and how it is heard. */
export function EpisodeOpening({ episode }: { episode: Episode }) {
  const { title, subtitle, image, topics, lang, address } = episode;
  return (
    <Grid
      px="gutter"
      pt={{ base: "8", lg: "14" }}
      gap={{ base: "8", lg: "16" }}
      alignItems="end"
      templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 4fr) minmax(0, 8fr)" }}
    >
      <WithCredit picture={image} lang={lang}>
        <Picture
          picture={image}
          coverOf={address}
          lang={lang}
          first
          sizes="(min-width: 48em) 32vw, 100vw"
          w="100%"
          aspectRatio="1"
        />
      </WithCredit>
      <chakra.header>
        <Topics topics={topics} />
        <chakra.h1
          lang={lang}
          textStyle="display"
          fontSize="clamp(2.5rem, 6.5vw, 8.5rem)"
          lineHeight={leadingOf(title)}
          overflowWrap="anywhere"
        >
          {title}
        </chakra.h1>
        {subtitle && (
          <chakra.p lang={lang} textStyle="tagline" fontSize="3xl" maxW="30em" mt={{ base: "4", lg: "6" }}>
            {subtitle}
          </chakra.p>
        )}
        <EpisodeFacts episode={episode}>
          <ShareButton title={title} to={address} />
        </EpisodeFacts>
        <Box mt="6">
          <Player episode={episode} />
        </Box>
      </chakra.header>
    </Grid>
  );
}

/**
 * The browser's own player, which answers to the keyboard and needs no scripts, and the file for whoever hears it
 * elsewhere. Nothing of it is loaded before the reader asks.
 */
function Player({ episode: { title, audio } }: { episode: Pick<Episode, "title" | "audio"> }) {
  const words = useWords(WORDS);
  const size = formatBytes(audio.bytes, useReaderLanguage());
  return (
    <Box data-print="none" maxW="text">
      <chakra.audio controls preload="none" src={audio.src} aria-label={words.listen(title)} w="100%" />
      <ContactLink href={audio.src} download mt="2">
        {words.download(size)}
      </ContactLink>
    </Box>
  );
}
