/** Remembers the state of the list in this browser. Without browser storage, the state is lost with the page. */
import { useEffect, useState } from "react";
import { isFields } from "../../../shared/values.ts";
import { attempt as tryStorage } from "../../../shared/loading/storage.ts";

interface Remembered {
  /** Names of the sections that are folded. */
  folded: readonly string[];
  /** Files that were opened last, the most recent first. */
  opened: readonly string[];
}

const KEY = "redaccion-lista";
/** The number of documents that are remembered besides the open one. */
const MAX_OPENED = 5;

/** Remembers folded sections and opened files. The returned `opened` does not include the open file (`current`). */
export function useRemembered(current: string) {
  const [remembered, setRemembered] = useState(readRemembered);
  const others = remembered.opened.filter((file) => file !== current).slice(0, MAX_OPENED);
  if (current && remembered.opened[0] !== current) setRemembered({ ...remembered, opened: [current, ...others] });
  useEffect(() => tryStorage(() => localStorage.setItem(KEY, JSON.stringify(remembered))), [remembered]);
  const fold = (name: string) => setRemembered({ ...remembered, folded: toggleItem(remembered.folded, name) });
  return { folded: remembered.folded, opened: others, fold };
}

/** Returns the list without the item if the list contains it, and otherwise with the item at the end. */
export const toggleItem = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

function readRemembered(): Remembered {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  const textsOf = (value: unknown) =>
    Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
  const { folded, opened } = isFields(stored) ? stored : {};
  return { folded: textsOf(folded), opened: textsOf(opened) };
}
