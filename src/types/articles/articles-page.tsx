import { chakra } from "@chakra-ui/react";
import { ArticleCard } from "./article-card.tsx";
import { CarouselOpening } from "../../site/components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ListItems } from "../../site/components/list/next-list-pages.tsx";
import type { ArticleSummary } from "./schema.ts";
import type { ListProps } from "../../site/queries/list-pages.ts";
import type { WithTexts } from "../../site/queries/page-texts.ts";
import { getSite } from "../../site/queries/site.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";

/** The list of articles. */
export function ArticlesPage({ listPage, texts, load }: ListProps<ArticleSummary> & WithTexts) {
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <CarouselOpening section="news" color="news" carousel={getSite().carousel} {...{ texts, listPage }} />
      <DeferredContent>
        {/* One line, not two, between the opening and the first article. */}
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
