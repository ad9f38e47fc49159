import { chakra } from "@chakra-ui/react";
import { ArticleCard } from "../components/article/article-card.tsx";
import { CarouselOpening } from "../components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { ListItems } from "../components/list/next-list-pages.tsx";
import type { SummaryOf } from "../../content/schema/collections.ts";
import type { ListProps } from "../queries/list-pages.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The list of articles. */
export function NewsPage({ listPage, texts, load }: ListProps<SummaryOf<"articles">> & WithTexts) {
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

const card = (article: SummaryOf<"articles">, index: number) => (
  <ArticleCard key={article.slug} article={article} first={index === 0} />
);
