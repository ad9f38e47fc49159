/** Provides the actions on a list. When the list changes, the IDs and the focus stay with their items. */
import { arrayMove } from "@dnd-kit/sortable";
import { flushSync } from "react-dom";
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import * as messages from "#messages";
import type { Fields, FormSchema, Value } from "../../../../content/authoring/schemas/form-schema.ts";
import type { ControlProps } from "../field-kind.ts";
import { type FieldPath, isFields } from "../../../../shared/values.ts";
import { toggleItem } from "../../list/use-remembered.ts";
import { useLatest } from "../../use-latest.ts";
import { firstControl } from "../reveal-field.ts";
import { useTools } from "../use-field.ts";
import { type ItemsWithIds, followIds, itemsOf } from "./items.ts";

/** The actions on a list. The object stays the same while the list is mounted. */
export interface ListActions {
  toggle(id: string): void;
  /** Closes a row, opens the next row and focuses its first control. Returns false if there is no next row. */
  openNext(index: number): boolean;
  move(from: number, to: number): void;
  remove(index: number): void;
  /** Adds items and opens the first one. With `index`, inserts the items there and closes all other rows. */
  add(values: readonly Value[], index?: number): void;
  /** Inserts items with closed rows. With `fill`, the first item is merged into the existing item at `index`. */
  paste(values: readonly Fields[], index: number, fill: boolean): void;
}

interface ListOptions {
  path: FieldPath;
  schema: FormSchema;
  write: ControlProps["write"];
  /** Returns the current title of an item. */
  nameOf(index: number): string;
  /** The element around the rows and the add button. */
  container: RefObject<HTMLElement | null>;
}

export function useList(list: ListOptions) {
  const { store } = useTools();
  const ids = useIds(list.path, list.schema);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  /** The ID of the first item that the last call of `add` added; `undefined` before the first call. */
  const [newId, setNewId] = useState<string>();
  /** A sentence about the last action, for screen readers. */
  const [announcement, setAnnouncement] = useState("");
  const latest = useLatest(list);
  /** Opens or focuses rows when the last action has changed the IDs. `added` has the ID of the first new item. */
  const pendingEffect = useRef<(added: readonly string[]) => void>(undefined);
  const previousIds = useRef(ids);
  const { container } = list;
  useEffect(() => {
    const added = ids.filter((id) => !previousIds.current.includes(id)).slice(0, 1);
    const applyPending = pendingEffect.current;
    previousIds.current = ids;
    pendingEffect.current = undefined;
    applyPending?.(added);
  }, [ids]);

  const actions = useMemo<ListActions>(() => {
    const announce = (index: number, message: string) =>
      setAnnouncement(`${latest.current.nameOf(index)}: ${message}.`);
    const currentItems = () => itemsOf(store.get(latest.current.path), latest.current.schema);
    const update = (change: (items: Value[]) => Value[]) => latest.current.write(change(currentItems()));
    return {
      toggle: (id) => setOpenIds((all) => toggleItem(all, id)),
      openNext(index) {
        const [current, next] = previousIds.current.slice(index);
        if (!next) return false;
        flushSync(() => setOpenIds((all) => [...all, next].filter((id) => id !== current)));
        const row = rowsIn(container.current)[index + 1];
        if (row) firstControl(row)?.focus();
        return true;
      },
      move(from, to) {
        announce(from, messages.form.place(to + 1, currentItems().length));
        update((items) => arrayMove(items, from, to));
      },
      remove(index) {
        announce(index, messages.form.outside);
        pendingEffect.current = () => focusRow(container.current, index);
        update((items) => items.toSpliced(index, 1));
      },
      add(values, index) {
        pendingEffect.current = (added) => {
          setOpenIds((all) => (index === undefined ? [...all, ...added] : added));
          setNewId(added[0]);
        };
        update((items) => items.toSpliced(index ?? items.length, 0, ...values));
      },
      paste(values, index, fill) {
        pendingEffect.current = () => focusRow(container.current, index + values.length - 1);
        setAnnouncement(messages.form.pasted(values.length));
        const [first = {}, ...rest] = values;
        update((items) => {
          const old = items[index];
          return items.toSpliced(index, fill ? 1 : 0, fill && isFields(old) ? { ...old, ...first } : first, ...rest);
        });
      },
    };
  }, [latest, store, container]);
  return { ids, openIds, newId, announcement, actions };
}

/** Returns the rows of the list in a container, without the rows of nested lists. */
export const rowsIn = (container: HTMLElement | null): HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>(":scope > [data-rows] > *") ?? []),
];

/** Focuses the row at an index, or else the last row. If the list is empty, focuses the add button. */
function focusRow(container: HTMLElement | null, index: number): void {
  const rows = rowsIn(container);
  const row = rows[Math.min(index, rows.length - 1)];
  const target =
    row?.querySelector("[data-main], input, textarea") ?? container?.querySelector(":scope > [data-add] button");
  if (target instanceof HTMLElement) target.focus();
}

/** Returns the IDs of the items. An item keeps its ID through every change of the list, including undo. */
function useIds(path: FieldPath, schema: FormSchema): readonly string[] {
  const { store } = useTools();
  const toIds = useMemo(() => createIdTracker(schema), [schema]);
  return useSyncExternalStore(store.subscribe, () => toIds(store.get(path)));
}

/**
 * Creates a function that returns the IDs of the items of a list. The function returns the same array until an item is
 * added, removed or moved.
 */
function createIdTracker(schema: FormSchema): (value: Value | undefined) => readonly string[] {
  let cached: ItemsWithIds & { value?: Value | undefined } = { items: [], ids: [] };
  return (value) => {
    if (value !== cached.value || cached.ids.length === 0) {
      const items = itemsOf(value, schema);
      cached = { value, items, ids: followIds(cached, items, () => crypto.randomUUID()) };
    }
    return cached.ids;
  };
}
