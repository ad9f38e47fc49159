/** What a screen reader hears while an item is moved by keyboard. */
import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

export const INSTRUCTIONS = {
  draggable:
    "Para mover, apretá la barra espaciadora; con las flechas subís y bajás; con la barra otra vez lo dejás ahí, y con Escape vuelve a su lugar.",
};

/** `nameOf`: of an item, by its place, 0 first. */
export function announcementsOf(ids: readonly UniqueIdentifier[], nameOf: (index: number) => string): Announcements {
  const at = (id: UniqueIdentifier) => `lugar ${ids.indexOf(id) + 1} de ${ids.length}`;
  const name = (id: UniqueIdentifier) => nameOf(ids.indexOf(id));
  const grabbed = (id: UniqueIdentifier) => `Agarraste ${name(id)}, ${at(id)}.`;
  const back = (id: UniqueIdentifier) => `${name(id)} volvió a su lugar.`;
  return {
    onDragStart: ({ active }) => grabbed(active.id),
    onDragOver({ active, over }) {
      // It is over its own place as soon as it has been grabbed: other words would cut the first ones off.
      if (over?.id === active.id) return grabbed(active.id);
      return `${name(active.id)}: ${over ? at(over.id) : "fuera de la lista"}.`;
    },
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} quedó en el ${at(over.id)}.` : back(active.id)),
    onDragCancel: ({ active }) => back(active.id),
  };
}
