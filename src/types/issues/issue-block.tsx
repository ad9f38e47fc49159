import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../site/components/button/button.tsx";
import { hrefOf } from "../../shared/compiled/address.ts";
import type { IssueSummary } from "./schema.ts";
import { RouterLink } from "../../site/components/links/site-link.tsx";
import { Picture } from "../../site/components/picture/picture.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import { IssueCredits } from "./issue-credits.tsx";
import { leadingOf } from "../../site/theme/headings.ts";

/** Size of a cover in CSS pixels. */
const COVER = { width: "297px", height: "421px" };

interface IssueBlockProps {
  issue: IssueSummary;
  /** Whether the issue is among the first of the list, so that its cover loads at once. */
  first: boolean;
}

/**
 * Renders one issue of the list, under a line in the issue's accent colour. Layout `bri`: cover left, text right.
 * Layout `cami`: text left, cover right. Below the `md` breakpoint everything is centred and the credits are omitted.
 */
export function IssueBlock({ issue, first }: IssueBlockProps) {
  const coverFirst = issue.layout === "bri";
  return (
    <chakra.article
      aria-labelledby={`issue-${issue.slug}`}
      borderTop="2px solid"
      style={{ borderColor: issue.color }}
      css={{ _hover: { "&:has(a:hover)": HOVER_STYLES }, "&:has(a:focus-visible)": HOVER_STYLES }}
    >
      <UnpublishedMark unpublished={issue.unpublished} />
      <Grid
        py={{ base: "14", md: "16", lg: "24" }}
        px="gutter"
        columnGap={{ md: "8", lg: "16", xl: "24" }}
        rowGap="8"
        alignItems="start"
        justifyItems={{ base: "center", md: "stretch" }}
        textAlign={{ base: "center", md: "start" }}
        templateColumns={{ base: "1fr", md: coverFirst ? "auto 1fr" : "1fr auto" }}
        templateAreas={{
          base: '"title" "cover" "action"',
          md: coverFirst ? '"cover text"' : '"text cover"',
        }}
      >
        <IssueText issue={issue} />
        <Box gridArea="cover" overflow="hidden" w={COVER.width} maxW="100%">
          <Picture
            picture={issue.image}
            coverOf={issue.address}
            lang={issue.lang}
            first={first}
            sizes={COVER.width}
            w={COVER.width}
            h={COVER.height}
            transition="transform {durations.slow} {easings.house}"
          />
        </Box>
      </Grid>
    </chakra.article>
  );
}

const HOVER_STYLES = { "& img": { transform: "scale(1.03)" } };

function IssueText({ issue }: { issue: IssueSummary }) {
  const { t } = useTranslation();
  const { slug, number, name, color, lang } = issue;
  return (
    <Flex
      gridArea="text"
      direction="column"
      gap="8"
      minH={{ md: COVER.height }}
      display={{ base: "contents", md: "flex" }}
    >
      <chakra.h2 id={`issue-${slug}`} gridArea="title" lang={lang}>
        <chakra.span display="block" textStyle="tagline" style={{ color }} _moreContrast={{ color: "fg !important" }}>
          {number}
        </chakra.span>
        <chakra.span
          display="block"
          textStyle="title"
          fontSize="clamp(2.75rem, 8.2vw, 10.5rem)"
          lineHeight={leadingOf(name)}
        >
          {name}
        </chakra.span>
      </chakra.h2>
      <Box hideBelow="md">
        <IssueCredits issue={issue} />
      </Box>
      <Box data-print="none" gridArea="action" mt={{ md: "auto" }}>
        <Button asChild>
          <RouterLink to={hrefOf(issue)} lang="en" aria-label={t("issues.viewOf", { artist: name })}>
            {t("issues.view")}
          </RouterLink>
        </Button>
      </Box>
    </Flex>
  );
}
