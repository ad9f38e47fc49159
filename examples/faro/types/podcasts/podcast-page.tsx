import {
  addressOf,
  Box,
  chakra,
  CreditsSection,
  DeferredContent,
  Neighbours,
  PageHead,
  Prose,
  Revisions,
  UnpublishedMark,
  useWords,
  type DocumentPage,
  type NeighbourLinks,
} from "pompa/site";
import { EpisodeOpening } from "./episode-opening.tsx";
import { WORDS } from "./words.ts";
import { Transcript } from "./transcript.tsx";
import type { Episode } from "./schema.ts";

/** An episode: what is heard, its notes, what is said in it, and who made it. */
export function PodcastPage({ document: episode, around }: DocumentPage<Episode, NeighbourLinks>) {
  const words = useWords(WORDS);
  const { title, subtitle, body, transcript, credits, lang, address } = episode;
  return (
    <chakra.article>
      <PageHead page={title} description={subtitle || body.excerpt} address={address} type="article" />
      <UnpublishedMark unpublished={episode.unpublished} />
      <EpisodeOpening episode={episode} />
      <DeferredContent>
        <Box px="gutter" mt={{ base: "10", lg: "20" }} ms={COLUMN}>
          <Prose text={body} lang={lang} />
          {transcript && <Transcript text={transcript} lang={lang} />}
        </Box>
        <CreditsSection title={words.credits} credits={credits} lang={lang} ms={COLUMN} />
        <Revisions document={episode} lang={lang} />
        <Neighbours words={words.neighbours} {...around} all={addressOf("podcasts")} />
      </DeferredContent>
    </chakra.article>
  );
}

/** Where text and credits begin. */
const COLUMN = { lg: "25%" };
