import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { listPageAddress, listPagesOf } from "../../../shared/magazine/list-pages.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";
import { useHydrated } from "../layout/use-hydrated.ts";
import { remember, remembered, loadListPages, useLoaded } from "./list-state.ts";

/** The number of open list pages, and how to open the next. Returning readers are scrolled to where they were. */
export function useOpenListPages<Item>(
  { listPage: { list, total }, load }: ListProps<Item>,
  { to, onReturned }: Return,
) {
  const name = `listPages of ${list}`;
  const last = listPagesOf(total);
  const hydrated = useHydrated();
  const [asked, askFor] = useState(1);
  // A reloaded page renders the first list page, and after hydration those that were open before.
  const wanted = Math.max(asked, hydrated ? openBefore(name, last) : 1);
  const loadThrough = useCallback(
    (number: number) =>
      loadListPages(
        numbersThrough(number).map((each) => listPageAddress(list, each)),
        load,
      ),
    [list, load],
  );
  const { value: open, ...state } = useLoaded(wanted, loadThrough);
  useLayoutEffect(() => {
    if (to === undefined || !hydrated || open < wanted) return;
    if (open > 1) window.scrollTo(0, to);
    onReturned();
  }, [to, onReturned, hydrated, open, wanted]);
  // The viewer adds history entries while the page stays, so the number goes into each entry.
  const { key } = useLocation();
  useEffect(() => {
    if (open > 1) remember(key, name, open);
  }, [key, name, open]);
  return { open, last, ...state, openNext: () => askFor(open + 1) };
}

const openBefore = (name: string, last: number) => Math.min(Number(remembered(name)) || 1, last);

/** The numbers of the list pages from the second on, which the page does not bring. */
const numbersThrough = (number: number) => Array.from({ length: number - 1 }, (_, index) => index + 2);

export interface NextListPagesProps<Item> extends ListProps<Item> {
  /** Whether the list is the result of a filter, whose list pages have no pages of their own. */
  unlinked?: boolean;
  /** Whether the items are groups, whose number says nothing to readers. */
  uncounted?: boolean;
  /**
   * Renders an item; the index of the list's first is 0. Has to be the same function in each render, so that items
   * which are shown are not rendered again.
   */
  children(this: void, item: Item, index: number): ReactNode;
}

/** The place to which a returning reader is taken; the page may not be that long yet. */
export interface Return {
  /** Pixels from the top; `undefined` once the reader is there. */
  to: number | undefined;
  onReturned: () => void;
}

export interface MoreListPagesProps extends NextListPagesProps<unknown> {
  back: Return;
}
