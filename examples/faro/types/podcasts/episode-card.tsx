import { Box, chakra, Grid, hrefOf, leadingOf, Picture, SiteLink, UnpublishedMark } from "pompa/site";
import type { EpisodeSummary } from "./schema.ts";
import { EpisodeFacts } from "./episode-facts.tsx";

interface EpisodeCardProps {
  episode: EpisodeSummary;
  /** At the top of the list: its picture loads at once. */
  first: boolean;
}

/** One item of the list: cover, title, facts and subtitle. All of it is a link to the episode. */
export function EpisodeCard({ episode, first }: EpisodeCardProps) {
  const { slug, title, subtitle, image, lang, address } = episode;
  return (
    <chakra.article aria-labelledby={`episode-${slug}`} position="relative" borderTop="1px solid {colors.rule}">
      <UnpublishedMark unpublished={episode.unpublished} />
      <Grid
        px="gutter"
        py={{ base: "6", md: "8" }}
        columnGap="gutter"
        alignItems={{ base: "start", md: "center" }}
        templateColumns={{ base: "6rem minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 7fr)" }}
      >
        <Picture
          picture={image}
          first={first}
          coverOf={address}
          lang={lang}
          sizes="(min-width: 48em) 22vw, 6rem"
          w="100%"
          aspectRatio="1"
        />
        <Box>
          <chakra.h2
            id={`episode-${slug}`}
            lang={lang}
            textStyle="title"
            fontSize="clamp(1.75rem, 4vw, 4.5rem)"
            lineHeight={leadingOf(title)}
            overflowWrap="anywhere"
          >
            <SiteLink
              to={hrefOf(episode)}
              display="inline-block"
              _after={{ content: '""', position: "absolute", inset: 0 }}
            >
              {title}
            </SiteLink>
          </chakra.h2>
          <EpisodeFacts episode={episode} />
          {subtitle && (
            <chakra.p lang={lang} textStyle="text" color="fg.muted" maxW="text" mt="3">
              {subtitle}
            </chakra.p>
          )}
        </Box>
      </Grid>
    </chakra.article>
  );
}
