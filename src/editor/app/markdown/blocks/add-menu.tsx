import { Menu, Portal, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";

interface AddMenuProps {
  blocks: readonly BlockForm[];
  onChoose: (block: BlockForm) => void;
  /** The button that opens the menu. */
  children: ReactNode;
}

/** Renders a menu of the blocks that a text can contain, each with a description. */
export function AddMenu({ blocks, onChoose, children }: AddMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="calc(100vw - 2rem)" width="22rem">
            {blocks.map((block) => (
              <Menu.Item key={block.name} value={block.name} display="block" onClick={() => onChoose(block)}>
                <Text fontWeight="medium">{block.form.title}</Text>
                <Text fontSize="xs" color="fg.muted">
                  {block.form.description}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
