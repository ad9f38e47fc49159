import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ArticleByline } from "./article-byline.tsx";
import { WithCredit } from "../../site/components/credits/picture-credit.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { Neighbours, neighbourWords } from "../../site/components/layout/neighbours.tsx";
import { FurtherReading } from "../../site/components/layout/further-reading.tsx";
import { Picture } from "../../site/components/picture/picture.tsx";
import { Prose } from "../../site/components/prose/prose.tsx";
import { ShareButton } from "../../site/components/share/share-button.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import type { Article } from "./schema.ts";
import type { Author } from "../../site/queries/credited.ts";
import type { DocumentPage } from "../../site/queries/document-page.ts";
import type { Neighbours as Around } from "../../site/queries/order.ts";
import type { PageLink } from "../../site/queries/page-link.ts";
import { addressOf } from "../../site/queries/site.ts";
import { PageHead } from "../../site/pages/page-head.tsx";
import { leadingOf } from "../../site/theme/leading.ts";

export interface ArticleAround extends Around {
  author: Author | undefined;
  related: readonly PageLink[];
}

/** An article. */
export function ArticlePage({ document: article, around }: DocumentPage<Article, ArticleAround>) {
  const { author, related, ...neighbours } = around;
  const { t } = useTranslation();
  const { headline, subtitle, image, body, lang, address } = article;
  return (
    <chakra.article css={{ "--accent": "colors.news" }}>
      <PageHead page={headline} description={subtitle || body.excerpt} address={address} type="article" />
      <UnpublishedMark unpublished={article.unpublished} />
      <Opening article={article} author={author} />
      <WithCredit picture={image} lang={lang} px="gutter">
        <Picture
          picture={image}
          coverOf={address}
          lang={lang}
          first
          sizes="(min-width: 1800px) 1800px, 100vw"
          w="100%"
          maxH="calc(100svh - 8rem)"
        />
      </WithCredit>
      <Box px="gutter" mt={{ base: "10", lg: "20" }} ms={{ lg: "25%" }}>
        <Prose text={body} lang={lang} />
      </Box>
      <DeferredContent>
        <FurtherReading because="related" links={related} />
        <Neighbours words={neighbourWords(t, "article")} {...neighbours} all={addressOf("news")} />
      </DeferredContent>
    </chakra.article>
  );
}

function Opening({ article, author }: { article: Article } & Pick<ArticleAround, "author">) {
  const { headline, subtitle, lang, published, body, address } = article;
  return (
    <chakra.header px="gutter" pt={{ base: "8", lg: "14" }} pb={{ base: "8", lg: "12" }}>
      <chakra.h1
        lang={lang}
        textStyle="display"
        fontSize="clamp(2.75rem, 8.4vw, 11rem)"
        lineHeight={leadingOf(headline)}
      >
        {headline}
      </chakra.h1>
      {subtitle && (
        <chakra.p lang={lang} textStyle="tagline" fontSize="3xl" maxW="30em" mt={{ base: "5", lg: "8" }}>
          {subtitle}
        </chakra.p>
      )}
      <ArticleByline published={published} words={body.words} author={author}>
        <ShareButton title={headline} to={address} />
      </ArticleByline>
    </chakra.header>
  );
}
