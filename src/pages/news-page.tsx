import { chakra } from "@chakra-ui/react";
import { ArticleCard } from "../components/article/article-card.tsx";
import { CarouselOpening } from "../components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import type { ArticleSummary } from "../queries/articles.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The list of articles. */
export function NewsPage({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <>
      <FixedPageHead page="news" />
      <CarouselOpening section="news" color="news" carousel={getSite().carousel} />
      <DeferredContent>
        <chakra.div mt={{ base: "12", lg: "20" }}>
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </chakra.div>
      </DeferredContent>
    </>
  );
}
