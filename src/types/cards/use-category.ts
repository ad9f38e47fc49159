import { use, useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { ALL_CARDS, CARD_FILTERS } from "./card-categories.ts";
import { categoryAddress } from "../../shared/magazine/list-pages.ts";
import type { CardSummary } from "./schema.ts";
import type { ListProps, ListPage } from "../../site/queries/lists/list-page-data.ts";
import { useHydrated } from "../../site/components/layout/use-hydrated.ts";
import { remember, remembered, loadListPages, useLoaded } from "../../site/components/list/list-state.ts";

const NAME = "category";

/**
 * Returns the category that the reader chose, and the cards of that category. If the page has all cards, the cards are
 * selected on the page. Otherwise the list pages of the category are loaded, because the page may have no card of the
 * category.
 */
export function useCategory({ listPage: all, load }: ListProps<CardSummary>) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => (hydrated ? chosenBefore() : ALL_CARDS));
  const isHere = all.items.length === all.total;
  const loadCategory = useCallback(
    (category: string) =>
      loadListPages(isHere || category === ALL_CARDS ? [] : [categoryAddress(all.list, category)], load),
    [isHere, all.list, load],
  );
  const { value: shown, failed, retry } = useLoaded(chosen, loadCategory);
  const { key } = useLocation();
  const choose = (category: string) => {
    remember(key, NAME, category);
    setChosen(category);
  };
  const found = !isHere && shown !== ALL_CARDS ? use(load(categoryAddress(all.list, shown), "")) : undefined;
  return { chosen, choose, failed, retry, listPage: found?.().listPage ?? cardsOf(all, isHere ? chosen : ALL_CARDS) };
}

/**
 * Returns the category that was chosen for the current history entry. After a page load, all cards are shown, as in the
 * prerendered HTML.
 */
const chosenBefore = () => CARD_FILTERS.find((category) => category === remembered(NAME)) ?? ALL_CARDS;

function cardsOf(all: ListPage<CardSummary>, category: string): ListPage<CardSummary> {
  if (category === ALL_CARDS) return all;
  const items = all.items.filter((card) => card.category === category);
  return { ...all, items, total: items.length };
}
