import type { ReactNode } from "react";
import type { ListProps } from "../../queries/list-pages.ts";

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
