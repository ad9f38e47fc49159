import { chakra } from "@chakra-ui/react";
import { ArticleCard } from "../components/article/article-card.tsx";
import { CarouselOpening } from "../components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { ListItems } from "../components/list/next-list-pages.tsx";
import type { SummaryOf } from "../../content/schema/collections.ts";
import type { ListProps } from "../queries/list-pages.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The list of articles. */
export function NewsPage({ listPage, load }: ListProps<SummaryOf<"articles">>) {
  return (
    <>
      <FixedPageHead page="news" number={listPage.number} />
      <CarouselOpening section="news" color="news" carousel={getSite().carousel} listPage={listPage} />
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

const card = (article: SummaryOf<"articles">, index: number) => (
  <ArticleCard key={article.slug} article={article} first={index === 0} />
);
