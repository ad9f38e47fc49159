import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CreditsSection } from "../components/credits/credits-section.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { Neighbours } from "../components/layout/neighbours.tsx";
import { EpisodeOpening } from "../components/podcast/episode-opening.tsx";
import { Transcript } from "../components/podcast/transcript.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { UnpublishedMark } from "../components/unpublished/unpublished-mark.tsx";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Neighbours as Around } from "../queries/order.ts";
import { addressOf } from "../queries/site.ts";
import { PageHead } from "./page-head.tsx";

/** An episode: what is heard, its notes, what is said in it, and who made it. */
export function PodcastPage({ document: episode, around }: DocumentPage<"podcasts", Around>) {
  const { t } = useTranslation();
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
        <CreditsSection title={t("podcasts.credits")} credits={credits} lang={lang} ms={COLUMN} />
        <Neighbours type="podcasts" {...around} all={addressOf("podcasts")} />
      </DeferredContent>
    </chakra.article>
  );
}

/** Where text and credits begin. */
const COLUMN = { lg: "25%" };
