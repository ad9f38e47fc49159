import { memo, use, useRef, type RefObject, useLayoutEffect, useEffect } from "react";
import { LIST_PAGE_SIZE, listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { PartMessage } from "../loading/part-message.tsx";
import { ListEnd, ListPageLinks } from "./list-ends.tsx";
import { type MoreListPagesProps, type NextListPagesProps, useOpenListPages } from "./use-open-list-pages.ts";

/**
 * Renders the open list pages after the first one, with a button and a link to the next list page. If the page itself
 * is a later list page, renders links to the previous and the next list page instead.
 */
export function MoreListPages(props: MoreListPagesProps) {
  const { list, number } = props.listPage;
  return number === 1 ? <FollowingListPages key={list} {...props} /> : <ListPageLinks {...props.listPage} />;
}

function FollowingListPages({
  unlinked = false,
  uncounted = false,
  scrollRestoration,
  children,
  ...props
}: MoreListPagesProps) {
  const { list, total } = props.listPage;
  const end = useRef<HTMLDivElement>(null);
  const { openCount, last, loading, failed, openNext, retry } = useOpenListPages(props, scrollRestoration);
  const focusOnNext = useFocusOnNext(end);
  useNearEnd(end, openCount < last && !loading && !failed, openNext);
  const withFocusMove = (action: () => void) => () => {
    focusOnNext();
    action();
  };
  return (
    <>
      {Array.from({ length: openCount - 1 }, (_, index) => (
        <Items key={index} {...props} number={index + 2}>
          {children}
        </Items>
      ))}
      <ListEnd
        ref={end}
        counts={uncounted ? undefined : { shown: Math.min(openCount * LIST_PAGE_SIZE, total), total }}
        loading={loading}
        onMore={openCount < last ? withFocusMove(openNext) : undefined}
        next={
          openCount < last && !unlinked
            ? { number: openCount + 1, address: listPageAddress(list, openCount + 1) }
            : undefined
        }
      />
      {failed && <PartMessage action="retry" onPress={withFocusMove(retry)} />}
    </>
  );
}

/** Renders the items of a list page. The items are not rendered again when another list page is added. */
const Items = memo(function Items({ listPage: { list }, number, load, children }: ItemsProps) {
  const readPage = use(load(listPageAddress(list, number), ""));
  return readPage?.().listPage.items.map((item, index) => children(item, (number - 1) * LIST_PAGE_SIZE + index));
});

type ItemsProps = NextListPagesProps<unknown> & { number: number };

/**
 * Returns a function to call when the button for the next list page is pressed. When that list page is rendered, its
 * first heading gets the focus. Otherwise the focus would stay on the button, below all of the new items.
 */
function useFocusOnNext(end: RefObject<HTMLElement | null>): () => void {
  const lastElement = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const heading = lastElement.current?.nextElementSibling?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    lastElement.current = null;
    // With `-1`, the script can focus the heading, but the heading is no tab stop. The Tab key continues from it.
    heading.setAttribute("tabindex", "-1");
    heading.focus();
  });
  return () => void (lastElement.current = end.current?.previousElementSibling ?? null);
}

/**
 * Root margin of one screen: the next list page is requested one screen before the end of the list, so that it is
 * loaded when the reader arrives there.
 */
const NEAR_MARGIN = "100% 0px";

/**
 * Selects the element of the page that was focused with the keyboard. The `h1` does not count, because it gets the
 * focus when a page opens.
 */
const KEYBOARD_FOCUSED = "main :focus-visible:not(h1)";

/**
 * Calls `onNear` when the end of a list is near the viewport, except in two cases. With the keyboard focus in the page,
 * readers who move from link to link would never reach the content after the list, such as the footer. With the focus
 * on the button, even after a click, the focus would be lost when the button disappears with the last list page.
 */
function useNearEnd(end: RefObject<HTMLElement | null>, hasMore: boolean, onNear: () => void): void {
  useEffect(() => {
    const row = end.current;
    if (!hasMore || !row) return undefined;
    const isFocusInPage = () =>
      row.contains(document.activeElement) || document.querySelector(KEYBOARD_FOCUSED) !== null;
    const observer = new IntersectionObserver(
      (entries) => {
        // Only the last entry counts, because a callback receives all changes since the previous callback, in order.
        if (entries.at(-1)?.isIntersecting && !isFocusInPage()) onNear();
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(row);
    return () => observer.disconnect();
  });
}
