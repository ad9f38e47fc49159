import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { CardBlock } from "./card-block.tsx";
import { useCategory } from "./use-category.ts";
import { CarouselOpening } from "../../site/components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { PartMessage } from "../../site/components/loading/part-message.tsx";
import { ListItems } from "../../site/components/list/list-items.tsx";
import { CARD_FILTERS, labelOf } from "./card-categories.ts";
import { textIn } from "../../shared/magazine/local-text.ts";
import { useAddedTexts, useLocalText } from "../../site/i18n/use-texts.ts";
import type { CardSummary } from "./schema.ts";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { WithTexts } from "../../site/queries/pages/page-texts.ts";
import { getSite } from "../../site/queries/site.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";
import { Button } from "../../site/components/button/button.tsx";

/** Texts of this page, which the build inserts. */
declare const __CARDS__: object;

export function CardsPage({ listPage, texts, load }: ListProps<CardSummary> & WithTexts) {
  const { language } = useTranslation().i18n;
  useAddedTexts(__CARDS__);
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <CarouselOpening section="cards" color="primary" carousel={getSite().carousel} {...{ texts, listPage }} />
      <DeferredContent>
        <chakra.section aria-label={textIn(texts.title, language)} minH="100svh">
          {listPage.number === 1 ? (
            <FilteredCards listPage={listPage} load={load} />
          ) : (
            <Cards listPage={listPage} load={load} />
          )}
        </chakra.section>
      </DeferredContent>
    </>
  );
}

/** Renders the filter, and the cards of the chosen category. */
function FilteredCards(all: ListProps<CardSummary>) {
  const { t } = useTranslation();
  const { chosen, listPage, failed, choose, retry } = useCategory(all);
  return (
    <>
      {CARD_FILTERS.length > 1 && <CategoryFilter selected={chosen} onSelect={choose} />}
      <chakra.p role="status" {...(listPage.total > 0 ? { srOnly: true } : EMPTY)}>
        {t("cards.cards", { count: listPage.total })}
      </chakra.p>
      <Cards listPage={listPage} load={all.load} unlinked={listPage.list !== all.listPage.list} />
      {failed && <PartMessage action="retry" onPress={retry} />}
    </>
  );
}

/** Style of the number of cards if it is zero. Any other number is hidden and only announced by screen readers. */
const EMPTY = { textStyle: "tagline", px: "gutter", py: { base: "8", lg: "14" } };

/** Renders the cards. If the reader returns to a category, its unchanged cards are not rendered again. */
const Cards = memo(function Cards({
  listPage,
  load,
  unlinked = false,
}: ListProps<CardSummary> & { unlinked?: boolean }) {
  return (
    <chakra.div>
      <ListItems listPage={listPage} load={load} unlinked={unlinked}>
        {block}
      </ListItems>
    </chakra.div>
  );
});

const block = (card: CardSummary, index: number) => (
  <CardBlock key={card.slug} card={card} mirrored={index % 2 === 1} first={index === 0} />
);

interface CategoryFilterProps {
  selected: string;
  onSelect: (category: string) => void;
}

/** Renders one button for each category; exactly one button is selected. */
function CategoryFilter({ selected, onSelect }: CategoryFilterProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  return (
    <Flex role="group" aria-label={t("cards.filter")} wrap="wrap" gap="2" px="gutter" py={{ base: "8", lg: "12" }}>
      {CARD_FILTERS.map((category) => (
        <Button
          key={category}
          aria-pressed={category === selected}
          onClick={() => onSelect(category)}
          {...local(labelOf(category))}
        />
      ))}
    </Flex>
  );
}
