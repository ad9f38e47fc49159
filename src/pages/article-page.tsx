import { Box, chakra } from "@chakra-ui/react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { ArticleByline } from "../components/article/article-byline.tsx";
import { Later } from "../components/layout/later.tsx";
import { Neighbours } from "../components/layout/neighbours.tsx";
import { Picture } from "../components/picture/picture.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { UnpublishedMark } from "../components/unpublished/unpublished-mark.tsx";
import { type Article, articleNeighbours, findArticle, loadArticle } from "../queries/articles.ts";
import { addressOf } from "../queries/site.ts";
import { getTeamMember } from "../queries/team.ts";
import { HomePage } from "./home-page.tsx";
import { PageHead } from "./page-head.tsx";

/** An article; an address that names none shows the home page. */
export function ArticlePage({ segment }: { segment: string }) {
  const found = findArticle(segment);
  return found ? <ArticleText article={use(loadArticle(found.slug)).document} /> : <HomePage />;
}

function ArticleText({ article }: { article: Article }) {
  const { headline, subtitle, image, body, lang, address } = article;
  return (
    <chakra.article lang={lang} css={{ "--accent": "colors.news" }}>
      <PageHead page={headline} description={subtitle || body.excerpt} address={address} type="article" />
      <UnpublishedMark unpublished={article.unpublished} />
      <Opening article={article} />
      <Picture
        picture={image}
        first
        sizes="(min-width: 1800px) 1800px, 100vw"
        width="100%"
        height="auto"
        maxHeight="calc(100dvh - 8rem)"
      />
      <Box px="gutter" marginTop={{ base: "10", lg: "20" }} marginInlineStart={{ lg: "25%" }}>
        <Prose text={body} />
      </Box>
      <Later>
        <More article={article} />
      </Later>
    </chakra.article>
  );
}

function Opening({ article: { headline, subtitle, published, body, author } }: { article: Article }) {
  return (
    <chakra.header px="gutter" paddingTop={{ base: "8", lg: "14" }} paddingBottom={{ base: "8", lg: "12" }}>
      <chakra.h1 textStyle="display" fontSize="clamp(2.75rem, 8.4vw, 11rem)" fontWeight="400">
        {headline}
      </chakra.h1>
      {subtitle && (
        <chakra.p textStyle="tagline" fontSize="3xl" maxWidth="30em" marginTop={{ base: "5", lg: "8" }}>
          {subtitle}
        </chakra.p>
      )}
      <ArticleByline published={published} words={body.words} author={author && getTeamMember(author).name} />
    </chakra.header>
  );
}

function More({ article: { slug } }: { article: Article }) {
  const { t } = useTranslation();
  const { newer, older } = articleNeighbours(slug);
  return (
    <Neighbours
      label={t("article.more")}
      newer={newer && { address: newer.address, kind: t("article.newer"), name: newer.headline, picture: newer.image }}
      older={older && { address: older.address, kind: t("article.older"), name: older.headline, picture: older.image }}
      all={{ address: addressOf("news"), name: t("article.all") }}
    />
  );
}
