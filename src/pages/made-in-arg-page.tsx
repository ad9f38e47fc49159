import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CarouselOpening } from "../components/carousel/carousel-opening.tsx";
import { CategoryFilter } from "../components/card/category-filter.tsx";
import { CardBlock } from "../components/card/card-block.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import type { CardSummary } from "../queries/cards.ts";
import { getSite } from "../queries/site.ts";
import { ALL_CARDS, CARD_FILTERS, type CardCategory } from "../magazine/card-category.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The digital showcase. */
export function MadeInArgPage({ cards }: { cards: readonly CardSummary[] }) {
  return (
    <>
      <FixedPageHead page="made-in-arg" />
      <CarouselOpening section="cards" color="primary" carousel={getSite().carousel} />
      <DeferredContent>
        <Showcase all={cards} />
      </DeferredContent>
    </>
  );
}

/** The filter, and the cards of the chosen category. */
function Showcase({ all }: { all: readonly CardSummary[] }) {
  const { t } = useTranslation();
  const [category, setCategory] = useState<CardCategory>(ALL_CARDS);
  const cards = category === ALL_CARDS ? all : all.filter((card) => card.category === category);
  return (
    <chakra.section aria-label={t("pages.made-in-arg.title")} minH="100dvh">
      <CategoryFilter categories={CARD_FILTERS} selected={category} onSelect={setCategory} />
      <chakra.p role="status" srOnly>
        {t("cards.cards", { count: cards.length })}
      </chakra.p>
      <chakra.div>
        {cards.map((card, index) => (
          <CardBlock key={card.slug} card={card} mirrored={index % 2 === 1} />
        ))}
      </chakra.div>
    </chakra.section>
  );
}
