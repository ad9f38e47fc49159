import { Box, chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CategoryLabel, CardMedia } from "./card-parts.tsx";
import { CreditsSection } from "../../site/components/credits/credits-section.tsx";
import { Byline } from "../../site/components/credits/byline.tsx";
import { WithCredit } from "../../site/components/credits/picture-credit.tsx";
import { Gathering } from "../../site/components/gathering/gathering.tsx";
import { Gallery } from "../../site/components/gallery/gallery.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { Prose } from "../../site/components/prose/prose.tsx";
import { Revisions } from "../../site/components/revisions/revisions.tsx";
import { ShareButton } from "../../site/components/share/share-button.tsx";
import { Topics } from "../../site/components/topics/topics.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import type { Card } from "./schema.ts";
import type { Appearance } from "../../site/queries/gathering/contents.ts";
import type { DocumentPage } from "../../site/queries/pages/document-page.ts";
import type { PageLink } from "../../site/queries/pages/page-link.ts";
import { addressOf } from "../../site/queries/site.ts";
import { PageHead } from "../../site/pages/page-head.tsx";
import { leadingOf } from "../../site/theme/headings.ts";
import { ALL_CARDS, labelOf } from "./card-categories.ts";
import { VIDEO_CARDS } from "./type.ts";
import { useLocalText } from "../../site/i18n/use-texts.ts";
import { NavigationLink } from "../../site/components/links/site-link.tsx";
import { PageLinks } from "../../site/components/links/page-links.tsx";

export interface CardAround {
  related: readonly PageLink[];
  appearance: Appearance | undefined;
}

/** Renders the page of the project that a card shows. */
export function CardPage({ document: card, around: { related, appearance } }: DocumentPage<Card, CardAround>) {
  const { t } = useTranslation();
  const { title, subtitle, body, gallery, credits, lang, address, category } = card;
  return (
    <chakra.article>
      <PageHead page={title} description={subtitle || body.excerpt} address={address} type="article" />
      <UnpublishedMark unpublished={card.unpublished} />
      <Opening card={card} />
      <DeferredContent>
        <Box px="gutter" mt={{ base: "10", lg: "20" }} ms={COLUMN}>
          <Prose text={body} lang={lang} />
        </Box>
        {gallery.length > 0 && (
          <Box mt={{ base: "12", lg: "section" }}>
            <Gallery label={t("card.gallery", { title })} pictures={gallery} lang={lang} />
          </Box>
        )}
        <CreditsSection title={t("card.credits")} credits={credits} lang={lang} ms={COLUMN} />
        <Revisions document={card} lang={lang} />
        {appearance && <Gathering appearance={appearance} />}
        <RelatedCards category={category} cards={related} />
      </DeferredContent>
    </chakra.article>
  );
}

/** Start margin of the text and the credits. */
const COLUMN = { lg: "25%" };

function Opening({ card }: { card: Card }) {
  const { title, subtitle, category, image, topics, authors = [], lang, address } = card;
  return (
    <>
      <chakra.header px="gutter" pt={{ base: "8", lg: "14" }} pb={{ base: "6", lg: "10" }}>
        <CategoryLabel category={category} />
        <Topics topics={topics} />
        <chakra.h1
          lang={lang}
          textStyle="display"
          fontSize="clamp(3rem, 9vw, 12rem)"
          lineHeight={leadingOf(title)}
          mt="2"
        >
          {title}
        </chakra.h1>
        {subtitle && (
          <chakra.p lang={lang} textStyle="tagline" fontSize="3xl" mt={{ base: "4", lg: "6" }}>
            {subtitle}
          </chakra.p>
        )}
        <Flex textStyle="label" color="fg.muted" columnGap="6" rowGap="1" wrap="wrap" align="center" mt="4">
          <Byline authors={authors} />
          <ShareButton title={title} to={address} />
        </Flex>
      </chakra.header>
      <Box position="relative" css={{ "& img, & video": { maxHeight: "calc(100svh - 9rem)" } }}>
        <WithCredit picture={category === VIDEO_CARDS ? {} : image} lang={lang} px="gutter">
          <CardMedia card={card} first />
        </WithCredit>
      </Box>
    </>
  );
}

interface RelatedCardsProps {
  category: Card["category"];
  cards: readonly PageLink[];
}

/** Renders links at the end of a card's page: other cards of the same category, and the list of all cards. */
function RelatedCards({ category, cards }: RelatedCardsProps) {
  const { t } = useTranslation();
  const name = cards.length > 0 ? { "aria-labelledby": "related" } : { "aria-label": t("card.relatedAll") };
  return (
    <chakra.nav {...name} mt="section" borderTop="1px solid {colors.rule}" px="gutter">
      {cards.length > 0 && (
        <>
          <chakra.h2 id="related" textStyle="subtitle" py="8">
            {category === ALL_CARDS ? t("card.relatedAll") : <RelatedTitle category={category} />}
          </chakra.h2>
          <PageLinks links={cards} />
        </>
      )}
      <chakra.p py="6" textAlign="center">
        <NavigationLink to={addressOf("made-in-arg")}>{t("card.all")}</NavigationLink>
      </chakra.p>
    </chakra.nav>
  );
}

/** Renders a heading with the name of a category. Screen readers read the text and the name each in its language. */
function RelatedTitle({ category }: Pick<Card, "category">) {
  const { t } = useTranslation();
  const local = useLocalText();
  const [before, after] = t("card.related", { skipInterpolation: true }).split("{{category}}");
  return (
    <>
      {before}
      <span {...local(labelOf(category))} />
      {after}
    </>
  );
}
