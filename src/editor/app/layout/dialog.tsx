import { Dialog } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { DialogFrame } from "./dialog-frame.tsx";

interface EditorDialogProps {
  title: string;
  size?: "md" | "lg";
  open: boolean;
  onClose: () => void;
  /** Gets the focus back where what opened the dialog is gone, as the item of a menu is. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A question of the editor. */
export function EditorDialog({ returnTo, children, ...frame }: EditorDialogProps) {
  return (
    <DialogFrame placement="center" {...frame} {...(returnTo && { finalFocusEl: () => returnTo.current })}>
      <Dialog.Body pb="6">{children}</Dialog.Body>
    </DialogFrame>
  );
}
