/** A list of rows that can be moved by pointer and keyboard. */
import { Flex } from "@chakra-ui/react";
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useId, useMemo } from "react";
import * as messages from "#messages";

interface SortableListProps {
  ids: readonly string[];
  /** Returns the title of an item. */
  nameOf(index: number): string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

const FRAME = { borderWidth: "1px", borderColor: "border", rounded: "md", background: "bg" } as const;

/** A press becomes a drag when the pointer has moved by this `distance` in pixels. */
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYBOARD));
  const announcements = announcementsOf(ids, nameOf);
  const items = useMemo(() => [...ids], [ids]);
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={end}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Flex data-rows="" direction="column" {...(ids.length > 0 && FRAME)}>
          {children}
        </Flex>
      </SortableContext>
    </DndContext>
  );
}

/** Instructions for screen readers. */
const INSTRUCTIONS = {
  draggable: messages.form.howToMove,
};

/** Announcements for screen readers while an item is moved. */
function announcementsOf(ids: readonly UniqueIdentifier[], nameOf: (index: number) => string): Announcements {
  const at = (id: UniqueIdentifier) => messages.form.place(ids.indexOf(id) + 1, ids.length);
  const name = (id: UniqueIdentifier) => nameOf(ids.indexOf(id));
  const grabbed = (id: UniqueIdentifier) => messages.form.grabbed(name(id), at(id));
  const back = (id: UniqueIdentifier) => messages.form.back(name(id));
  return {
    onDragStart: ({ active }) => grabbed(active.id),
    onDragOver({ active, over }) {
      // An item is initially over its own place. The message of `onDragStart` is returned again, because another
      // message would interrupt it.
      if (over?.id === active.id) return grabbed(active.id);
      return `${name(active.id)}: ${over ? at(over.id) : messages.form.outside}.`;
    },
    onDragEnd: ({ active, over }) => (over ? messages.form.dropped(name(active.id), at(over.id)) : back(active.id)),
    onDragCancel: ({ active }) => back(active.id),
  };
}
