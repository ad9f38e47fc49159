import { DialogFrame } from "../../layout/dialog-frame.tsx";
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
    <DialogFrame title="¿Qué se ve en la foto?" open onClose={onLeave} finalFocusEl={returnTo} scrollBehavior="inside">
      <PictureForm key={form.address} onLeave={onLeave} {...form} />
    </DialogFrame>
  );
}
