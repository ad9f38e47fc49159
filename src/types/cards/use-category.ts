import { use, useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { ALL_CARDS, CARD_FILTERS } from "./card-categories.ts";
import { categoryAddress } from "../../shared/magazine/list-pages.ts";
import type { CardSummary } from "./schema.ts";
import type { ListProps, ListPage } from "../../site/queries/lists/list-page-data.ts";
import { useHydrated } from "../../site/components/layout/use-hydrated.ts";
import {
  writeHistoryState,
  readHistoryState,
  loadListPages,
  useLoaded,
} from "../../site/components/list/list-state.ts";

const NAME = "category";

/**
 * Returns the category that the reader chose, and its cards. If the page contains all cards, the cards are filtered on
 * the page. Otherwise the list pages of the category are loaded, because the page may contain no card of the category.
 */
export function useCategory({ listPage: all, load }: ListProps<CardSummary>) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => (hydrated ? rememberedCategory() : ALL_CARDS));
  const isHere = all.items.length === all.total;
  const loadCategory = useCallback(
    (category: string) =>
      loadListPages(isHere || category === ALL_CARDS ? [] : [categoryAddress(all.list, category)], load),
    [isHere, all.list, load],
  );
  const { value: loadedCategory, failed, retry } = useLoaded(chosen, loadCategory);
  const { key } = useLocation();
  const choose = (category: string) => {
    writeHistoryState(key, NAME, category);
    setChosen(category);
  };
  const readCategory =
    !isHere && loadedCategory !== ALL_CARDS ? use(load(categoryAddress(all.list, loadedCategory), "")) : undefined;
  return {
    chosen,
    choose,
    failed,
    retry,
    listPage: readCategory?.().listPage ?? cardsOf(all, isHere ? chosen : ALL_CARDS),
  };
}

/**
 * Returns the category that was chosen for the current history entry. After a page load, all cards are shown, as in the
 * prerendered HTML.
 */
const rememberedCategory = () => CARD_FILTERS.find((category) => category === readHistoryState(NAME)) ?? ALL_CARDS;

function cardsOf(all: ListPage<CardSummary>, category: string): ListPage<CardSummary> {
  if (category === ALL_CARDS) return all;
  const items = all.items.filter((card) => card.category === category);
  return { ...all, items, total: items.length };
}
