/** Renders a list of rows that can be moved with the pointer or the keyboard. */
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

/** A press becomes a drag after the pointer has moved by `distance`, in pixels. */
const POINTER_OPTIONS = { activationConstraint: { distance: 4 } };
const KEYBOARD_OPTIONS = { coordinateGetter: sortableKeyboardCoordinates };

export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS), useSensor(KeyboardSensor, KEYBOARD_OPTIONS));
  const announcements = announcementsOf(ids, nameOf);
  const items = useMemo(() => [...ids], [ids]);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Flex data-rows="" direction="column" {...(ids.length > 0 && FRAME)}>
          {children}
        </Flex>
      </SortableContext>
    </DndContext>
  );
}

const INSTRUCTIONS = {
  draggable: messages.form.howToMove,
};

/** Returns the announcements for screen readers while an item is moved. */
function announcementsOf(ids: readonly UniqueIdentifier[], nameOf: (index: number) => string): Announcements {
  const positionOf = (id: UniqueIdentifier) => messages.form.place(ids.indexOf(id) + 1, ids.length);
  const nameById = (id: UniqueIdentifier) => nameOf(ids.indexOf(id));
  const grabMessage = (id: UniqueIdentifier) => messages.form.grabbed(nameById(id), positionOf(id));
  const returnMessage = (id: UniqueIdentifier) => messages.form.back(nameById(id));
  return {
    onDragStart: ({ active }) => grabMessage(active.id),
    onDragOver({ active, over }) {
      // A grabbed item is at first over its own place. The message of `onDragStart` is repeated then, because another
      // message would interrupt it.
      if (over?.id === active.id) return grabMessage(active.id);
      return `${nameById(active.id)}: ${over ? positionOf(over.id) : messages.form.outside}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? messages.form.dropped(nameById(active.id), positionOf(over.id)) : returnMessage(active.id),
    onDragCancel: ({ active }) => returnMessage(active.id),
  };
}
