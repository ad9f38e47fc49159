import { memo, use, useRef, type RefObject, useLayoutEffect, useEffect } from "react";
import { LIST_PAGE_SIZE, listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { PartMessage } from "../loading/part-message.tsx";
import { ListEnd, ListPageLinks } from "./list-ends.tsx";
import { type MoreListPagesProps, type NextListPagesProps, useOpenListPages } from "./use-open-list-pages.ts";

/**
 * The further list pages that the reader has reached, with a button and a link to the next. The page of a later list
 * page has links to those around it instead.
 */
export function MoreListPages(props: MoreListPagesProps) {
  const { list, number } = props.listPage;
  return number === 1 ? <Following key={list} {...props} /> : <ListPageLinks {...props.listPage} />;
}

function Following({ unlinked = false, uncounted = false, back, children, ...props }: MoreListPagesProps) {
  const { list, total } = props.listPage;
  const end = useRef<HTMLDivElement>(null);
  const { open, last, loading, failed, openNext, retry } = useOpenListPages(props, back);
  const focusOnNext = useFocusOnNext(end);
  useNearEnd(end, open < last && !loading && !failed, openNext);
  const press = (action: () => void) => () => {
    focusOnNext();
    action();
  };
  return (
    <>
      {Array.from({ length: open - 1 }, (_, index) => (
        <Items key={index} {...props} number={index + 2}>
          {children}
        </Items>
      ))}
      <ListEnd
        ref={end}
        counts={uncounted ? undefined : { shown: Math.min(open * LIST_PAGE_SIZE, total), total }}
        loading={loading}
        onMore={open < last ? press(openNext) : undefined}
        next={open < last && !unlinked ? { number: open + 1, address: listPageAddress(list, open + 1) } : undefined}
      />
      {failed && <PartMessage action="retry" onPress={press(retry)} />}
    </>
  );
}

/** The items of a further list page, which are not rendered again when another follows. */
const Items = memo(function Items({ listPage: { list }, number, load, children }: ItemsProps) {
  const read = use(load(listPageAddress(list, number), ""));
  return read?.().listPage.items.map((item, index) => children(item, (number - 1) * LIST_PAGE_SIZE + index));
});

type ItemsProps = NextListPagesProps<unknown> & { number: number };

/**
 * Returns a function to call when the button is pressed. When the next list page is there, focus moves to its first
 * heading, from where the reader goes on; the button comes after all of its items.
 */
function useFocusOnNext(end: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const heading = before.current?.nextElementSibling?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    before.current = null;
    // The heading is no tab stop; the Tab key only goes on from there.
    heading.setAttribute("tabindex", "-1");
    heading.focus();
  });
  return () => void (before.current = end.current?.previousElementSibling ?? null);
}

/**
 * Margin in which the next list page is requested, one screen before the end: it should be there when the reader is.
 */
const NEAR = "100% 0px";

/** Selects what the keyboard has focused in the page, except for the heading, which gets the focus of a new page. */
const TABBED_TO = "main :focus-visible:not(h1)";

/**
 * Calls `onNear` when the reader comes near the end of a list. Readers who go from link to link with the keyboard are
 * left alone: they would never reach what follows the list, such as the footer. So are readers whose focus is on the
 * button, however they came there: the button disappears with the last list page, and the focus would go with it.
 */
function useNearEnd(end: RefObject<HTMLElement | null>, more: boolean, onNear: () => void): void {
  useEffect(() => {
    const row = end.current;
    if (!more || !row) return undefined;
    const isThere = () => row.contains(document.activeElement) || document.querySelector(TABBED_TO) !== null;
    const observer = new IntersectionObserver(
      (entries) => {
        // Each call brings all changes since the one before, the latest last.
        if (entries.at(-1)?.isIntersecting && !isThere()) onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(row);
    return () => observer.disconnect();
  });
}
