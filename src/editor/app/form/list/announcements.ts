/** What a screen reader hears while an item is moved by keyboard. */
import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import * as words from "#words";

export const INSTRUCTIONS = {
  draggable: words.form.howToMove,
};

/** `nameOf`: of an item, by its place, 0 first. */
export function announcementsOf(ids: readonly UniqueIdentifier[], nameOf: (index: number) => string): Announcements {
  const at = (id: UniqueIdentifier) => words.form.place(ids.indexOf(id) + 1, ids.length);
  const name = (id: UniqueIdentifier) => nameOf(ids.indexOf(id));
  const grabbed = (id: UniqueIdentifier) => words.form.grabbed(name(id), at(id));
  const back = (id: UniqueIdentifier) => words.form.back(name(id));
  return {
    onDragStart: ({ active }) => grabbed(active.id),
    onDragOver({ active, over }) {
      // It is over its own place as soon as it has been grabbed: other words would cut the first ones off.
      if (over?.id === active.id) return grabbed(active.id);
      return `${name(active.id)}: ${over ? at(over.id) : words.form.outside}.`;
    },
    onDragEnd: ({ active, over }) => (over ? words.form.dropped(name(active.id), at(over.id)) : back(active.id)),
    onDragCancel: ({ active }) => back(active.id),
  };
}
