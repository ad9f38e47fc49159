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
  /** The body, and a footer where there is one. */
  children: ReactNode;
}

/** The frame of every dialog. It fills a narrow window. */
export function DialogFrame({ title, open, onClose, children, ...behaviour }: DialogFrameProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      // The focus may leave by itself, as when CodeMirror redraws its cursor: that does not close the dialog.
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

/** The form around the body and footer of a dialog. */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the dialog is not submitted.
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
  /** The element that gets the focus back where the one that opened the dialog is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A dialog with a body only. */
export function EditorDialog({ returnTo, children, ...frame }: EditorDialogProps) {
  return (
    <DialogFrame placement="center" {...frame} {...(returnTo && { finalFocusEl: () => returnTo.current })}>
      <Dialog.Body pb="6">{children}</Dialog.Body>
    </DialogFrame>
  );
}
