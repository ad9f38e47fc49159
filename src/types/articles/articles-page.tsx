import { chakra, Box, Grid } from "@chakra-ui/react";
import { CarouselOpening } from "../../site/components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ListItems } from "../../site/components/list/list-items.tsx";
import type { ArticleSummary } from "./schema.ts";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { WithTexts } from "../../site/queries/pages/page-texts.ts";
import { getSite } from "../../site/queries/site.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";
import { hrefOf } from "../../shared/compiled/address.ts";
import { SiteLink } from "../../site/components/links/site-link.tsx";
import { Picture } from "../../site/components/picture/picture.tsx";
import { Topics } from "../../site/components/topics/topics.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import { leadingOf } from "../../site/theme/headings.ts";

export function ArticlesPage({ listPage, texts, load }: ListProps<ArticleSummary> & WithTexts) {
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <CarouselOpening section="news" color="news" carousel={getSite().carousel} {...{ texts, listPage }} />
      <DeferredContent>
        {/* The negative margin makes two lines overlap, so that one line separates the opening from the list. */}
        <chakra.div mt="-1px">
          <ListItems listPage={listPage} load={load}>
            {card}
          </ListItems>
        </chakra.div>
      </DeferredContent>
    </>
  );
}

const card = (article: ArticleSummary, index: number) => (
  <ArticleCard key={article.slug} article={article} first={index === 0} />
);

interface ArticleCardProps {
  article: ArticleSummary;
  /** Whether the article is at the top of the list, so that its picture loads at once. */
  first: boolean;
}

/** Renders one item of the news list: headline, subtitle and picture. The whole item is a link to the article. */
function ArticleCard({ article, first }: ArticleCardProps) {
  const { slug, headline, subtitle, image, topics, lang } = article;
  return (
    <chakra.article
      aria-labelledby={`article-${slug}`}
      position="relative"
      borderTop="1px solid {colors.rule}"
      css={{ _hover: HOVER_STYLES, "&:has(a:focus-visible)": HOVER_STYLES }}
    >
      <UnpublishedMark unpublished={article.unpublished} />
      <Grid
        lang={lang}
        px="gutter"
        py={{ base: "8", md: "12" }}
        columnGap="gutter"
        rowGap="5"
        alignItems="end"
        templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" }}
      >
        <Box overflow="hidden">
          <Picture
            picture={image}
            first={first}
            coverOf={article.address}
            sizes="(min-width: 48em) 42vw, 100vw"
            w="100%"
            aspectRatio="3 / 2"
            transition="transform {durations.slow} {easings.house}"
          />
        </Box>
        <Box>
          <Topics topics={topics} />
          <chakra.h2
            id={`article-${slug}`}
            textStyle="title"
            fontSize="clamp(2.25rem, 5.2vw, 6.5rem)"
            lineHeight={leadingOf(headline)}
          >
            <SiteLink
              to={hrefOf(article)}
              display="inline-block"
              _after={{ content: '""', position: "absolute", inset: 0 }}
            >
              {headline}
            </SiteLink>
          </chakra.h2>
          {subtitle && (
            <chakra.p textStyle="text" color="fg.muted" maxW="text" mt="4">
              {subtitle}
            </chakra.p>
          )}
          <chakra.span
            data-rule
            display="block"
            h="2px"
            bg="news"
            mt="5"
            transform="scaleX(0)"
            transformOrigin="left"
            transition="transform {durations.slow} {easings.house}"
          />
        </Box>
      </Grid>
    </chakra.article>
  );
}

const HOVER_STYLES = { "& [data-rule]": { transform: "scaleX(1)" }, "& img": { transform: "scale(1.03)" } };
