import { Box, chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CategoryLabel, CardMedia } from "./card-parts.tsx";
import { Button } from "../../site/components/button/button.tsx";
import { hrefOf } from "../../shared/compiled/address.ts";
import type { CardSummary } from "./schema.ts";
import { RouterLink } from "../../site/components/links/site-link.tsx";
import { Topics } from "../../site/components/topics/topics.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import { leadingOf } from "../../site/theme/headings.ts";

interface CardBlockProps {
  card: CardSummary;
  /** Whether wide screens show the picture on the right. */
  mirrored: boolean;
  /** Whether the card is at the top of the list, so that its picture loads at once. */
  first: boolean;
}

/** Renders one card of the list: the picture, the title next to the picture and the link to the card's page. */
export function CardBlock({ card, mirrored, first }: CardBlockProps) {
  const { t } = useTranslation();
  const { slug, title, subtitle, category, topics, lang } = card;
  return (
    <chakra.article aria-labelledby={`card-${slug}`} borderTop="1px solid {colors.rule}" css={CARD_STYLES}>
      <UnpublishedMark unpublished={card.unpublished} />
      <Grid
        px="gutter"
        py={{ base: "8", lg: "14" }}
        columnGap={{ base: "gutter", lg: "16" }}
        rowGap="6"
        alignItems="end"
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: mirrored ? "minmax(0, 5fr) minmax(0, 7fr)" : "minmax(0, 7fr) minmax(0, 5fr)",
        }}
      >
        <Box position="relative" overflow="hidden" order={{ md: mirrored ? 2 : 0 }}>
          <CardMedia card={card} first={first} />
        </Box>
        <Box>
          <CategoryLabel category={category} />
          <Topics topics={topics} />
          <chakra.h2
            id={`card-${slug}`}
            lang={lang}
            textStyle="title"
            fontSize="clamp(2.25rem, 4.6vw, 6rem)"
            lineHeight={leadingOf(title)}
            mt="2"
          >
            {title}
          </chakra.h2>
          {subtitle && (
            <chakra.p lang={lang} textStyle="tagline" mt="4">
              {subtitle}
            </chakra.p>
          )}
          <chakra.span data-rule display="block" h="2px" bg="focus" my="6" />
          <Button asChild>
            <RouterLink data-print="none" to={hrefOf(card)} lang="en" aria-label={t("cards.viewOf", { title })}>
              {t("cards.view")}
            </RouterLink>
          </Button>
        </Box>
      </Grid>
    </chakra.article>
  );
}

const HOVER_STYLES = { "& [data-rule]": { transform: "scaleX(1)" }, "& img, & video": { transform: "scale(1.03)" } };

/** Styles for hover and focus: a line appears under the text, and the picture becomes a little larger. */
const CARD_STYLES = {
  "& [data-rule]": {
    transform: "scaleX(0)",
    transformOrigin: "left",
    transition: "transform {durations.slow} {easings.house}",
  },
  "& img, & video": { transition: "transform {durations.slow} {easings.house}" },
  _hover: HOVER_STYLES,
  "&:has(a:focus-visible)": HOVER_STYLES,
};
