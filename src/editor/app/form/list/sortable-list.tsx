/** Rows that are moved by pointer and by keyboard. */
import { Flex } from "@chakra-ui/react";
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useId, useMemo } from "react";
import { announcementsOf, INSTRUCTIONS } from "./announcements.ts";

interface SortableListProps {
  ids: readonly string[];
  /** The name of the item in a sentence. */
  nameOf(index: number): string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

const FRAME = { borderWidth: "1px", borderColor: "border", rounded: "md", background: "bg" } as const;

/** A press that moves less is a press. */
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
