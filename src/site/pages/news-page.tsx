import { chakra } from "@chakra-ui/react";
import { ArticleCard } from "../components/article/article-card.tsx";
import { CarouselOpening } from "../components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { NextPortions } from "../components/list/next-portions.tsx";
import type { ArticleSummary } from "../queries/articles.ts";
import type { ListProps } from "../queries/portions.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The list of articles. */
export function NewsPage({ portion, load }: ListProps<ArticleSummary>) {
  return (
    <>
      <FixedPageHead page="news" portion={portion.number} />
      <CarouselOpening section="news" color="news" carousel={getSite().carousel} portion={portion} />
      <DeferredContent>
        {/* One line, not two, between the opening and the first article. */}
        <chakra.div mt="-1px">
          {portion.items.map(card)}
          <NextPortions portion={portion} load={load}>
            {card}
          </NextPortions>
        </chakra.div>
      </DeferredContent>
    </>
  );
}

const card = (article: ArticleSummary) => <ArticleCard key={article.slug} article={article} />;
