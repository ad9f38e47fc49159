import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { portionAddress, portionsOf } from "../../../shared/magazine/portions.ts";
import type { ListProps } from "../../queries/portions.ts";
import { useHydrated } from "../layout/use-hydrated.ts";
import { remember, remembered } from "./history-entry.ts";
import { loadPortions } from "./load-portions.ts";
import type { Return } from "./next-portions-props.ts";
import { useLoaded } from "./use-loaded.ts";

/** How many portions of a list are on its page, and how the next comes to it. Takes the reader back to where they were. */
export function useOpenPortions<Item>({ portion: { list, total }, load }: ListProps<Item>, { to, onReturned }: Return) {
  const name = `portions of ${list}`;
  const last = portionsOf(total);
  const hydrated = useHydrated();
  const [asked, askFor] = useState(1);
  // Where the page was loaded anew, what was open comes after the first portion.
  const wanted = Math.max(asked, hydrated ? openBefore(name, last) : 1);
  const loadThrough = useCallback(
    (number: number) =>
      loadPortions(
        numbersThrough(number).map((each) => portionAddress(list, each)),
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

/** Of the portions that the page does not bring. */
const numbersThrough = (number: number) => Array.from({ length: number - 1 }, (_, index) => index + 2);
