import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";

interface RoomDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Gets the focus back where what opened the dialog is gone, as the item of a menu is. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A question of the room, over everything else. */
export function RoomDialog({ title, open, onClose, returnTo, children }: RoomDialogProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      placement="center"
      {...(returnTo && { finalFocusEl: () => returnTo.current })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Cerrar" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
