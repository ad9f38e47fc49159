import { Box, chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Byline } from "../../site/components/credits/byline.tsx";
import { WithCredit } from "../../site/components/credits/picture-credit.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { Neighbours, neighbourWords } from "../../site/components/links/neighbours.tsx";
import { FurtherReading } from "../../site/components/links/further-reading.tsx";
import { Gathering } from "../../site/components/gathering/gathering.tsx";
import { Picture } from "../../site/components/picture/picture.tsx";
import { Prose } from "../../site/components/prose/prose.tsx";
import { Revisions } from "../../site/components/revisions/revisions.tsx";
import { ShareButton } from "../../site/components/share/share-button.tsx";
import { Topics } from "../../site/components/topics/topics.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import type { Article } from "./schema.ts";
import type { Appearance } from "../../site/queries/gathering/contents.ts";
import type { Author } from "../../site/queries/people/credit-links.ts";
import type { DocumentPage } from "../../site/queries/pages/document-page.ts";
import type { Neighbours as Around } from "../../site/queries/lists/order.ts";
import type { PageLink } from "../../site/queries/pages/page-link.ts";
import { addressOf } from "../../site/queries/site.ts";
import { PageHead } from "../../site/pages/page-head.tsx";
import { leadingOf } from "../../site/theme/headings.ts";
import type { ReactNode } from "react";
import { formatDate } from "../../site/i18n/format.ts";
import { useReaderLanguage } from "../../site/i18n/use-texts.ts";
import { readingMinutes } from "../../shared/magazine/reading-time.ts";

export interface ArticleAround extends Around {
  authors: readonly Author[];
  related: readonly PageLink[];
  appearance: Appearance | undefined;
}

export function ArticlePage({ document: article, around }: DocumentPage<Article, ArticleAround>) {
  const { authors, related, appearance, ...neighbours } = around;
  const { t } = useTranslation();
  const { headline, subtitle, image, body, lang, address } = article;
  return (
    <chakra.article css={{ "--accent": "colors.news" }}>
      <PageHead page={headline} description={subtitle || body.excerpt} address={address} type="article" />
      <UnpublishedMark unpublished={article.unpublished} />
      <Opening article={article} authors={authors} />
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
        <Revisions document={article} lang={lang} />
        {appearance && <Gathering appearance={appearance} />}
        <FurtherReading reason="related" links={related} />
        <Neighbours words={neighbourWords(t, "article")} {...neighbours} all={addressOf("news")} />
      </DeferredContent>
    </chakra.article>
  );
}

function Opening({ article, authors }: { article: Article } & Pick<ArticleAround, "authors">) {
  const { headline, subtitle, topics, lang, published, body, address } = article;
  return (
    <chakra.header px="gutter" pt={{ base: "8", lg: "14" }} pb={{ base: "8", lg: "12" }}>
      <Topics topics={topics} />
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
      <ArticleByline published={published} words={body.words} authors={authors}>
        <ShareButton title={headline} to={address} />
      </ArticleByline>
    </chakra.header>
  );
}

interface ArticleBylineProps {
  /** Date of publication, such as `2026-11-06`, optionally with a time. */
  published: string;
  words: number;
  authors: readonly Author[];
  /** Actions for the article, at the end of the row. */
  children: ReactNode;
}

/** Renders the authors, the date, and the time that the article takes to read. */
function ArticleByline({ published, words, authors, children }: ArticleBylineProps) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  return (
    <Flex textStyle="label" color="fg.muted" columnGap="6" rowGap="1" wrap="wrap" align="center" mt="8">
      <Byline authors={authors} />
      <time dateTime={published}>{formatDate(published, language)}</time>
      <span>{t("article.readingTime", { count: readingMinutes(words) })}</span>
      {children}
    </Flex>
  );
}
