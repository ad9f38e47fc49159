import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { CardBlock } from "../components/card/card-block.tsx";
import { CategoryFilter } from "../components/card/category-filter.tsx";
import { useCategory } from "../components/card/use-category.ts";
import { CarouselOpening } from "../components/carousel/carousel-opening.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { PartMessage } from "../components/layout/part-message.tsx";
import { ListItems } from "../components/list/next-list-pages.tsx";
import { CARD_FILTERS } from "../../shared/magazine/card-category.ts";
import { textIn } from "../../shared/magazine/local-text.ts";
import type { SummaryOf } from "../../content/schema/collections.ts";
import type { ListProps } from "../queries/list-pages.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The digital showcase. */
export function MadeInArgPage({ listPage, texts, load }: ListProps<SummaryOf<"cards">> & WithTexts) {
  const { language } = useTranslation().i18n;
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

/** The filter, and the cards of the chosen category. */
function FilteredCards(all: ListProps<SummaryOf<"cards">>) {
  const { t } = useTranslation();
  const { chosen, listPage, failed, choose, retry } = useCategory(all);
  return (
    <>
      <CategoryFilter categories={CARD_FILTERS} selected={chosen} onSelect={choose} />
      <chakra.p role="status" {...(listPage.total > 0 ? { srOnly: true } : EMPTY)}>
        {t("cards.cards", { count: listPage.total })}
      </chakra.p>
      <Cards listPage={listPage} load={all.load} unlinked={listPage.list !== all.listPage.list} />
      {failed && <PartMessage action="retry" onPress={retry} />}
    </>
  );
}

/** Where there are no cards, readers see what is otherwise only said. */
const EMPTY = { textStyle: "tagline", px: "gutter", py: { base: "8", lg: "14" } };

/** The same cards are not rendered again when the filter finds out what was chosen before. */
const Cards = memo(function Cards({
  listPage,
  load,
  unlinked = false,
}: ListProps<SummaryOf<"cards">> & { unlinked?: boolean }) {
  return (
    <chakra.div>
      <ListItems listPage={listPage} load={load} unlinked={unlinked}>
        {block}
      </ListItems>
    </chakra.div>
  );
});

const block = (card: SummaryOf<"cards">, index: number) => (
  <CardBlock key={card.slug} card={card} mirrored={index % 2 === 1} first={index === 0} />
);
