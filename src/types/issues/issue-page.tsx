import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { WithCredit } from "../../site/components/credits/picture-credit.tsx";
import { Gathering } from "../../site/components/gathering/gathering.tsx";
import { Gallery } from "../../site/components/gallery/gallery.tsx";
import { IssueCredits } from "./issue-credits.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { Neighbours, neighbourWords } from "../../site/components/links/neighbours.tsx";
import { QuietLink } from "../../site/components/links/site-link.tsx";
import { FurtherReading } from "../../site/components/links/further-reading.tsx";
import { Picture } from "../../site/components/picture/picture.tsx";
import { Prose } from "../../site/components/prose/prose.tsx";
import { Revisions } from "../../site/components/revisions/revisions.tsx";
import { ShareButton } from "../../site/components/share/share-button.tsx";
import { Topics } from "../../site/components/topics/topics.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import type { DocumentPage } from "../../site/queries/pages/document-page.ts";
import type { Issue } from "./schema.ts";
import type { ContentsSection } from "../../site/queries/gathering/contents.ts";
import type { Neighbours as Around } from "../../site/queries/lists/order.ts";
import type { PageLink } from "../../site/queries/pages/page-link.ts";
import type { SharedWork } from "../../site/queries/further-reading/further-reading.ts";
import { addressOf, getSite } from "../../site/queries/site.ts";
import { PageHead } from "../../site/pages/page-head.tsx";
import { leadingOf } from "../../site/theme/headings.ts";

export interface IssueAround extends Around {
  /** Address of the artist's page; `undefined` if there are no other works of the artist. */
  protagonist: string | undefined;
  related: readonly PageLink[];
  samePeople: readonly SharedWork[];
  contents: readonly ContentsSection[];
}

export function IssuePage({
  document: issue,
  around: { protagonist, related, samePeople, contents, ...neighbours },
}: DocumentPage<Issue, IssueAround>) {
  const { t } = useTranslation();
  const { number, name, color, presentation, gallery, lang } = issue;
  const description = presentation?.excerpt ?? t("issue.description", { number, artist: name, name: getSite().name });
  const accent = { "--accent": color } as CSSProperties;
  return (
    <chakra.article style={accent}>
      <PageHead page={name} description={description} address={issue.address} type="profile" />
      <UnpublishedMark unpublished={issue.unpublished} />
      <Opening issue={issue} protagonist={protagonist} />
      <DeferredContent>
        {presentation && (
          <Box px="gutter" mt={{ base: "12", lg: "section" }} ms={{ lg: "25%" }}>
            <Prose text={presentation} lang={lang} />
          </Box>
        )}
        {contents.length > 0 && <Gathering sections={contents} lang={lang} address={issue.address} />}
        {gallery.length > 0 && (
          <Box mt={{ base: "12", lg: "section" }}>
            <Gallery label={t("issue.gallery")} pictures={gallery} lang={lang} />
          </Box>
        )}
        <chakra.section px="gutter" mt={{ base: "16", lg: "section" }} aria-labelledby="credits">
          <chakra.h2 id="credits" textStyle="title" mb="8">
            {t("issue.credits")}
          </chakra.h2>
          <IssueCredits issue={issue} />
          <QuietLink to={addressOf("contributors")} mt="6">
            {t("names.all")}
          </QuietLink>
        </chakra.section>
        <Revisions document={issue} lang={lang} />
        <FurtherReading reason="people" links={samePeople} />
        <FurtherReading reason="related" links={related} />
        <Neighbours words={neighbourWords(t, "issue")} {...neighbours} all={addressOf("issues")} />
      </DeferredContent>
    </chakra.article>
  );
}

function Opening({ issue, protagonist }: { issue: Issue } & Pick<IssueAround, "protagonist">) {
  const { number, name, image, topics, lang, address } = issue;
  const { t } = useTranslation();
  return (
    <Grid
      data-print="cover"
      px="gutter"
      pt={{ base: "8", lg: "12" }}
      gap={{ base: "8", lg: "16" }}
      alignItems="end"
      templateColumns={{ base: "1fr", md: "minmax(0, 5fr) minmax(0, 7fr)" }}
    >
      <Box>
        <Topics topics={topics} />
        <chakra.h1 lang={lang}>
          <chakra.span
            display="block"
            textStyle="tagline"
            fontSize="3xl"
            color="var(--accent)"
            _moreContrast={{ color: "fg" }}
          >
            {number}
          </chakra.span>
          <chakra.span
            display="block"
            textStyle="display"
            fontSize="clamp(3.5rem, 10.5vw, 13rem)"
            lineHeight={leadingOf(name)}
          >
            {name}
          </chakra.span>
        </chakra.h1>
        <Flex wrap="wrap" columnGap="6" mt="3">
          {protagonist !== undefined && (
            <QuietLink to={protagonist}>
              {t("issue.protagonist", { artist: name })} <span aria-hidden>→</span>
            </QuietLink>
          )}
          <ShareButton title={name} to={address} />
        </Flex>
      </Box>
      {/* On phones the cover is below the name. The Tab key always reaches the cover's credit after the name. */}
      <Box order={{ md: "-1" }}>
        <WithCredit picture={image} lang={lang}>
          <Picture
            picture={image}
            coverOf={address}
            lang={lang}
            first
            sizes="(min-width: 48em) 42vw, 100vw"
            w="100%"
            maxH="calc(100svh - 12rem)"
          />
        </WithCredit>
      </Box>
    </Grid>
  );
}
