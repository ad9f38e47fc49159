/** The actions on a list. The IDs and the focus follow the items through changes. */
import { flushSync } from "react-dom";
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import * as messages from "#messages";
import type { Fields, FormSchema, Value } from "../../../../content/authoring/schemas/form-schema.ts";
import type { ControlProps } from "../field-kind.ts";
import { type FieldPath, isFields } from "../../../../shared/values.ts";
import { useLatest } from "../../use-latest.ts";
import { firstControl } from "../reveal-field.ts";
import { useTools } from "../use-field.ts";
import { moved, type Followed, followIds, itemsOf } from "./items.ts";

/** The actions on a list; the same object while the list is mounted. */
export interface ListActions {
  toggle(id: string): void;
  /** Closes a row, opens the next and focuses its first control. Returns false without a next row. */
  goOn(index: number): boolean;
  move(from: number, to: number): void;
  remove(index: number): void;
  /** Adds items and opens the first. With `at`, the items are inserted at that index and other rows are closed. */
  add(values: readonly Value[], at?: number): void;
  /** Inserts items at an index, with closed rows. With `fill`, the first fills the existing item at that index. */
  paste(values: readonly Fields[], at: number, fill: boolean): void;
}

interface ListOf {
  path: FieldPath;
  schema: FormSchema;
  write: ControlProps["write"];
  /** Returns the current title of an item. */
  nameOf(index: number): string;
  /** The element around the rows and the add button. */
  place: RefObject<HTMLElement | null>;
}

export function useList(list: ListOf) {
  const { store } = useTools();
  const ids = useIds(list.path, list.schema);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** The ID of the first item of the last addition by `add`; `undefined` before any addition. */
  const [fresh, setFresh] = useState<string>();
  /** A sentence about the last action, for screen readers. */
  const [announcement, setAnnouncement] = useState("");
  const latest = useLatest(list);
  const expected = useRef<"added" | "begun" | { focused: number }>(undefined);
  const before = useRef(ids);
  const { place } = list;
  useEffect(() => {
    const added = ids.filter((id) => !before.current.includes(id));
    before.current = ids;
    const what = expected.current;
    expected.current = undefined;
    if (what === "added" || what === "begun") {
      const first = added.slice(0, 1);
      setOpen((all) => new Set(what === "begun" ? first : [...all, ...first]));
      setFresh(first[0]);
    } else if (what) focusRow(place.current, what.focused);
  }, [ids, place]);

  const actions = useMemo<ListActions>(() => {
    const say = (index: number, what: string) => setAnnouncement(`${latest.current.nameOf(index)}: ${what}.`);
    const items = () => itemsOf(store.at(latest.current.path), latest.current.schema);
    const put = (change: (all: Value[]) => Value[]) => latest.current.write(change(items()));
    return {
      toggle: (id) => setOpen((all) => toggled(all, id)),
      goOn(index) {
        const [done, next] = before.current.slice(index);
        if (!next) return false;
        flushSync(() => setOpen((all) => new Set([...all, next].filter((id) => id !== done))));
        const row = rowsIn(place.current)[index + 1];
        if (row) firstControl(row)?.focus();
        return true;
      },
      move(from, to) {
        say(from, messages.form.place(to + 1, items().length));
        put((all) => moved(all, from, to));
      },
      remove(index) {
        say(index, messages.form.outside);
        expected.current = { focused: index };
        put((all) => all.toSpliced(index, 1));
      },
      add(values, at) {
        expected.current = at === undefined ? "added" : "begun";
        put((all) => all.toSpliced(at ?? all.length, 0, ...values));
      },
      paste(values, at, fill) {
        expected.current = { focused: at + values.length - 1 };
        setAnnouncement(messages.form.pasted(values.length));
        const [first = {}, ...rest] = values;
        put((all) => {
          const there = all[at];
          return all.toSpliced(at, fill ? 1 : 0, fill && isFields(there) ? { ...there, ...first } : first, ...rest);
        });
      },
    };
  }, [latest, store, place]);
  return { ids, open, fresh, announcement, actions };
}

/** Returns the rows of the list in an element, without the rows of nested lists. */
export const rowsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(":scope > [data-rows] > *") ?? []),
];

function focusRow(place: HTMLElement | null, index: number): void {
  const rows = rowsIn(place);
  const row = rows[Math.min(index, rows.length - 1)];
  const target =
    row?.querySelector("[data-main], input, textarea") ?? place?.querySelector(":scope > [data-add] button");
  if (target instanceof HTMLElement) target.focus();
}

function toggled(all: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the IDs of the items. An item keeps its ID through all changes, undo included. */
function useIds(path: FieldPath, schema: FormSchema): readonly string[] {
  const { store } = useTools();
  const follow = useMemo(() => createFollower(schema), [schema]);
  return useSyncExternalStore(store.subscribe, () => follow(store.at(path)));
}

/**
 * Returns a function that converts the value of a list to the IDs of its items. The function returns the same array
 * until an item is added, removed or moved.
 */
function createFollower(schema: FormSchema): (value: Value | undefined) => readonly string[] {
  let known: Followed & { value?: Value | undefined } = { items: [], ids: [] };
  return (value) => {
    if (value !== known.value || known.ids.length === 0) {
      const items = itemsOf(value, schema);
      known = { value, items, ids: followIds(known, items, () => crypto.randomUUID()) };
    }
    return known.ids;
  };
}
