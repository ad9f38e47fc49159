import { memo, use, useRef, type RefObject, useLayoutEffect, useEffect } from "react";
import { LIST_PAGE_SIZE, listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { PartMessage } from "../loading/part-message.tsx";
import { ListEnd, ListPageLinks } from "./list-ends.tsx";
import { type MoreListPagesProps, type NextListPagesProps, useOpenListPages } from "./use-open-list-pages.ts";

/** The list pages that the reader has reached, and the way to the next; on the page of a later list page, the ways to those around it. */
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

/** The items of a later list page; they stay as they are when another follows. */
const Items = memo(function Items({ listPage: { list }, number, load, children }: ItemsProps) {
  const read = use(load(listPageAddress(list, number), ""));
  return read?.().listPage.items.map((item, index) => children(item, (number - 1) * LIST_PAGE_SIZE + index));
});

type ItemsProps = NextListPagesProps<unknown> & { number: number };

/**
 * Answers what a press on the button calls: when the next list page is there, the focus goes to its first heading, from
 * where the reader goes on; the button would be behind all of it.
 */
function useFocusOnNext(end: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const heading = before.current?.nextElementSibling?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    before.current = null;
    // Not a place of the Tab key: it only begins there.
    heading.setAttribute("tabindex", "-1");
    heading.focus();
  });
  return () => void (before.current = end.current?.previousElementSibling ?? null);
}

/** How far above the end of a list the next list page is asked for: it should be there when the reader is. */
const NEAR = "100% 0px";

/** In the page, but for the heading, which gets the focus when the page is new. */
const TABBED_TO = "main :focus-visible:not(h1)";

/**
 * Calls when the reader comes near the end of a list. Not for who goes from link to link with the keyboard: what
 * stands behind the list, such as the footer, would never come. Nor for who is at its button, however they came there:
 * with the last list page it goes, and would take the focus along.
 */
function useNearEnd(end: RefObject<HTMLElement | null>, more: boolean, onNear: () => void): void {
  useEffect(() => {
    const row = end.current;
    if (!more || !row) return undefined;
    const isThere = () => row.contains(document.activeElement) || document.querySelector(TABBED_TO) !== null;
    const observer = new IntersectionObserver(
      (entries) => {
        // What happened since the last call comes together.
        if (entries.at(-1)?.isIntersecting && !isThere()) onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(row);
    return () => observer.disconnect();
  });
}
