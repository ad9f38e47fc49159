import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ALL_CARDS } from "./type.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { Card } from "./schema.ts";
import type { PageLink } from "../../site/queries/page-link.ts";
import { NavigationLink } from "../../site/components/layout/site-link.tsx";
import { PageLinks } from "../../site/components/layout/page-links.tsx";

interface RelatedCardsProps {
  category: Card["category"];
  cards: readonly PageLink[];
  /** Address of the list. */
  all: string;
}

/** Links at the end of a card's page: other cards of its category, and the list of all. */
export function RelatedCards({ category, cards, all }: RelatedCardsProps) {
  const { t } = useTranslation();
  const name = cards.length > 0 ? { "aria-labelledby": "related" } : { "aria-label": t("card.relatedAll") };
  return (
    <chakra.nav {...name} mt="section" borderTop="1px solid {colors.rule}" px="gutter">
      {cards.length > 0 && (
        <>
          <chakra.h2 id="related" textStyle="subtitle" py="8">
            {category === ALL_CARDS ? t("card.relatedAll") : <RelatedTitle category={category} />}
          </chakra.h2>
          <PageLinks links={cards} />
        </>
      )}
      <chakra.p py="6" textAlign="center">
        <NavigationLink to={all}>{t("card.all")}</NavigationLink>
      </chakra.p>
    </chakra.nav>
  );
}

/** A line of the interface with a word of the content in it, each read in its language. */
function RelatedTitle({ category }: Pick<Card, "category">) {
  const { t } = useTranslation();
  const [before, after] = t("card.related", { skipInterpolation: true }).split("{{category}}");
  return (
    <>
      {before}
      <span lang={CONTENT_LANGUAGE}>{category}</span>
      {after}
    </>
  );
}
