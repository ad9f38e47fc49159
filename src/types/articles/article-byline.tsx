import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../site/i18n/format.ts";
import { readingMinutes } from "../../shared/magazine/reading-time.ts";
import type { Author } from "../../site/queries/credited.ts";
import { SiteLink } from "../../site/components/layout/site-link.tsx";

interface ArticleBylineProps {
  /** `2026-11-06`, also with an hour. */
  published: string;
  words: number;
  author: Author | undefined;
  /** What the reader can do with it, at the end of the row. */
  children: ReactNode;
}

/** The author, the day, and how long it takes to read. */
export function ArticleByline({ published, words, author, children }: ArticleBylineProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  return (
    <Flex textStyle="label" color="fg.muted" columnGap="6" rowGap="1" wrap="wrap" align="center" mt="8">
      {author && <Signature {...author} />}
      <time dateTime={published}>{formatDate(published, language)}</time>
      <span>{t("article.readingTime", { count: readingMinutes(words) })}</span>
      {children}
    </Flex>
  );
}

function Signature({ name, person }: Author) {
  const { t } = useTranslation();
  if (person === undefined) return <span>{t("article.by", { author: name })}</span>;
  const [before, after] = t("article.by", { skipInterpolation: true }).split("{{author}}");
  return (
    <span>
      {before}
      <SiteLink
        to={person}
        color="fg"
        display="inline-block"
        py="1"
        textDecorationLine="underline"
        textDecorationColor="rule"
        textUnderlineOffset="0.3em"
        _hover={{ textDecorationColor: "currentColor" }}
      >
        {name}
      </SiteLink>
      {after}
    </span>
  );
}
