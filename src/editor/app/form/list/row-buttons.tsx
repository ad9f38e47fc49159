import { Flex, IconButton } from "@chakra-ui/react";
import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import type { Ref } from "react";
import * as messages from "#messages";
import { Icon } from "../icons.tsx";
import type { ListActions } from "./use-list.ts";

interface GripProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
}

export function Grip({ ref, name, attributes, listeners }: GripProps) {
  return (
    <IconButton
      ref={ref}
      {...attributes}
      {...listeners}
      aria-label={messages.form.move(name)}
      size="2xs"
      variant="ghost"
      color="fg.muted"
      cursor="grab"
      touchAction="none"
    >
      <Icon name="grip" />
    </IconButton>
  );
}

interface RowButtonsProps {
  index: number;
  count: number;
  title: string;
  isFixed: boolean;
  actions: ListActions;
}

export function RowButtons({ index, count, title, isFixed, actions }: RowButtonsProps) {
  return (
    <Flex data-quiet="" flexShrink="0" display={{ base: "contents", xl: "flex" }}>
      <Flex data-moves="" order={{ base: "1", xl: "0" }} flexBasis={{ base: "100%", xl: "auto" }} justify="end">
        <RowButton
          name="up"
          label={messages.form.up(title)}
          isDisabled={index === 0}
          onPress={() => actions.move(index, index - 1)}
        />
        <RowButton
          name="down"
          label={messages.form.down(title)}
          isDisabled={index === count - 1}
          onPress={() => actions.move(index, index + 1)}
        />
      </Flex>
      {!isFixed && (
        <RowButton name="remove" label={messages.form.removeNamed(title)} onPress={() => actions.remove(index)} />
      )}
    </Flex>
  );
}

interface RowButtonProps {
  name: "up" | "down" | "remove";
  label: string;
  isDisabled?: boolean;
  onPress(): void;
}

/**
 * Renders a button of a row. The attribute `aria-disabled` is used instead of `disabled`, because a button must keep
 * the focus after it has moved an item to the start or the end of the list.
 */
function RowButton({ name, label, isDisabled = false, onPress }: RowButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      size="2xs"
      variant="ghost"
      color="fg.muted"
      opacity={isDisabled ? 0.35 : undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={name} />
    </IconButton>
  );
}
