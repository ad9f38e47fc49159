import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ArticleCard } from "../components/article/article-card.tsx";
import { Carousel } from "../components/carousel/carousel.tsx";
import { Banner } from "../components/layout/banner.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { SubscribeBox } from "../components/layout/subscribe-box.tsx";
import { listArticles } from "../queries/articles.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The list of articles. */
export function NewsPage() {
  const { t } = useTranslation();
  const articles = listArticles();
  const { carousel } = getSite();
  return (
    <>
      <FixedPageHead page="news" />
      <Banner lang="en" color="news" pb={{ base: "6", lg: "10" }}>
        {t("news.banner")}
      </Banner>
      <Carousel label={t("news.carousel")} words={carousel.words} slides={carousel.slides} />
      <chakra.p textStyle="tagline" fontSize="3xl" px="gutter" my={{ base: "8", lg: "12" }}>
        {t("news.tagline")}
      </chakra.p>
      <SubscribeBox />
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
