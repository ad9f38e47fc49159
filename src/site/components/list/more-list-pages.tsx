import { memo, use, useRef } from "react";
import { LIST_PAGE_SIZE, listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { PartMessage } from "../layout/part-message.tsx";
import { ListEnd, ListPageLinks } from "./list-ends.tsx";
import type { MoreListPagesProps, NextListPagesProps } from "./next-list-pages-props.ts";
import { useFocusOnNext } from "./use-focus-on-next.ts";
import { useNearEnd } from "./use-near-end.ts";
import { useOpenListPages } from "./use-open-list-pages.ts";

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
