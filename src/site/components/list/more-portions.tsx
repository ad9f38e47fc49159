import { memo, use, useRef } from "react";
import { PORTION_SIZE, portionAddress } from "../../../shared/magazine/portions.ts";
import { PartMessage } from "../layout/part-message.tsx";
import { ListEnd } from "./list-end.tsx";
import type { MorePortionsProps, NextPortionsProps } from "./next-portions-props.ts";
import { PortionLinks } from "./portion-links.tsx";
import { useFocusOnNext } from "./use-focus-on-next.ts";
import { useNearEnd } from "./use-near-end.ts";
import { useOpenPortions } from "./use-open-portions.ts";

/** The portions that the reader has reached, and the way to the next; on the page of a later portion, the ways to those around it. */
export function MorePortions(props: MorePortionsProps) {
  const { list, number } = props.portion;
  return number === 1 ? <Following key={list} {...props} /> : <PortionLinks {...props.portion} />;
}

function Following({ unlinked = false, uncounted = false, back, children, ...props }: MorePortionsProps) {
  const { list, total } = props.portion;
  const end = useRef<HTMLDivElement>(null);
  const { open, last, loading, failed, openNext, retry } = useOpenPortions(props, back);
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
        counts={uncounted ? undefined : { shown: Math.min(open * PORTION_SIZE, total), total }}
        loading={loading}
        onMore={open < last ? press(openNext) : undefined}
        next={open < last && !unlinked ? { number: open + 1, address: portionAddress(list, open + 1) } : undefined}
      />
      {failed && <PartMessage action="retry" onPress={press(retry)} />}
    </>
  );
}

/** The items of a later portion; they stay as they are when another follows. */
const Items = memo(function Items({ portion: { list }, number, load, children }: ItemsProps) {
  const read = use(load(portionAddress(list, number), ""));
  return read?.().portion.items.map((item, index) => children(item, (number - 1) * PORTION_SIZE + index));
});

type ItemsProps = NextPortionsProps<unknown> & { number: number };
