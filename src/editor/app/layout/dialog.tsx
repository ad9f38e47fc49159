import { chakra, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { FormEvent, ReactNode, RefObject } from "react";
import * as messages from "#messages";
import { VISIBLE } from "./visible-height.ts";

type Behaviour = Pick<
  Dialog.RootProps,
  "size" | "placement" | "scrollBehavior" | "initialFocusEl" | "finalFocusEl" | "onExitComplete"
>;

interface DialogFrameProps extends Behaviour {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Its body, and its buttons where they stand below. */
  children: ReactNode;
}

/** A dialog of the editor, over everything else. It fills a narrow window. */
export function DialogFrame({ title, open, onClose, children, ...behaviour }: DialogFrameProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      // The focus may leave on its own, as to a text that draws its cursor anew; that is no answer.
      onFocusOutside={(event) => event.preventDefault()}
      {...behaviour}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...VISIBLE}>
          <Dialog.Content mdDown={WHOLE}>
            <Dialog.Header pe="12">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={messages.frame.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const WHOLE = { maxW: "full", minH: "full", my: "0", rounded: "none" };

/** Around the body and the buttons of a dialog that is sent. */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog is not the one that is sent.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <chakra.form display="contents" onSubmit={submit} noValidate>
      {children}
    </chakra.form>
  );
}

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
