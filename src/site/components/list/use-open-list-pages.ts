import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { listPageAddress, listPagesOf } from "../../../shared/magazine/list-pages.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";
import { useHydrated } from "../layout/use-hydrated.ts";
import { remember, remembered, loadListPages, useLoaded } from "./list-state.ts";

/** How many list pages are open, and how the next comes to it. Takes the reader back to where they were. */
export function useOpenListPages<Item>(
  { listPage: { list, total }, load }: ListProps<Item>,
  { to, onReturned }: Return,
) {
  const name = `listPages of ${list}`;
  const last = listPagesOf(total);
  const hydrated = useHydrated();
  const [asked, askFor] = useState(1);
  // Where the page was loaded anew, what was open comes after the first list page.
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
  // The viewer adds entries to the history while the page stays.
  const { key } = useLocation();
  useEffect(() => {
    if (open > 1) remember(key, name, open);
  }, [key, name, open]);
  return { open, last, ...state, openNext: () => askFor(open + 1) };
}

const openBefore = (name: string, last: number) => Math.min(Number(remembered(name)) || 1, last);

/** Of the list pages that the page does not bring. */
const numbersThrough = (number: number) => Array.from({ length: number - 1 }, (_, index) => index + 2);

export interface NextListPagesProps<Item> extends ListProps<Item> {
  /** Its list pages have no pages: it is what a filter found. */
  unlinked?: boolean;
  /** Its items are groups, whose number says nothing to readers. */
  uncounted?: boolean;
  /** Shows an item; the first of the list is 0. The same function at each render, so that what is shown is not rendered again. */
  children(this: void, item: Item, index: number): ReactNode;
}

/** Where the reader was when the page was shown, which it may not have reached yet; `undefined` once they are there. */
export interface Return {
  /** Pixels from the top. */
  to: number | undefined;
  onReturned: () => void;
}

export interface MoreListPagesProps extends NextListPagesProps<unknown> {
  back: Return;
}
