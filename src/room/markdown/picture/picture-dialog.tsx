import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { PictureForm } from "./picture-form.tsx";

interface PictureDialogProps {
  /** Address of the picture. */
  address: string;
  /** How many follow it. */
  more: number;
  onPlace: (description: string) => void;
  /** It is not placed. */
  onLeave: () => void;
  /** What gets the focus afterwards. */
  returnTo: () => HTMLElement | null;
}

/** Asks what a picture shows before it is placed in a text; it stays open for the next. */
export function PictureDialog({ onLeave, returnTo, ...form }: PictureDialogProps) {
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onLeave()} finalFocusEl={returnTo} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>¿Qué se ve en la foto?</Dialog.Title>
            </Dialog.Header>
            <PictureForm key={form.address} onLeave={onLeave} {...form} />
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Cerrar" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
