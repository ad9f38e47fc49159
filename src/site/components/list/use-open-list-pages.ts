import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { listPageAddress, listPageCount } from "../../../shared/magazine/list-pages.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";
import { useHydrated } from "../layout/use-hydrated.ts";
import { writeHistoryState, readHistoryState, loadListPages, useLoaded } from "./list-state.ts";

/**
 * Returns the number of open list pages and a function that opens the next list page. Scrolls returning readers to
 * their previous position.
 */
export function useOpenListPages<Item>(
  { listPage: { list, total }, load }: ListProps<Item>,
  { position, onRestored }: ScrollRestoration,
) {
  const name = `listPages of ${list}`;
  const last = listPageCount(total);
  const hydrated = useHydrated();
  const [requested, setRequested] = useState(1);
  // A reloaded page renders the first list page, and after hydration also the list pages that were open before.
  const saved = hydrated ? savedCount(name, last) : 1;
  // The number is kept as state, because a history entry that the picture viewer adds has no saved number yet.
  if (saved > requested) setRequested(saved);
  const target = Math.max(requested, saved);
  const loadThrough = useCallback(
    (number: number) =>
      loadListPages(
        numbersThrough(number).map((pageNumber) => listPageAddress(list, pageNumber)),
        load,
      ),
    [list, load],
  );
  const { value: openCount, ...state } = useLoaded(target, loadThrough);
  useLayoutEffect(() => {
    if (position === undefined || !hydrated || openCount < target) return;
    if (openCount > 1) window.scrollTo(0, position);
    onRestored();
  }, [position, onRestored, hydrated, openCount, target]);
  // The number of open list pages is stored in each history entry, because the picture viewer adds entries without
  // leaving the page.
  const { key } = useLocation();
  useEffect(() => {
    if (openCount > 1) writeHistoryState(key, name, openCount);
  }, [key, name, openCount]);
  return { openCount, last, ...state, openNext: () => setRequested(openCount + 1) };
}

const savedCount = (name: string, last: number) => Math.min(Number(readHistoryState(name)) || 1, last);

/** Returns the numbers of the list pages from the second to `number`. The page itself contains the first list page. */
const numbersThrough = (number: number) => Array.from({ length: number - 1 }, (_, index) => index + 2);

export interface NextListPagesProps<Item> extends ListProps<Item> {
  /** Whether the list is the result of a filter. The list pages of such a result have no URLs of their own. */
  unlinked?: boolean;
  /** Whether the items are groups. The number of groups tells readers nothing, so it is not shown. */
  uncounted?: boolean;
  /**
   * Renders an item; `index` is 0 for the first item of the page that the reader opened. Has to be the same function in
   * each render, because otherwise items that are shown would be rendered again.
   */
  children(this: void, item: Item, index: number): ReactNode;
}

/** Scroll position of a returning reader. It is restored when the page is long enough. */
export interface ScrollRestoration {
  /** Distance from the top in pixels; `undefined` if there is no position to restore. */
  position: number | undefined;
  onRestored: () => void;
}

export interface MoreListPagesProps extends NextListPagesProps<unknown> {
  scrollRestoration: ScrollRestoration;
}
